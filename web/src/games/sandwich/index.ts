import type { Component } from 'svelte'
import type { AnySeating, GameBoard } from '..'
import BoardOfThisGame from './Board.svelte'
import { wanted as wantedHere } from './wanted'

export const Board = BoardOfThisGame as Component<{ seating: AnySeating }>
export const wanted: GameBoard['wanted'] = wantedHere

const SOUNDS: Record<string, 'card' | 'good'> = { flipped: 'card', grabbed: 'card', opened: 'card', scored: 'good' }
export const sounds: GameBoard['sounds'] = (event) => SOUNDS[event.told] ?? null
