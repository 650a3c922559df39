/** What a board is given: the game as one seat sees it, and how to pick. At a live table, in a replay, in a lesson. */
import type { Words } from '../wire/words'
import type { Outcome } from '../wire/types.gen'

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'teal', 'pink', 'brown', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

/** Somebody at the table. */
export interface Person {
  name: string
  colour: string
  avatar: string
  bot: boolean
  /** Whether a person who plays is connected; bots are always here. */
  here: boolean
  /** Whether this seat is played from this browser. */
  mine: boolean
}

export interface Pick {
  do: string
}

export interface Told {
  told: string
}

export interface Seating<View, Action extends Pick, Event extends Told, Deck, Options> {
  /** Whose eyes these are; null looks on. */
  readonly seat: number | null
  /** The truth. It is replaced as a whole; `seq` counts the entries of the log behind it. */
  readonly view: View
  readonly seq: number
  /** Every pick that may be made now. */
  readonly legal: readonly Action[]
  /** What happened since the view before; only to be shown, never needed. */
  readonly events: readonly Event[]
  readonly toAct: readonly number[]
  readonly people: readonly Person[]
  readonly options: Options
  readonly deck: Deck
  /** The game's sentences, names of cards and people, and the board's own texts. */
  readonly words: Words
  /** Picks are on their way. */
  readonly sending: boolean
  /** What the rule of thumb would pick, once it was asked; or what a lesson wants. */
  readonly advised: Action | null
  /** Whether hints are wanted: what is legal lights up, odds are shown. */
  readonly hints: boolean
  readonly outcome: Outcome | null
  /** The game's own clock runs out then, in the table's time (see `now`). */
  readonly deadline: number | null
  /** The table's time in milliseconds. */
  now(): number
  /** Picks: one, or several that are done whole or not at all. */
  act(...actions: Action[]): void
  /** Opens the rules at this number ("DV-7"). */
  openRule(rule: string): void
}

/** Whether two picks are the same. Picks are flat records. */
export function same(one: Pick, other: Pick): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)]
  return a.length === b.length && a.every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value)
}
