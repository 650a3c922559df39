import type { Seating } from '../../board/seating'
import type { Action, Deck, Event, Options, View } from './types.gen'

export type Seat = Seating<View, Action, Event, Deck, Options>

/** What is wanted of this seat now, in a sentence. */
export function wanted(seating: Seat): string {
  const { view, legal, words } = seating
  if (!words || !legal.length) return ''
  if (view.phase === 'cook' && !legal.some((pick) => pick.do === 'roll')) return words.say('board-no-rolling')
  return words.say(`phase-${view.phase}`)
}
