/** The boards, each fetched when its table is opened. Adding a game is adding its folder here and a line. */
import type { Component } from 'svelte'
import type { Seating } from '../board/seating'

// Each board knows its own records; what is common to all handles any.
export type AnySeating = Seating<any, any, any, any, any>

export type Noise = 'dice' | 'card' | 'good'

export interface GameBoard {
  /** The whole table: the middle, one's own place, the rivals. */
  Board: Component<{ seating: AnySeating }>
  /** What is wanted of this seat now, in a sentence; nothing where it only waits. */
  wanted: (seating: AnySeating) => string
  /** What events sound like, by what they tell; most are silent. */
  sounds: Readonly<Record<string, Noise>>
}

export const BOARDS: Record<string, () => Promise<GameBoard>> = {
  'chicken-fried-dice': () => import('./chicken-fried-dice'),
  'diced-veggies': () => import('./diced-veggies'),
  sandwich: () => import('./sandwich'),
  'slice-and-dice': () => import('./slice-and-dice'),
}
