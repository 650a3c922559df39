import type { Component } from 'svelte'
import type { AnySeating, GameBoard, Told } from '..'
import BoardOfThisGame from './Board.svelte'
import { wanted as wantedHere } from './wanted'

export const Board = BoardOfThisGame as Component<{ seating: AnySeating }>
export const wanted: GameBoard['wanted'] = wantedHere

const SOUNDS: Record<string, 'dice' | 'card' | 'good'> = {
  rolled: 'dice',
  rerolled: 'dice',
  used: 'card',
  'got-utensil': 'card',
  'got-unseen': 'card',
  cooked: 'good',
  'took-marker': 'good',
}
export const sounds = (event: Told): 'dice' | 'card' | 'good' | null => SOUNDS[event.told] ?? null
