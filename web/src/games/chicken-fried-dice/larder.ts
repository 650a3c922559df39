/** What is printed on cards, trucks and boards, found by name, and how ingredients and flavours look. */
import type { Customer, Deck, PicnicTable, Track, TruckCard, TruckView } from './types.gen'

export const INGREDIENTS = ['tofu', 'peppers', 'broccoli', 'eggplant', 'citrus'] as const
export type Ingredient = (typeof INGREDIENTS)[number]
export const FLAVOURS = ['savoury', 'sweet', 'spicy', 'sour'] as const
export type Flavour = (typeof FLAVOURS)[number]
export const STATIONS = ['prep', 'sauce', 'toss', 'chop'] as const
export type Station = (typeof STATIONS)[number]

/** An X on a space, as the view writes it. */
export const CROSSED = 7
export const ROUNDS = 5
/** The dice everybody plucks in a round. */
export const TO_PLUCK = 4
/** CF-14: how often a station serves at each level. */
export const USES: Record<string, readonly number[]> = { sauce: [1, 2, 3], toss: [3, 5, 7], chop: [1, 2, 3] }

/** CF-R18: seconds for plucking in a rush, where the table has not settled it otherwise. */
const RUSH_SECONDS = 180

/** How much of the sand is left, as a part of all there was. */
export const sand = (left: number, clock: number | null | undefined): number => Math.min(1, left / (1000 * (clock ?? RUSH_SECONDS)))

/** Paper colours, the same in any light; a picture stands on each. */
export const TONE: Record<string, string> = {
  tofu: '#f1e6cf',
  peppers: '#ea6a55',
  broccoli: '#78b562',
  eggplant: '#a98bdb',
  citrus: '#f3c73c',
  wild: '#b9c6cf',
  savoury: '#c59a77',
  sweet: '#ec9db9',
  spicy: '#ea6a55',
  sour: '#c3d24f',
  'any-flavour': '#a9d3cf',
}

const byId = new WeakMap<Deck, Map<string, Customer>>()

/** A customer's card. */
export function customer(deck: Deck, id: string): Customer {
  let known = byId.get(deck)
  if (!known) {
    known = new Map([...deck.starter, ...deck.customer].map((card) => [card.id, card]))
    byId.set(deck, known)
  }
  return known.get(id)!
}

export const truckCard = (deck: Deck, id: string): TruckCard => deck.truck.find((card) => card.id === id)!

/** The four tracks in the order of the printed menu. */
export const tracks = (deck: Deck): Track[] => FLAVOURS.map((flavour) => deck.track.find((one) => one.flavour === flavour)!)

/** The colours of a prep station: at level 2 only the first one stays (CF-14, CF-R6). */
export function prepColours(deck: Deck, truck: TruckView): readonly (Ingredient | 'wild')[] {
  const printed = truckCard(deck, truck.truck!).prep
  return truck.levels.prep === 2 ? [printed[0]!, 'wild', 'wild'] : printed
}

export const spotsOf = (table: PicnicTable): string[] => Array.from({ length: table.spaces }, (_, n) => `${table.id}-${n + 1}`)

/** The number that a tip condition asks for on a space (counted from 0), if there is one. */
export const tipAt = (card: Customer, space: number): number | undefined => card.tips.find((tip) => tip.space === space + 1)?.number

/** Whether everybody orders the black dice in a round: those left over when all have been Head Chef equally often (CF-9). */
export const chefsChoice = (round: number, seats: number): boolean => round > ROUNDS - (ROUNDS % seats)

/** A star of the reviews: how many of its segments are filled. */
export function filled(segments: number, star: number, each: number): number {
  return Math.max(0, Math.min(each, segments - star * each))
}
