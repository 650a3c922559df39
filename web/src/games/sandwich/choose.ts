/** From what was chosen on the board to the pick that says so. */
import { same } from '../../board/seating'
import type { Action, Award, HandOver, Offer, Rank, View } from './types.gen'

export type Letter = 'a' | 'b' | 'c' | 'd'

/** The market's places: one for each player's flipped card, which stays free when the card is gone. */
export function places(view: View): (Offer | null)[] {
  return view.cooks.map((cook) => view.middle.find((offer) => offer.seat === cook.seat) ?? null)
}

/** Whether a card that somebody took is lost to this seat: there may be another copy (SW-R12), but not one's own. */
export function gone(middle: readonly Offer[], ingredient: string, seat: number | null): boolean {
  return !middle.some((one) => one.ingredient === ingredient && one.seat !== seat)
}

/** The key of each place. */
export const KEYS = '123456789abcdefghijkl'

/** The number on the key, wherever the keyboard has it (French ones have digits only with Shift), or -1. */
export function digit(event: KeyboardEvent): number {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(event.code)
  if (found) return Number(found[1])
  return /^\d$/.test(event.key) ? Number(event.key) : -1
}

/** The place in the market that a key means, or -1. */
export function placeOf(event: KeyboardEvent): number {
  const number = digit(event)
  return number >= 0 ? number - 1 : event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1
}

export function legal<Kind extends Action>(picks: readonly Action[], pick: Kind): boolean {
  return picks.some((one) => same(one, pick))
}

/** Whoever gets one sandwich, by its number from 0: `gets[sandwich]` is the receiver's place in the row of receivers. */
export function handing(picks: readonly Action[], receivers: readonly number[], gets: readonly number[]): HandOver | null {
  for (const pick of picks) {
    if (pick.do !== 'hand-over') continue
    const slot = slots(pick.order)
    if (slot.length === gets.length && slot.every((at, n) => receivers[at] === receivers[gets[n]!])) return pick
  }
  return null
}

/** For each sandwich, the receiver's place in the row of receivers. */
export function slots(order: string): number[] {
  return Array.from(order, (_, sandwich) => order.indexOf(String(sandwich + 1)))
}

/** A ranking in the making: the plate of each rank, or nothing yet. */
export type Ranking = readonly (Letter | null)[]

/** Ranks a plate next, or takes it out again. When only one is left, it has the last rank. */
export function choose(ranking: Ranking, plate: Letter, all: readonly Letter[]): Ranking {
  if (ranking.includes(plate)) return ranking.map((one) => (one === plate ? null : one))
  const free = ranking.indexOf(null)
  return free < 0 ? ranking : rest(ranking.with(free, plate), all)
}

/** Gives a plate a rank; whatever has it goes to where the plate was, or to the best rank that is free. */
export function rankAt(ranking: Ranking, plate: Letter, rank: number, all: readonly Letter[]): Ranking {
  const [before, there] = [ranking.indexOf(plate), ranking[rank] ?? null]
  const freed = before < 0 ? ranking : ranking.with(before, null)
  const given = freed.with(rank, plate)
  const to = before < 0 ? given.indexOf(null) : before
  return rest(there === null || there === plate || to < 0 ? given : given.with(to, there), all)
}

function rest(ranking: Ranking, all: readonly Letter[]): Ranking {
  const left = all.filter((plate) => !ranking.includes(plate))
  const free = ranking.indexOf(null)
  return left.length === 1 && free >= 0 && ranking.indexOf(null, free + 1) < 0 ? ranking.with(free, left[0]!) : ranking
}

export function ranked(picks: readonly Action[], ranking: Ranking): Rank | null {
  const order = ranking.join('')
  return picks.find((pick): pick is Rank => pick.do === 'rank' && pick.order === order) ?? null
}

export function awarded(picks: readonly Action[], plate: Letter): Award | null {
  return picks.find((pick): pick is Award => pick.do === 'award' && pick.plate === plate) ?? null
}

/** The seats round the table, clockwise, from one's left neighbour to oneself. */
export function round(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1
  return Array.from({ length: seats }, (_, n) => (first + n) % seats)
}
