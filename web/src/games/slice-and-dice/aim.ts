/** Where on the board each pick is made. No rules here: what may be picked is given, and its fields say where it lies. */
import type { Action, View } from './types.gen'

/** A place that can be clicked: "line:2", "token:0:beef", "hand:tongs"... */
export type Spot = string

/** What the cook has taken in hand and not yet used: a utensil, or the wish to trade two things for one. */
export type Held = { what: 'utensil'; utensil: string } | { what: 'exchange' } | { what: 'lid' }

export const BAR = 'bar'
export const DICE = 'dice'
export const DECK = 'deck'
export const BEGIN_EXCHANGE = 'begin:exchange'
export const BEGIN_LID = 'begin:lid'

/** These name a token that comes from the storage; the other cards that name one mean a token on a board. */
const FROM_STORAGE = ['use-kitchen-knife', 'use-roasting-pan', 'put-on']

export const utensilOf = (pick: Action): string | null => (pick.do.startsWith('use-') ? pick.do.slice(4) : null)

/** Where a pick is made while this is held; null if it can't be made now, because something else is in the hand. */
export function spotOf(pick: Action, view: Pick<View, 'me' | 'phase'>, held: Held | null): Spot | null {
  const utensil = utensilOf(pick)
  if (held?.what === 'utensil') return utensil === held.utensil ? target(pick, view.me) : null
  if (held?.what === 'exchange') return pick.do === 'exchange' ? `hand:${pick.utensil}` : null
  if (held?.what === 'lid') return pick.do === 'buy-lid' ? `special:${pick.symbol}` : null
  if (utensil) return `hand:${utensil}`
  if (pick.do === 'exchange' && view.phase !== 'exchange') return BEGIN_EXCHANGE
  if (pick.do === 'buy-lid' && view.phase !== 'pay') return BEGIN_LID
  return target(pick, view.me)
}

function target(pick: Action, me: number | null): Spot {
  switch (pick.do) {
    case 'place':
      return `put:${pick.symbol}`
    case 'place-special':
    case 'buy-lid':
      return `special:${pick.symbol}`
    case 'put-back':
      return `between:${pick.symbol}`
    case 'take-shown':
      return `shown:${pick.utensil}`
    case 'take-top':
      return DECK
    case 'exchange':
    case 'throw-back':
      return `hand:${pick.utensil}`
    case 'use-funnel':
      return `side:${pick.symbol}`
  }
  if ('rival_seat' in pick) return `token:${pick.rival_seat}:${pick.symbol}`
  if ('symbol' in pick) return FROM_STORAGE.includes(pick.do) ? `storage:${pick.symbol}` : `token:${me}:${pick.symbol}`
  if ('line' in pick) return `line:${pick.line}`
  if ('dish' in pick) return `dish:${pick.dish}`
  if ('die' in pick) return `die:${pick.die}`
  return 'dice' in pick ? DICE : BAR
}

/** The picks of each place. */
export function spotsOf(legal: readonly Action[], view: Pick<View, 'me' | 'phase'>, held: Held | null): Map<Spot, Action[]> {
  const found = new Map<Spot, Action[]>()
  for (const pick of legal) {
    const spot = spotOf(pick, view, held)
    if (spot === null) continue
    const there = found.get(spot)
    if (there) there.push(pick)
    else found.set(spot, [pick])
  }
  return found
}

/** What one holds is dropped when nothing can be done with it any more. */
export function stillHeld(held: Held | null, legal: readonly Action[], view: Pick<View, 'phase'>): Held | null {
  if (held?.what === 'utensil') return legal.some((pick) => utensilOf(pick) === held.utensil) ? held : null
  if (held?.what === 'exchange') return view.phase !== 'exchange' && legal.some((pick) => pick.do === 'exchange') ? held : null
  if (held?.what === 'lid') return view.phase !== 'pay' && legal.some((pick) => pick.do === 'buy-lid') ? held : null
  return null
}
