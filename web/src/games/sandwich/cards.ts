/** The cards of the deck as the board shows them: their pictures, and what is to be seen on them. */
import type { Section } from '../../board/Icon.svelte'
import type { Words } from '../../wire/words'
import type { Base, Deck, Ingredient } from './types.gen'

export type Family = Ingredient['family']

/** All that the set of pictures draws; the cards of a deck of one's own may have others. */
const DRAWN = new Set(
  `apple asparagus aubergine avocado bacon banana beetroot blue-cheese butter button-mushrooms camembert cheese chilli
  chocolate chorizo crab cream-cheese cucumber fig gherkin goat-cheese grapes grated-carrot ham hard-boiled-egg honey jam
  ketchup kiwi lettuce marinated-anchovies mayonnaise melon mozzarella mussels mustard nut-nougat-spread olives orange
  parma-ham pate peanut-butter pear pesto pineapple radish red-pepper roast-beef roast-chicken rocket sardines sauerkraut
  sausage shrimp smoked-salmon spinach strawberry sweetcorn tuna walnuts wasabi`.split(/\s+/),
)
const ELSEWHERE: Record<string, Picture> = {
  tomato: { of: 'veggies', name: 'tomato' },
  onion: { of: 'veggies', name: 'onion' },
}
/** What stands for a card that nobody has drawn. */
const FAMILIES: Record<Family, Picture> = {
  vegetable: { of: 'symbols', name: 'lettuce-cabbage' },
  fruit: { of: 'sandwich', name: 'apple' },
  meat: { of: 'symbols', name: 'beef' },
  sea: { of: 'symbols', name: 'fish' },
  dairy: { of: 'symbols', name: 'dairies' },
  sauce: { of: 'symbols', name: 'sauces' },
  sweets: { of: 'symbols', name: 'stuff' },
}
const BASES = new Set(['bread', 'pizza', 'crepe', 'salad', 'pita', 'wok'])

export interface Picture {
  of: Section
  name: string
}

export function picture(id: string, family: Family): Picture {
  if (DRAWN.has(id)) return { of: 'sandwich', name: id }
  return ELSEWHERE[id] ?? FAMILIES[family]
}

export function basePicture(id: string): Picture {
  return BASES.has(id) ? { of: 'bases', name: `base-${id}` } : { of: 'marks', name: 'plate' }
}

/** A card of the deck. One that the deck has not is shown all the same: by its id. */
export function ingredient(deck: Deck, id: string): Ingredient {
  const found = deck.ingredient.find((card) => card.id === id)
  return found ?? { id, name: { en: id, fr: id }, family: 'vegetable', taste: {}, spoils: 0, source: 'house', house: [] }
}

export function base(deck: Deck, id: string): Base | undefined {
  return deck.base.find((one) => one.id === id)
}

/** As a title: "Parma ham", "Œufs". */
export function capital(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}

export const called = (words: Words, id: string): string => String(words.fact('ingredient', id))

export { longest } from '../../board/longest'

/** Several cards in words: "tomato, ham and honey". */
export const calledAll = (words: Words, ids: readonly string[]): string => String(words.fact('ingredient', [...ids]))

/** A theme: one of the deck, or the table's own words, which are never taken for a key. */
export function themeName(words: Words, deck: Deck, theme: string): string {
  return deck.theme.some((one) => one.id === theme) ? String(words.fact('theme', theme)) : theme
}

/** Things that may be twice, each with a key of its own. */
export function keyed(ids: readonly string[], seen: Map<string, number> = new Map()): Slice[] {
  return ids.map((id) => {
    const before = seen.get(id) ?? 0
    seen.set(id, before + 1)
    return { id, key: before ? `${id}#${before + 1}` : id }
  })
}

export interface Slice {
  id: string
  key: string
}
