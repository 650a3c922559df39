/** What the hands at this screen are about: what is held, looked at, half typed. Nothing of it outlives its sense. */
import { createContext } from 'svelte'
import { same } from '../../board/seating'
import type { Facts } from '../../wire/words'
import { Countdown } from './countdown.svelte'
import type { Flavour } from './larder'
import { dieInHand, flavoursToDraw, isHeld, onChop, saucesOf, spacesFor, stillHeld, type Held, type OnSpace, type Place } from './picks'
import type { Action, Chop, Die, TruckView } from './types.gen'
import type { Seat } from './wanted'

interface Chosen {
  held: Held | null
  /** What was in the hand then: a new die comes before what was chosen earlier. */
  die: string | null
}

export class Bench {
  private chosen = $state.raw<Chosen>({ held: null, die: null })
  private flavourChosen = $state.raw<Flavour | null>(null)
  private saucing = $state.raw<Place | null>(null)
  private chopping = $state.raw<Place | null>(null)
  private sent: readonly Action[] = []
  private aimedAt = $state.raw<string | null>(null)
  /** An ingredient whose letter was typed, waiting for its number. */
  letter = $state.raw<string | null>(null)
  /** Whether keys were used last: then targets show their keys. */
  keying = $state.raw(false)
  readonly countdown = new Countdown()

  constructor(private readonly get: () => Seat) {}

  get seating(): Seat {
    return this.get()
  }

  get legal(): readonly Action[] {
    return this.get().legal
  }

  get mine(): TruckView | null {
    const { view, seat } = this.get()
    return seat === null ? null : (view.trucks[seat] ?? null)
  }

  get die(): string | null {
    const { view, seat } = this.get()
    return seat === null ? null : dieInHand(view, seat)
  }

  /** What is held: what was chosen, while it can be used; else the die in the hand. */
  readonly held: Held | null = $derived.by(() => {
    const { held, die } = this.chosen
    if (held && die === this.die && stillHeld(this.legal, held)) return held
    const hand: Held = { kind: 'item', using: 'die' }
    return this.die !== null && this.mine?.at_hand.some((item) => item.using === 'die') && this.legal.length ? hand : null
  })

  /** A die that is looked at, while it lies in the coop: the spaces that would take it show. */
  readonly aimed: Die | null = $derived.by(() => this.get().view.dice.find((one) => one.die === this.aimedAt && one.seat === null) ?? null)

  /** Where what is held can go, in the order of the keys 1 to 9. */
  readonly targets: readonly OnSpace[] = $derived.by(() => {
    const found = spacesFor(this.legal, this.held)
    return this.sauced ? found.filter((pick) => pick.do === 'sauce') : found
  })

  readonly flavours: readonly Flavour[] = $derived.by(() => flavoursToDraw(this.legal))

  /** The flavour that a spot of the picnic would get. */
  get flavour(): Flavour | null {
    if (this.flavourChosen && this.flavours.includes(this.flavourChosen)) return this.flavourChosen
    return this.flavours.length === 1 ? this.flavours[0]! : null
  }

  /** Whether the coop is still covered by the countdown. */
  get covered(): boolean {
    return this.countdown.covers
  }

  get using(): Place | null {
    return this.held?.kind === 'item' ? this.held.using : null
  }

  /** Whether what is held was put into the sauce: then only other colours light up. */
  get sauced(): boolean {
    return this.using !== null && this.saucing === this.using && saucesOf(this.legal, this.using).length > 0
  }

  /** The ways to chop what lies on the board, once it was put there. */
  get chops(): readonly Chop[] {
    return this.using !== null && this.chopping === this.using ? onChop(this.legal, this.using) : []
  }

  hold(held: Held | null): void {
    this.chosen = { held, die: this.die }
    this.saucing = this.chopping = null
  }

  /** Takes it into the hand, or puts it back. */
  toggle(held: Held): void {
    this.hold(isHeld(this.held, held) ? null : held)
  }

  /** Looks at a die in the coop, or away. */
  aim(die: string | null): void {
    this.aimedAt = die
  }

  holdFlavour(flavour: Flavour): void {
    this.flavourChosen = flavour
  }

  sauce(): void {
    this.saucing = this.saucing === this.using ? null : this.using
    this.chopping = null
  }

  /** Chops at once where there is one way only, else asks how. */
  chop(): void {
    if (this.using === null) return
    const ways = onChop(this.legal, this.using)
    if (ways.length === 1) this.act(ways[0]!)
    else this.chopping = this.chopping === this.using ? null : this.using
  }

  /** Puts everything down. */
  clear(): void {
    this.hold(null)
    this.letter = null
    this.flavourChosen = null
  }

  /** Sends picks; the same ones only once while they are on their way. */
  act(...picks: readonly Action[]): void {
    const seating = this.get()
    const again = picks.length === this.sent.length && picks.every((pick, n) => same(pick, this.sent[n]!))
    if (picks.length === 0 || (seating.sending && again)) return
    this.sent = picks
    seating.act(...picks)
  }

  /** Whether the rule of thumb, or a lesson, points at such a pick. */
  advises(fits: (pick: Action) => boolean): boolean {
    const { advised } = this.get()
    return advised !== null && fits(advised)
  }

  advisesPick(pick: Action | null): boolean {
    return pick !== null && this.advises((advised) => same(advised, pick))
  }

  say(key: string, facts: Facts = {}): string {
    return this.get().words.say(key, facts)
  }
}

export const [bench, setBench] = createContext<Bench>()
