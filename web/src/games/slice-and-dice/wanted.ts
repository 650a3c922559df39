import type { Seating } from '../../board/seating'
import type { Action, Deck, Event, Options, View } from './types.gen'

export type Seat = Seating<View, Action, Event, Deck, Options>

/** What is wanted of this seat now, in a sentence. */
export function wanted(seating: Seat): string {
  return seating.legal.length ? seating.words.say('your-turn') : ''
}
