/** What can be done with what is held: looked up in the list of legal picks, never worked out. */
import type { Action, AtHand, Chop, CoopPluck, CrossOff, Die, DrawFlavour, Guest, Pluck, Sauce, Toss, View, Write } from './types.gen'
import type { Flavour } from './larder'

export type Place = AtHand['using']
/** An ingredient, a cross-off, or a coop that waits for a die. */
export type Held = { kind: 'item'; using: Place } | { kind: 'cross'; bonus: CrossOff['bonus'] } | { kind: 'coop' }
/** What a pointer can carry: what can be held, and a die that still lies in the coop. */
export type Carried = Held | ({ kind: 'die' } & Die)
export type OnSpace = Write | Sauce | CrossOff
type Legal = readonly Action[]

export const isHeld = (one: Held | null, other: Held | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The pick of one kind, where there is just one. */
export function only<Kind extends Action['do']>(legal: Legal, kind: Kind): Extract<Action, { do: Kind }> | null {
  return (legal.find((pick) => pick.do === kind) as Extract<Action, { do: Kind }> | undefined) ?? null
}

export function all<Kind extends Action['do']>(legal: Legal, kind: Kind): Extract<Action, { do: Kind }>[] {
  return legal.filter((pick) => pick.do === kind) as Extract<Action, { do: Kind }>[]
}

/** Whether something can still be done with it. */
export function stillHeld(legal: Legal, held: Held): boolean {
  if (held.kind === 'coop') return legal.some((pick) => pick.do === 'coop-pluck')
  if (held.kind === 'cross') return legal.some((pick) => pick.do === 'cross-off' && pick.bonus === held.bonus)
  return legal.some((pick) => 'using' in pick && pick.using === held.using)
}

/** What holding it does on a space (counted from 1) of a customer. */
export function onSpace(legal: Legal, held: Held | null, customer: string, space: number): OnSpace | null {
  if (!held || held.kind === 'coop') return null
  for (const pick of legal) {
    if (pick.do !== 'write' && pick.do !== 'sauce' && pick.do !== 'cross-off') continue
    if (pick.customer !== customer || pick.space !== space) continue
    if (pick.do === 'cross-off' ? held.kind === 'cross' && pick.bonus === held.bonus : held.kind === 'item' && pick.using === held.using) {
      return pick
    }
  }
  return null
}

/** Whether a die in the coop could be written on a space (counted from 0) as it is; the view has worked out what fits. */
export function takes(guest: Guest, colour: string, space: number, die: Die): boolean {
  return die.ingredient === colour && guest.lowest[space]! <= die.number && die.number <= guest.highest[space]!
}

/** All spaces for what is held: plain writing first, then those that take sauce. */
export function spacesFor(legal: Legal, held: Held | null): OnSpace[] {
  if (!held || held.kind === 'coop') return []
  if (held.kind === 'cross') return all(legal, 'cross-off').filter((pick) => pick.bonus === held.bonus)
  const mine = (pick: Write | Sauce) => pick.using === held.using
  return [...all(legal, 'write').filter(mine), ...all(legal, 'sauce').filter(mine)]
}

/** Taking a die: one of the four, or by a coop where that was chosen or is all there is. */
export function onDie(legal: Legal, held: Held | null, die: string): Pluck | CoopPluck | null {
  const find = (kind: 'pluck' | 'coop-pluck') =>
    (legal.find((pick) => pick.do === kind && pick.die === die) as Pluck | CoopPluck | undefined) ?? null
  return held?.kind === 'coop' ? find('coop-pluck') : (find('pluck') ?? find('coop-pluck'))
}

export function onToss(legal: Legal, using: Place): Toss | null {
  return all(legal, 'toss').find((pick) => pick.using === using) ?? null
}

export function onChop(legal: Legal, using: Place): Chop[] {
  return all(legal, 'chop').filter((pick) => pick.using === using)
}

export function saucesOf(legal: Legal, using: Place): Sauce[] {
  return all(legal, 'sauce').filter((pick) => pick.using === using)
}

/** The flavours that may be drawn at the picnic. */
export function flavoursToDraw(legal: Legal): Flavour[] {
  return [...new Set(all(legal, 'draw-flavour').map((pick) => pick.flavour))]
}

export function onSpot(legal: Legal, flavour: Flavour | null, spot: string): DrawFlavour | null {
  return all(legal, 'draw-flavour').find((pick) => pick.flavour === flavour && pick.spot === spot) ?? null
}

/** The kind of pick that an ingredient at hand begins. */
export function beginsOf(legal: Legal, using: Place): Action['do'] | null {
  return legal.find((pick) => 'using' in pick && pick.using === using)?.do ?? null
}

/** The die in a seat's hand. */
export function dieInHand(view: View, seat: number | null): string | null {
  return view.dice.find((die) => die.hand && die.seat === seat)?.die ?? null
}
