import type { Component } from 'svelte'
import type { AnySeating, GameBoard } from '..'
import BoardOfThisGame from './Board.svelte'
import { wanted as wantedHere } from './wanted'

export const Board = BoardOfThisGame as Component<{ seating: AnySeating }>
export const wanted: GameBoard['wanted'] = wantedHere
export const sounds: GameBoard['sounds'] = { flipped: 'card', grabbed: 'card', opened: 'card', scored: 'good' }
