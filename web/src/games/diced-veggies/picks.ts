/** What the list of the server allows, found by its kind. */
import { same } from '../../board/seating'
import type { Action, Die } from './types.gen'
import type { Seat } from './wanted'

export type Kind = Action['do']
export type Of<K extends Kind> = Extract<Action, { do: K }>

/** All picks of a kind that may be made now. */
export function listedOf<K extends Kind>(seating: Pick<Seat, 'legal'>, kind: K): Of<K>[] {
  return seating.legal.filter((pick): pick is Of<K> => pick.do === kind)
}

/** The pick, if it may be made now. */
export function allowed<P extends Action>(seating: Pick<Seat, 'legal'>, pick: P): P | undefined {
  return seating.legal.some((one) => same(one, pick)) ? pick : undefined
}

/** How a thing shines: what can be picked, if hints are wanted; and what is advised, always. */
export function glow(seating: Seat, ...picks: (Action | undefined)[]): string {
  const here = picks.filter((pick): pick is Action => pick !== undefined)
  const classes: string[] = []
  if (seating.hints && here.length) classes.push('can')
  const advised = seating.advised
  if (advised && here.some((pick) => same(pick, advised))) classes.push('advised')
  return classes.join(' ')
}

/** What a click on one of one's dice does now: on the plate, or away. */
export function dieDoes(seating: Pick<Seat, 'legal'>, die: Die): Action | undefined {
  const { type, number } = die
  return seating.legal.find(
    (pick) =>
      (pick.do === 'spend' || pick.do === 'retype' || pick.do === 'discard-die') &&
      pick.type === type &&
      pick.number === number,
  )
}

/** What a click on one of one's recipes does now. */
export const recipeDoes = (seating: Pick<Seat, 'legal'>, recipe: string): Action | undefined =>
  seating.legal.find((pick) => (pick.do === 'cook' || pick.do === 'discard-recipe') && pick.recipe === recipe)

/** What a click on one of one's Hypes does now. */
export const hypeDoes = (seating: Pick<Seat, 'legal'>, hype: string): Action | undefined =>
  seating.legal.find((pick) => (pick.do === 'play-hype' || pick.do === 'discard-hype') && pick.hype === hype)

/** Makes a pick, unless one is on its way: nothing is sent twice. */
export function pick(seating: Seat, action: Action | undefined): void {
  if (action && !seating.sending) seating.act(action)
}

/** Whether something dragged is a pick of these kinds. */
export function carries(what: unknown, ...kinds: Kind[]): what is Action {
  return typeof what === 'object' && what !== null && 'do' in what && kinds.includes(what.do as Kind)
}
