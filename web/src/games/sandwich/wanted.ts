import type { Seating } from '../../board/seating'
import { called, themeName } from './cards'
import type { Action, Deck, Event, Options, View } from './types.gen'

export type Seat = Seating<View, Action, Event, Deck, Options>

/** What is wanted of this seat now, in a sentence. */
export function wanted(seating: Seat): string {
  const { legal, view, words, deck } = seating
  const first = legal[0]
  if (!first) return ''
  const pending = view.mine?.pending
  switch (view.phase) {
    case 'market':
      if (pending != null) return words.say('board-place-card', { ingredient: called(words, pending) })
      return words.say(view.market === 'rush' ? 'board-grab' : 'board-take')
    case 'preparation':
      if (legal.some((pick) => pick.do === 'hand-over')) return words.say('board-serve')
      return words.say(view.bleah ? 'board-make-bleah' : 'board-make', { sandwiches: view.sandwiches, size: view.size })
    case 'pitch':
      return words.say('board-praise')
    case 'ranking':
      return words.say(view.bleah ? 'board-rank-bleah' : 'board-rank')
    case 'award':
      return words.say('board-award', { what: themeName(words, deck, view.theme ?? view.own_theme) })
    case 'tie':
      return words.say('board-tie')
    case 'over':
      return ''
  }
}
