// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.

export interface About {
  id: string
  game: 'diced-veggies'
  name: Name
}

export interface Began {
  told: 'began'
  seat: number
}

export interface Bonus {
  asks_for: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  stars: number
}

export interface ChefChanged {
  told: 'chef-changed'
  seat: number
  die: Die
  now: Die
}

export interface Condition {
  total_at_least: number | null
  total_at_most: number | null
  all: 'different' | 'even' | 'in-a-row' | 'odd' | 'same' | null
  includes: number[]
  each_at_least: number | null
  each_at_most: number | null
  alike: number | null
  pairs: number | null
  ingredients_at_least: number | null
  ingredients_at_most: number | null
  types_at_least: number | null
  asks_for: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato' | null
  cooked_at_least: number | null
}

export interface Cook {
  do: 'cook'
  recipe: string
}

export interface Cooked {
  told: 'cooked'
  seat: number
  recipe: string
  hype: string | null
  dice: Die[]
}

export interface Cut {
  do: 'cut'
  corner: 'ne' | 'nw' | 'se' | 'sw'
  rows: number
  columns: number
}

export interface Deck {
  deck: About
  recipe: Recipe[]
  hype: Hype[]
}

export interface Die {
  id: number
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
}

export interface DiscardDie {
  do: 'discard-die'
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
}

export interface DiscardHype {
  do: 'discard-hype'
  hype: string
}

export interface DiscardRecipe {
  do: 'discard-recipe'
  recipe: string
}

export interface DiscardedDie {
  told: 'discarded-die'
  seat: number
  die: Die
}

export interface DiscardedHype {
  told: 'discarded-hype'
  seat: number
  hype: string
}

export interface DiscardedRecipe {
  told: 'discarded-recipe'
  seat: number
  recipe: string
}

export interface Dish {
  recipe: string
  hype: string | null
}

export interface DrawHype {
  do: 'draw-hype'
}

export interface DrawRecipe {
  do: 'draw-recipe'
}

export interface DrewHype {
  told: 'drew-hype'
  seat: number
  hype: string
}

export interface DrewRecipe {
  told: 'drew-recipe'
  seat: number
  recipe: string
}

export interface DrewSomeHype {
  told: 'drew-some-hype'
  seat: number
}

export interface Each {
  of: 'carrot' | 'ingredient' | 'mushroom' | 'onion' | 'other-hype' | 'other-recipe' | 'pepper' | 'recipe-star' | 'same-size' | 'tomato' | 'type'
  stars: number
}

export interface EndComes {
  told: 'end-comes'
  seat: number
}

export interface Ended {
  told: 'ended'
}

export interface Hidden {
  told: 'hidden'
}

export interface Hype {
  id: string
  name: Name
  if: Condition
  extra: 'any' | 'carrot' | 'double' | 'mushroom' | 'onion' | 'pepper' | 'tomato' | null
  stars: number
  each: Each | null
  bonus: Bonus | null
  source: 'house' | 'printed'
  house: string[]
}

export interface Kitchen {
  dice: Die[]
  recipes: string[]
  hypes: number
  chef: boolean
  cooked: Dish[]
  plate: Plate | null
}

export interface LastCooking {
  told: 'last-cooking'
}

export interface Name {
  en: string
  fr: string
}

export interface Options {
  edition?: 'en' | 'fr'
  plain?: boolean
  recipes?: 4 | 5 | 6
  cut?: 'ten' | 'three'
  first?: number | null
  deck?: Deck | null
}

export interface Placed {
  id: number
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
  row: number
  column: number
}

export interface Plate {
  recipe: string
  dice: Die[]
  hype: string | null
  asks: Record<string, number>
}

export interface Plated {
  told: 'plated'
  seat: number
  die: Die
}

export interface PlayHype {
  do: 'play-hype'
  hype: string
}

export interface Recipe {
  id: string
  name: Name
  needs: Record<string, number>
  stars: number
  source: 'house' | 'printed'
  house: string[]
}

export interface Renumber {
  do: 'renumber'
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
  to: number
}

export interface Reshuffled {
  told: 'reshuffled'
  deck: 'hype' | 'recipe'
}

export interface Restock {
  do: 'restock'
}

export interface Restocked {
  told: 'restocked'
  seat: number
  block: Placed[]
  chefs: boolean
}

export interface Retype {
  do: 'retype'
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
  to: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
}

export interface Serve {
  do: 'serve'
}

export interface Spend {
  do: 'spend'
  type: 'carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato'
  number: number
}

export interface StopCooking {
  do: 'stop-cooking'
}

export interface TakeAll {
  do: 'take-all'
}

export interface TakeRecipe {
  do: 'take-recipe'
  recipe: string
}

export interface Took {
  told: 'took'
  seat: number
  dice: Die[]
  total: number
}

export interface TookRecipe {
  told: 'took-recipe'
  seat: number
  recipe: string
  refill: string | null
}

export interface View {
  me: number | null
  to_act: number[]
  turn: number
  steps: ('card' | 'cook' | 'cut' | 'extra' | 'limits' | 'plate' | 'serve' | 'wait')[]
  turns: number
  edition: 'en' | 'fr'
  plain: boolean
  goal: number
  cut: 'ten' | 'three'
  block: Placed[]
  missing: ('carrot' | 'mushroom' | 'onion' | 'pepper' | 'tomato')[]
  restocked: boolean
  spent: Die[]
  kitchens: Kitchen[]
  hypes: string[]
  display: string[]
  recipe_deck: number
  recipe_discards: string[]
  hype_deck: number
  hype_discards: string[]
  ender: number | null
  last_cooking: boolean
  over: boolean
  stars: number[]
}

export type Action =
  | Restock
  | Cut
  | TakeAll
  | Cook
  | Spend
  | Retype
  | Renumber
  | PlayHype
  | Serve
  | StopCooking
  | DrawHype
  | DrawRecipe
  | TakeRecipe
  | DiscardDie
  | DiscardRecipe
  | DiscardHype

export type Event =
  | Began
  | Restocked
  | Took
  | Plated
  | ChefChanged
  | Cooked
  | DrewHype
  | DrewSomeHype
  | DrewRecipe
  | TookRecipe
  | Reshuffled
  | DiscardedDie
  | DiscardedRecipe
  | DiscardedHype
  | EndComes
  | LastCooking
  | Ended
  | Hidden
