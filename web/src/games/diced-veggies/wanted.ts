import type { Seating } from '../../board/seating'
import { listedOf } from './picks'
import type { Action, Deck, Event, Options, View } from './types.gen'

export type Seat = Seating<View, Action, Event, Deck, Options>

/** What is wanted of this seat now, in a sentence. */
export function wanted(seating: Seat): string {
  const { seat, view, legal, words } = seating
  if (seat === null || legal.length === 0) return ''
  const step = view.steps[seat] ?? 'wait'
  const has = (kind: Action['do']) => listedOf(seating, kind).length
  switch (step) {
    case 'cut':
      if (has('take-all')) return words.say(has('restock') ? 'board-take-or-restock' : 'board-take-rest')
      if (!has('cut')) return words.say('board-must-restock')
      return words.say(has('restock') ? 'board-cut-or-restock' : 'board-cut-now', { limit: view.cut })
    case 'cook':
      return words.say(view.last_cooking ? 'board-last-chance' : 'step-cook')
    case 'plate':
    case 'extra': {
      const type = nextType(seating)
      if (type === null) return words.say(`step-${step}`)
      return type === 'any' ? words.say('board-any-on-plate') : words.say('board-next-on-plate', { type })
    }
    case 'limits':
      return words.say('board-too-much', { what: has('discard-die') ? 'dice' : has('discard-hype') ? 'hypes' : 'recipes' })
    default:
      return words.say(`step-${step}`)
  }
}

/** What the plate asks for next: what the listed dice would be on it. */
export function nextType(seating: Pick<Seat, 'seat' | 'view' | 'legal'>): string | null {
  const plate = seating.seat === null ? null : seating.view.kitchens[seating.seat]?.plate
  if (!plate) return null
  const types = new Set<string>()
  for (const pick of seating.legal) {
    if (pick.do === 'spend') types.add(pick.type)
    if (pick.do === 'retype') types.add(pick.to)
  }
  if (types.size === 0) return null
  const [only] = types
  return types.size === 1 && plate.asks[only!] ? only! : 'any'
}
