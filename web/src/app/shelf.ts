/** The four boxes on the shelf: what can be said of them before anything is fetched. */

export interface Boxed {
  game: string
  players: [number, number]
  /** For a table that one person opens in a click. */
  usual: number
  minutes: [number, number]
  /** How much there is to think about, of five. */
  weight: number
  /** The options that decide most, shown first. */
  first: readonly string[]
}

export const SHELF: readonly Boxed[] = [
  { game: 'diced-veggies', players: [2, 4], usual: 3, minutes: [30, 45], weight: 2, first: ['edition', 'plain'] },
  { game: 'slice-and-dice', players: [2, 4], usual: 3, minutes: [45, 75], weight: 3, first: ['coop', 'length'] },
  { game: 'chicken-fried-dice', players: [2, 5], usual: 3, minutes: [40, 60], weight: 3, first: ['mode'] },
  { game: 'sandwich', players: [3, 21], usual: 4, minutes: [15, 30], weight: 1, first: ['market', 'base', 'theme'] },
]
