/** The boards, each fetched when its table is opened. Adding a game is adding its folder here and a line. */
import type { Component } from 'svelte'
import type { Pick, Seating, Told } from '../board/seating'

// Each board knows its own records; what is common to all handles any.
export type AnySeating = Seating<any, any, any, any, any>

export interface GameBoard {
  /** The whole table: the middle, one's own place, the rivals. */
  Board: Component<{ seating: AnySeating }>
  /** What is wanted of this seat now, in a sentence; nothing where it only waits. */
  wanted: (seating: AnySeating) => string
  /** What a rush game counts down to, if it is about to begin; null otherwise. */
  sounds?: (event: Told) => 'dice' | 'card' | 'good' | null
}

export const BOARDS: Record<string, () => Promise<GameBoard>> = {
  'chicken-fried-dice': () => import('./chicken-fried-dice'),
  'diced-veggies': () => import('./diced-veggies'),
  sandwich: () => import('./sandwich'),
  'slice-and-dice': () => import('./slice-and-dice'),
}

export type { Pick, Told }
