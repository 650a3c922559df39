// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.

export interface About {
  id: string
  game: 'sandwich'
  name: Name
}

export interface Announced {
  told: 'announced'
  ingredient: string
}

export interface Answered {
  told: 'answered'
  seat: number
  another: boolean
}

export interface Award {
  do: 'award'
  plate: 'a' | 'b' | 'c' | 'd'
}

export interface Base {
  id: string
  name: Name
  on: Name
  source: 'house' | 'printed'
  house: string[]
}

export interface Cook {
  seat: number
  points: number
  deck: number
  pile: number
  lines: number[]
  handed_over: boolean
}

export interface Deck {
  deck: About
  ingredient: Ingredient[]
  theme: Theme[]
  base: Base[]
}

export interface Dish {
  plate: 'a' | 'b' | 'c' | 'd'
  cards: string[]
  cook: number | null
  pitch: string | null
}

export interface Ended {
  told: 'ended'
}

export interface FittedBest {
  told: 'fitted-best'
  seat: number
  plate: 'a' | 'b' | 'c' | 'd'
}

export interface Flipped {
  told: 'flipped'
  flip: number
  ingredient: string[]
}

export interface GameBegan {
  told: 'game-began'
  game: number
  games: number
  to_the_right: boolean
}

export interface GameEnded {
  told: 'game-ended'
  game: number
  points: number[]
}

export interface Grab {
  do: 'grab'
  ingredient: string
}

export interface Grabbed {
  told: 'grabbed'
  seat: number
  ingredient: string
  passing: 1
}

export interface HandOver {
  do: 'hand-over'
  order: '12' | '123' | '1234' | '1243' | '132' | '1324' | '1342' | '1423' | '1432' | '21' | '213' | '2134' | '2143' | '231' | '2314' | '2341' | '2413' | '2431' | '312' | '3124' | '3142' | '321' | '3214' | '3241' | '3412' | '3421' | '4123' | '4132' | '4213' | '4231' | '4312' | '4321'
}

export interface HandedOver {
  told: 'handed-over'
  seat: number
}

export interface Hidden {
  told: 'hidden'
}

export interface Ingredient {
  id: string
  name: Name
  family: 'dairy' | 'fruit' | 'meat' | 'sauce' | 'sea' | 'sweets' | 'vegetable'
  taste: Record<string, number>
  spoils: 0 | 1 | 2
  source: 'house' | 'printed'
  house: string[]
}

export interface KeepQuiet {
  do: 'keep-quiet'
}

export interface KeptQuiet {
  told: 'kept-quiet'
  seat: number
}

export interface Leader {
  seat: number
}

export interface Mine {
  loose: string[]
  pending: string | null
  sandwiches: string[][]
  receivers: number[]
  served: Served[]
}

export interface Name {
  en: string
  fr: string
}

export interface Offer {
  ingredient: string
  seat: number
}

export interface Opened {
  told: 'opened'
  seat: number
  dishes: Dish[]
}

export interface Options {
  copies?: 1 | 2 | 3
  games?: number
  market?: 'calm' | 'rush'
  bleah?: boolean
  express?: boolean
  failure?: boolean
  pitch?: boolean
  twister?: boolean
  base?: string
  theme?: string
  own_theme?: string
  younger?: 'every' | 'first' | 'off'
  first_taster?: number
  cooks?: 'hidden' | 'named' | 'usual'
  taster_clock?: number
  ties?: 'ask' | 'share'
  deck?: Deck | null
}

export interface Pitch {
  do: 'pitch'
  text: string
}

export interface Pitched {
  told: 'pitched'
  seat: number
  plate: 'a' | 'b' | 'c' | 'd'
  text: string
}

export interface PitchedUnnamed {
  told: 'pitched-unnamed'
  plate: 'a' | 'b' | 'c' | 'd'
  text: string
}

export interface PlayOn {
  do: 'play-on'
}

export interface PreparationBegan {
  told: 'preparation-began'
}

export interface Put {
  do: 'put'
  ingredient: string
  sandwich: number
}

export interface PutOnLine {
  told: 'put-on-line'
  seat: number
  sandwich: number
  passing: 1
}

export interface Rank {
  do: 'rank'
  order: 'ab' | 'abc' | 'abcd' | 'abdc' | 'acb' | 'acbd' | 'acdb' | 'adbc' | 'adcb' | 'ba' | 'bac' | 'bacd' | 'badc' | 'bca' | 'bcad' | 'bcda' | 'bdac' | 'bdca' | 'cab' | 'cabd' | 'cadb' | 'cba' | 'cbad' | 'cbda' | 'cdab' | 'cdba' | 'dabc' | 'dacb' | 'dbac' | 'dbca' | 'dcab' | 'dcba'
}

export interface Ranked {
  told: 'ranked'
  seat: number
  plate: ('a' | 'b' | 'c' | 'd')[]
}

export interface Scored {
  told: 'scored'
  seat: number
  plate: 'a' | 'b' | 'c' | 'd'
  ingredient: string[]
  points: number
}

export interface Served {
  to: number
  cards: string[]
}

export interface ShareVictory {
  do: 'share-victory'
}

export interface StoodIn {
  told: 'stood-in'
  seat: number
  why: 'favourite' | 'loathed' | 'love' | 'relief' | 'theme' | 'too-little' | 'too-much'
  quality: string
  ingredient: string[]
}

export interface TakeBack {
  do: 'take-back'
  ingredient: string
}

export interface Tasted {
  game: number
  taster: number
  bleah: boolean
  failure: boolean
  theme: string | null
  verdicts: Verdict[]
  stand_in: boolean
}

export interface Tasting {
  taster: number
  dishes: Dish[]
  order: string
  waiting: number[]
  praising: 'a' | 'b' | 'c' | 'd' | null
}

export interface Theme {
  id: string
  name: Name
  fits: Record<string, number>
  source: 'house' | 'printed'
  house: string[]
}

export interface ThemeSet {
  told: 'theme-set'
  theme: string
}

export interface TieAsked {
  told: 'tie-asked'
  leaders: Leader[]
}

export interface Verdict {
  cards: string[]
  cook: number
  points: number
  bonus: boolean
}

export interface View {
  me: number | null
  to_act: number[]
  phase: 'award' | 'market' | 'over' | 'pitch' | 'preparation' | 'ranking' | 'tie'
  game: number
  games: number
  market: 'calm' | 'rush'
  bleah: boolean
  express: boolean
  failure: boolean
  pitch: boolean
  hidden: boolean
  to_the_right: boolean
  base: string
  theme: string | null
  own_theme: string
  announced: string | null
  sandwiches: number
  size: number
  worth: number[]
  flip: number
  flips: number
  middle: Offer[]
  taken: number[]
  cooks: Cook[]
  mine: Mine | null
  tasting: Tasting | null
  history: Tasted[]
  asked: number[]
  deadline: number | null
}

export type Action =
  | Grab
  | Put
  | TakeBack
  | HandOver
  | KeepQuiet
  | Rank
  | Award
  | PlayOn
  | ShareVictory
  | Pitch

export type Event =
  | GameBegan
  | ThemeSet
  | Announced
  | Flipped
  | Grabbed
  | PutOnLine
  | PreparationBegan
  | HandedOver
  | Opened
  | Pitched
  | PitchedUnnamed
  | KeptQuiet
  | StoodIn
  | Ranked
  | Scored
  | FittedBest
  | GameEnded
  | TieAsked
  | Answered
  | Ended
  | Hidden
