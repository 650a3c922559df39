/** What the cook is about to do: the only thing the board remembers, and only until it can't be done any more. */
import { same } from '../../board/seating'
import { spotsOf, stillHeld, type Held, type Spot } from './aim'
import { Cards } from './cards'
import { diceOf, has, readyDice } from './odds'
import type { Action, AtSeat, View } from './types.gen'
import type { Seat } from './wanted'

export class Grip {
  readonly seating: Seat = $derived.by(() => this.given())
  readonly view: View = $derived(this.seating.view)
  readonly words = $derived(this.seating.words)
  readonly cards = $derived(new Cards(this.seating.deck))
  readonly hints = $derived(this.seating.hints)

  private wish = $state.raw<Held | null>(null)
  readonly held = $derived(stillHeld(this.wish, this.seating.legal, this.view))
  readonly spots = $derived(spotsOf(this.seating.legal, this.view, this.held))

  /** The board shown large: one's own, or for those who look on that of the cook. */
  readonly shown: number = $derived(this.view.me ?? this.view.active)
  readonly own: AtSeat = $derived(this.view.players[this.shown]!)
  readonly asked = $derived(this.seating.legal.length > 0)

  private readonly rolls = $derived(
    new Map(this.seating.legal.flatMap((pick) => (pick.do === 'roll' && !this.held ? [[pick.dice, pick] as const] : []))),
  )
  private readonly rerolls = $derived(
    new Map((this.spots.get('dice') ?? []).flatMap((pick) => ('dice' in pick && this.held ? [[pick.dice, pick] as const] : []))),
  )
  /** Dice being chosen: for a roll, or for a card that rolls some again. */
  readonly choosing: 'roll' | 'reroll' | null = $derived(this.rolls.size ? 'roll' : this.rerolls.size ? 'reroll' : null)
  private readonly masks: ReadonlyMap<number, Action> = $derived(this.rolls.size ? this.rolls : this.rerolls)
  private picked = $state<{ mask: number; seq: number; choosing: string } | null>(null)
  readonly mask: number = $derived.by(() => {
    if (!this.choosing) return 0
    if (this.picked?.seq === this.seating.seq && this.picked.choosing === this.choosing) return this.picked.mask
    const advised = this.seating.advised
    const wanted = advised && 'dice' in advised && this.masks.has(advised.dice) ? advised.dice : null
    if (this.choosing === 'reroll') return wanted ?? 0
    return readyDice(new Set(this.masks.keys()), this.hints ? this.view.odds : null, wanted)
  })
  /** The pick that rolls the chosen dice. */
  readonly roll: Action | null = $derived(this.masks.get(this.mask) ?? null)

  private readonly given: () => Seat

  constructor(given: () => Seat) {
    this.given = given
  }

  // What can be done where

  picks(spot: Spot): readonly Action[] {
    return this.spots.get(spot) ?? []
  }

  can(spot: Spot): boolean {
    return this.spots.has(spot)
  }

  /** Whether some of these picks are what the rule of thumb, or a lesson, would have. */
  isAdvised(picks: readonly Action[]): boolean {
    const advised = this.seating.advised
    return advised !== null && picks.some((pick) => same(pick, advised))
  }

  /** The classes of a place: what may be picked lights up if hints are wanted. */
  light(spot: Spot): string {
    const picks = this.picks(spot)
    return `${picks.length && this.hints ? 'can' : ''} ${this.isAdvised(picks) ? 'advised' : ''}`
  }

  mayChooseDie(die: number): boolean {
    for (const mask of this.masks.keys()) if (has(mask, die)) return true
    return false
  }

  // Doing it

  act(...picks: Action[]): void {
    if (this.seating.sending || picks.length === 0) return
    this.wish = null
    this.picked = null
    this.seating.act(...picks)
  }

  /** A place was clicked. */
  go(spot: Spot): void {
    const [first, ...others] = this.picks(spot)
    if (first && others.length === 0) this.act(first)
  }

  /** A card of the hand was clicked: taken in hand, or put down again; or it is what is asked for. */
  touch(utensil: string): void {
    const pick = this.picks(`hand:${utensil}`)[0]
    if (this.held?.what === 'utensil' && this.held.utensil === utensil) this.letGo()
    else if (pick && (pick.do === 'exchange' || pick.do === 'throw-back')) this.act(pick)
    else if (this.playable(utensil)) this.hold({ what: 'utensil', utensil })
  }

  playable(utensil: string): boolean {
    return this.seating.legal.some((pick) => pick.do === `use-${utensil}`)
  }

  hold(held: Held): void {
    this.picked = null
    this.wish = held
  }

  letGo(): void {
    this.wish = null
    this.picked = null
  }

  toggle(die: number): void {
    if (this.choosing) this.choose(this.mask ^ (1 << die))
  }

  choose(mask: number): void {
    if (this.choosing) this.picked = { mask, seq: this.seating.seq, choosing: this.choosing }
  }

  /** Forgets what can't be done any more, so that it does not come back when it can be done again. */
  settle(): void {
    if (this.wish && !this.held) this.wish = null
  }

  // Words

  symbol(symbol: string): string {
    return this.words.say(`symbol-${symbol}`)
  }

  die(die: string): string {
    return this.words.say(`die-${die}`)
  }

  /** A pick in words. */
  label(pick: Action): string {
    const { do: kind, ...facts } = pick
    if ('dice' in facts) {
      const dice = diceOf(facts.dice).map((die) => this.die(this.cards.dice[die]!.id))
      return this.words.say(`do-${kind}`, { dice: dice.length === 7 ? this.words.say('dice-all') : this.words.row(dice) })
    }
    return this.words.say(`do-${kind}`, facts)
  }

  /** What can be done at a place, in words. */
  says(spot: Spot): string {
    return this.picks(spot).map((pick) => this.label(pick)).join('; ')
  }
}
