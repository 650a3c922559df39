import type { Seating } from '../../board/seating'
import { TO_PLUCK } from './larder'
import type { Action, Deck, Event, Options, View } from './types.gen'

export type Seat = Seating<View, Action, Event, Deck, Options>

/** What is wanted of this seat now, in a sentence. */
export function wanted(seating: Seat): string {
  const { legal, view, seat, words } = seating
  const mine = seat === null ? undefined : view.trucks[seat]
  if (!legal.length || !mine) return ''
  const can = (kind: Action['do']) => legal.some((pick) => pick.do === kind)
  switch (view.phase) {
    case 'choose':
      if (!can('take-board')) return words.say('board-want-truck')
      return words.say(can('take-truck') ? 'board-want-both' : 'board-want-side')
    case 'prep':
      return words.say(view.chefs_choice ? 'board-want-own-order' : 'board-want-order')
    case 'tips':
      return words.say(mine.upgrade_due === 'flip' ? 'board-want-flip' : 'board-want-tile')
    case 'attract':
      return words.say('board-want-customer', { customer: mine.drawn[0] })
    case 'pluck':
      return plucking(seating, can)
    default:
      return ''
  }
}

function plucking({ view, seat, words }: Seat, can: (kind: Action['do']) => boolean): string {
  const mine = view.trucks[seat!]!
  const hand = mine.at_hand.find((item) => item.using === 'die')
  const said = [
    hand
      ? words.say(can('waste') ? 'board-want-no-room' : 'board-want-use', { ingredient: hand.ingredient, number: hand.number })
      : can('pluck')
        ? words.say('board-want-pluck', { number: mine.plucked - mine.coops + 1, most: TO_PLUCK })
        : words.say(can('done') ? 'board-want-done' : 'board-want-hand-on'),
  ]
  if (mine.owed.length) said.push(words.say('board-want-bonus', { count: mine.owed.length }))
  return said.join(' ')
}
