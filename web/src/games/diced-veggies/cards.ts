/** The deck, found by name; and its cards in words. */
import type { Words } from '../../wire/words'
import type { Deck, Die, Hype, Placed, Recipe } from './types.gen'

export type Type = Die['type']

/** In the order in which everything is shown. */
export const TYPES: readonly Type[] = ['carrot', 'mushroom', 'onion', 'pepper', 'tomato']

const index = new WeakMap<Deck, { recipes: Map<string, Recipe>; hypes: Map<string, Hype> }>()

function indexed(deck: Deck) {
  let found = index.get(deck)
  if (!found) {
    const byId = <Card extends { id: string }>(cards: Card[]) => new Map(cards.map((card) => [card.id, card]))
    found = { recipes: byId(deck.recipe), hypes: byId(deck.hype) }
    index.set(deck, found)
  }
  return found
}

export const recipeOf = (deck: Deck, id: string): Recipe | undefined => indexed(deck).recipes.get(id)
export const hypeOf = (deck: Deck, id: string): Hype | undefined => indexed(deck).hypes.get(id)

/** What a Hype asks for and what it gives: the twin of cardtext.py, so screen, terminal and paper say the same. */
export function hypeText(card: Hype, words: Words): { asks: string; gives: string } {
  const asks: string[] = []
  for (const [name, value] of Object.entries(card.if)) {
    if (value === null || (Array.isArray(value) && value.length === 0)) continue
    asks.push(words.say(`if-${name.replaceAll('_', '-')}`, { [name]: value }))
  }
  if (card.extra !== null) asks.push(words.say(`extra-${card.extra}`))
  const gives: string[] = []
  if (card.stars || card.each === null) gives.push(words.say('gives-stars', { stars: card.stars }))
  if (card.each !== null) gives.push(words.say(`gives-each-${card.each.of}`, { stars: card.each.stars }))
  if (card.bonus !== null) {
    gives.push(words.say('gives-bonus', { stars: card.bonus.stars, type: card.bonus.asks_for }))
  }
  // No "and" between them: "numbers include 4 and one extra onion" would be read wrongly.
  return { asks: asks.join(' · ') || words.say('if-nothing'), gives: words.row(gives) }
}

/** The whole sentence. */
export const hypeSays = (card: Hype, words: Words): string => words.say('hype-says', hypeText(card, words))

/** A Hype by its name; no line ends between it and the place of the dish. */
export const hypeName = (hype: string, words: Words): string =>
  words.say(`hype-${hype}`).replace(' …', '\u00a0…').replace('… ', '…\u00a0')

/** A dish with its Hype round its name: "Scrumptious Paella". */
export function dishName(recipe: string, hype: string | null, words: Words): string {
  const dish = words.say(`recipe-${recipe}`)
  return hype === null ? dish : words.say(`hype-${hype}`).replace('…', () => dish)
}

/** The marks of a recipe: one for each ingredient. */
export function marksOf(needs: Record<string, number>): Type[] {
  return TYPES.flatMap((type) => Array<Type>(needs[type] ?? 0).fill(type))
}

/** Which marks are met by these dice: those of a kind from the first one on. */
export function met(needs: Record<string, number>, dice: readonly Pick<Die, 'type'>[]): boolean[] {
  const left = new Map<string, number>()
  for (const die of dice) left.set(die.type, (left.get(die.type) ?? 0) + 1)
  return marksOf(needs).map((type) => {
    const there = left.get(type) ?? 0
    left.set(type, there - 1)
    return there > 0
  })
}

/** Dice grouped by what they are, low numbers first. */
export function grouped<D extends Die | Placed>(dice: readonly D[]): { type: Type; dice: D[] }[] {
  return TYPES.map((type) => ({
    type,
    dice: dice.filter((die) => die.type === type).sort((a, b) => a.number - b.number || a.id - b.id),
  }))
}

export const dieName = (die: Pick<Die, 'type' | 'number'>, words: Words): string =>
  words.say('die-of', { type: die.type, number: die.number })
