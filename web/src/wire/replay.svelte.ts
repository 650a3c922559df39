/** A game that was played: its steps, fetched as they are looked at, and the table as it stood at one of them. */
import { COLOURS, type Person, type Pick, type Seating, type Told } from '../board/seating'
import { get } from './api'
import { language, textsOf } from './lang.svelte'
import type { Brought, DeckText, Held, Outcome, Step, Steps, Table } from './types.gen'
import { Words } from './words'

/** Whose eyes: a seat, somebody who looks on (null), or all hands open. */
export type Eyes = number | null | 'open'
type Anything = Seating<unknown, Pick, Told, unknown, unknown>

export const CHUNK = 50
/** After so long, steps that could not be fetched are asked for again. */
const AGAIN = 2500

/** A line of the log in words, and the step it belongs to. */
export interface ReplayLine {
  key: string
  seq: number
  text: string
}

export class Replay {
  about = $state.raw<Brought | null>(null)
  people = $state.raw<readonly Person[]>([])
  words = $state.raw<Words | null>(null)
  outcome = $state.raw<Outcome | null>(null)
  trouble = $state('')
  eyes = $state<Eyes>(null)
  /** The step that is shown: what stands after so many entries of the log. */
  at = $state(0)
  /** Whether the step before was shown just before, so that what happened may be seen happening. */
  private flowing = $state(false)
  private deck = $state.raw<DeckText | null>(null)
  private chunks = $state.raw<ReadonlyMap<string, readonly Step[]>>(new Map())
  private asked = new Set<string>()
  /** What is shown until a step is there. */
  private last: { eyes: Eyes; step: Step } | null = null
  private soon = 0
  private deaf: () => void

  /** `path` is where the log is on the server: a table's, or one that was brought. */
  constructor(
    readonly path: string,
    readonly kind: 'table' | 'file',
  ) {
    this.deaf = language.heard(() => void this.speak())
    void this.open()
  }

  close(): void {
    clearTimeout(this.soon)
    this.deaf()
  }

  get total(): number {
    return this.about?.entries ?? 0
  }

  /** The step to be shown, or the last one that was while it is on its way. */
  get step(): Step | null {
    const found = this.stepAt(this.at)
    if (found) this.last = { eyes: this.eyes, step: found }
    return found ?? (this.last?.eyes === this.eyes ? this.last.step : null)
  }

  get waiting(): boolean {
    return this.about !== null && this.stepAt(this.at) === null
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(this.total, Math.round(to)))
    this.flowing = next === this.at + 1
    this.at = next
    this.fetch(next)
    // What comes next is there before it is asked for.
    if (next % CHUNK > CHUNK / 2) this.fetch(next + CHUNK)
  }

  look(eyes: Eyes): void {
    this.flowing = false
    this.eyes = eyes
    this.fetch(this.at)
  }

  /** What was told so far, as far as it has been fetched: at least the last fifty steps. */
  get lines(): readonly ReplayLine[] {
    const words = this.words
    if (!words) return []
    const lines: ReplayLine[] = []
    for (let n = Math.max(0, Math.floor(this.at / CHUNK) - 1); n * CHUNK <= this.at; n++) {
      for (const step of this.chunks.get(this.key(n)) ?? []) if (step.seq <= this.at) lines.push(...this.told(step, words))
    }
    return lines
  }

  private told(step: Step, words: Words): ReplayLine[] {
    if (step.undone) return [{ key: `${step.seq}`, seq: step.seq, text: language.words.say('replay-undone', { name: words.seat(step.by) }) }]
    return (step.events as Told[])
      .map((event, n) => ({ key: `${step.seq}.${n}`, seq: step.seq, text: words.event(event) }))
      .filter((line) => line.text)
  }

  /** What each seat holds in secret at this step, in words. */
  get held(): readonly (readonly string[])[] {
    return (this.step?.open ?? []).map((seat: Held[]) => seat.map((one) => this.words!.say(one.key, one.facts)))
  }

  // What the server knows

  private async open(): Promise<void> {
    try {
      const [about, table] = await Promise.all([
        get<Brought>(this.kind === 'table' ? `${this.path}/replay` : this.path),
        this.kind === 'table' ? get<Table>(this.path) : null,
      ])
      this.people = Array.from({ length: about.seats }, (_, seat) => person(seat, about.names[seat] ?? '', table))
      // A link may ask for eyes that are not there, or for what is not to be seen yet.
      if (this.eyes === 'open' ? !about.finished : this.eyes !== null && this.eyes >= about.seats) this.eyes = null
      this.about = about
      await this.speak()
      this.go(this.at)
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  private async speak(): Promise<void> {
    const game = this.about?.game
    if (!game) return
    const lang = language.current
    const [texts, deck] = await Promise.all([textsOf(game, lang), get<DeckText>(`${this.path}/deck?lang=${lang}`)])
    const words = new Words(lang, texts, deck.names, this.people.map((one) => one.name))
    this.people = this.people.map((one, seat) => ({ ...one, name: words.seat(seat) }))
    this.deck = deck
    this.words = words
  }

  private key(chunk: number): string {
    return `${this.eyes} ${chunk}`
  }

  private stepAt(at: number): Step | null {
    return this.chunks.get(this.key(Math.floor(at / CHUNK)))?.[at % CHUNK] ?? null
  }

  private fetch(at: number): void {
    if (!this.about || at > this.total) return
    const chunk = Math.floor(at / CHUNK)
    const key = this.key(chunk)
    if (this.asked.has(key)) return
    this.asked.add(key)
    const { eyes } = this
    const whose = eyes === null ? '' : eyes === 'open' ? '&open=true' : `&seat=${eyes}`
    get<Steps>(`${this.path}/steps?start=${chunk * CHUNK}&count=${CHUNK}${whose}`).then(
      (found) => {
        this.trouble = ''
        this.chunks = new Map(this.chunks).set(key, found.steps)
        if (found.outcome) this.outcome = found.outcome
      },
      (error: Error) => {
        // Asked for again while somebody waits for it, or when they come back to it.
        this.asked.delete(key)
        this.trouble = error.message
        this.soon = window.setTimeout(() => this.waiting && this.fetch(this.at), AGAIN)
      },
    )
  }

  /** The table as it stood; nothing can be picked at it. */
  seating(openRule: (rule: string) => void): Anything {
    const replay = this
    const nothing: readonly never[] = []
    return {
      get seat() {
        return typeof replay.eyes === 'number' ? replay.eyes : null
      },
      get view() {
        return replay.step?.view
      },
      get seq() {
        return replay.step?.seq ?? 0
      },
      legal: nothing,
      get events() {
        return replay.flowing && !replay.step?.undone ? ((replay.step?.events as Told[] | undefined) ?? nothing) : nothing
      },
      get toAct() {
        return replay.step?.to_act ?? nothing
      },
      get people() {
        return replay.people
      },
      get options() {
        return replay.about?.options
      },
      get deck() {
        return replay.deck?.deck
      },
      get words() {
        return replay.words!
      },
      sending: false,
      advised: null,
      hints: false,
      get outcome() {
        return replay.at === replay.total ? replay.outcome : null
      },
      // The clocks of a game that is over stand still.
      deadline: null,
      now: () => replay.step?.at ?? 0,
      act: () => undefined,
      openRule,
    }
  }
}

/** Who sat there: as the table knows them, or as far as the log tells. */
function person(seat: number, name: string, table: Table | null): Person {
  const info = table?.seats[seat]
  return {
    name: info?.name || name,
    colour: info?.colour || COLOURS[seat % COLOURS.length]!,
    avatar: info?.avatar || (info?.kind === 'bot' ? 'robot' : ''),
    bot: info?.kind === 'bot',
    here: true,
    mine: false,
  }
}
