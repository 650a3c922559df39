/** A table, live: what the server says of it, and what is asked of the server. */
import { COLOURS, type Person, type Pick, type Seating, type Told } from '../board/seating'
import { get } from './api'
import { language, textsOf } from './lang.svelte'
import { line } from './socket.svelte'
import type { Answer, ChatLine, Command, DeckText, Heard, Hints, History, Out, Outcome, Reaction, Table, Update } from './types.gen'
import { Words, type Lang } from './words'

/** A command without what the table fills in. */
export type Asked = Command extends infer One ? (One extends Command ? Omit<One, 'table' | 'ticket'> : never) : never
type Anything = Seating<unknown, Pick, Told, unknown, unknown>

/** What was told, for a line of the log. */
export interface LogLine {
  /** The same whether it was heard as it happened or read later. */
  key: string
  seq: number
  event: Told
}

/** Why something was not done. */
export interface Refusal {
  rule: string
  text: string
  key: number
  /** When it was told, by the browser's clock. */
  at: number
}

const LINES_KEPT = 400
/** After so long, words that could not be fetched are asked for again. */
const AGAIN = 2500
/** What the log tells of a pick that was taken back; no game has an event of this name. */
export const TAKEN_BACK = 'taken-back'
let serial = 0

const ticket = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')

const linesOf = (seq: number, events: readonly Told[]): LogLine[] => events.map((event, n) => ({ key: `${seq}.${n}`, seq, event }))

export class LiveTable {
  info = $state.raw<Table | null>(null)
  updates = $state.raw<ReadonlyMap<number | null, Update>>(new Map())
  /** The table's time as it was last told, and when that was by the browser's clock: from there on it is reckoned. */
  private told = { time: 0, at: 0 }
  /** Since when the table's time stands still. */
  private stoodSince: number | null = null
  logs = $state.raw<ReadonlyMap<number | null, readonly LogLine[]>>(new Map())
  chat = $state.raw<readonly ChatLine[]>([])
  reactions = $state.raw<readonly (Reaction & { key: number })[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** The last hints asked for, by seat. */
  hinted = $state.raw<ReadonlyMap<number, Hints>>(new Map())
  /** Seats whose picks are on their way. */
  sending = $state.raw<ReadonlySet<number>>(new Set())
  /** Why there is nothing to show. */
  trouble = $state.raw<string | null>(null)
  words = $state.raw<Words | null>(null)
  private dealt: { lang: Lang; done: Promise<void> } | null = null
  private deckText = $state.raw<DeckText | null>(null)
  private texts = $state.raw<readonly string[]>([])
  private waiting = new Map<string, { seat: number | null; done: (answer: Answer | null) => void }>()
  private soon = 0
  private leave: () => void
  private deaf: () => void

  constructor(readonly id: string) {
    this.leave = line.listen(id, (message) => this.hear(message))
    this.deaf = language.heard(() => void this.read())
    void this.deal(language.current)
  }

  close(): void {
    clearTimeout(this.soon)
    this.leave()
    this.deaf()
  }

  // What the server says

  private hear(message: Out): void {
    switch (message.op) {
      case 'table':
        return this.seen(message)
      case 'update':
        return this.updated(message)
      case 'answer':
        return this.answered(message)
      case 'hints':
        this.hinted = new Map(this.hinted).set(message.seat, message)
        return this.settle(message.ticket, null)
      case 'talk':
        return this.talked(message.lines)
      case 'reaction': {
        const shown = { ...message, key: ++serial }
        this.reactions = [...this.reactions, shown]
        setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), 2500)
      }
    }
  }

  private seen(table: Table): void {
    const before = this.info
    this.info = table
    this.stand(table.paused)
    if (!before) void this.read()
    else if (before.seats.some((seat, n) => seat.name !== table.seats[n]?.name)) this.renew()
    else if (before.seats.length !== table.seats.length) this.renew()
  }

  /** The table's time stands still while it is paused, and goes on from there. */
  private stand(paused: boolean): void {
    const now = performance.now()
    if (paused) this.stoodSince ??= now
    else if (this.stoodSince !== null) {
      this.told = { ...this.told, at: this.told.at + now - this.stoodSince }
      this.stoodSince = null
    }
  }

  private updated(update: Update): void {
    const before = this.updates.get(update.seat)
    this.told = { time: update.time, at: performance.now() }
    if (this.stoodSince !== null) this.stoodSince = this.told.at
    this.updates = new Map(this.updates).set(update.seat, update)
    if (update.undone) this.remember(update.seat, update.seq, [{ told: TAKEN_BACK, seat: update.by } as Told])
    else this.remember(update.seat, update.seq, update.events as Told[])
    // Whoever comes, or comes back after the line was lost, is told how things stand, but not what happened until then.
    if (!before || (update.seq > before.seq && update.by === null && update.events.length === 0)) void this.recall(update.seat)
    if (update.ticket) this.settle(update.ticket, null)
  }

  private remember(seat: number | null, seq: number, events: readonly Told[]): void {
    const lines = this.logs.get(seat) ?? []
    if (events.length === 0 || seq <= (lines.at(-1)?.seq ?? -1)) return
    this.logs = new Map(this.logs).set(seat, [...lines, ...linesOf(seq, events)].slice(-LINES_KEPT))
  }

  /** What was told before this browser came or came back; what has been heard meanwhile stays behind it. */
  private async recall(seat: number | null): Promise<void> {
    let heard: readonly Heard[]
    try {
      heard = (await get<History>(`/api/tables/${this.id}/history${seat === null ? '' : `?seat=${seat}`}`)).heard
    } catch {
      // The log is shorter then, and nothing else is amiss.
      return
    }
    const last = heard.at(-1)?.seq ?? -1
    const since = (this.logs.get(seat) ?? []).filter((line) => line.seq > last)
    const before = heard.flatMap((one) => linesOf(one.seq, one.events as Told[]))
    this.logs = new Map(this.logs).set(seat, [...before, ...since].slice(-LINES_KEPT))
  }

  /** All that was said, when one comes or comes back; afterwards line by line. */
  private talked(lines: readonly ChatLine[]): void {
    const known = (line: ChatLine) => this.chat.some((one) => one.at === line.at && one.seat === line.seat && one.text === line.text)
    this.chat = lines.length > 1 ? lines : [...this.chat, ...lines.filter((line) => !known(line))]
  }

  private answered(answer: Answer): void {
    if (!answer.ok) {
      if (this.info === null) this.trouble = answer.text
      else this.complain(answer.rule, answer.text)
    }
    this.settle(answer.ticket, answer)
  }

  private settle(ticket: string | null, answer: Answer | null): void {
    const asked = ticket === null ? undefined : this.waiting.get(ticket)
    if (!asked || ticket === null) return
    this.waiting.delete(ticket)
    if (asked.seat !== null) {
      const still = [...this.waiting.values()].map((one) => one.seat)
      this.sending = new Set(still.filter((seat): seat is number => seat !== null))
    }
    asked.done(answer)
  }

  complain(rule: string, text: string): void {
    this.refusal = { rule, text, key: ++serial, at: performance.now() }
  }

  // Words

  private async read(): Promise<void> {
    const game = this.info?.game
    if (!game) return
    const lang = language.current
    try {
      const [texts] = await Promise.all([textsOf(game, lang), this.deal(lang)])
      if (lang !== language.current) return
      this.texts = texts
      this.renew()
    } catch {
      this.soon = window.setTimeout(() => void this.read(), AGAIN)
    }
  }

  /** The cards and their names in a language. Asked for at once: it needs nothing that the server has still to tell. */
  private deal(lang: Lang): Promise<void> {
    if (this.dealt?.lang !== lang) {
      const path = `/api/tables/${this.id}/deck?lang=${lang}`
      const done = get<DeckText>(path).then((found) => {
        if (this.dealt?.lang === lang) this.deckText = found
      })
      this.dealt = { lang, done }
      // A table that is not there is told by the line. What could not be fetched is asked for again.
      done.catch(() => this.dealt?.done === done && (this.dealt = null))
    }
    return this.dealt.done
  }

  private renew(): void {
    if (!this.deckText) return
    const names = (this.info?.seats ?? []).map((seat) => seat.name)
    this.words = new Words(language.current, this.texts, this.deckText.names, names)
  }

  // What is asked of it

  /** Asks for something; the answer is null where an update or hints answered it. */
  ask(command: Asked, seat: number | null = null): Promise<Answer | null> {
    const sent = { ...command, table: this.id, ticket: ticket() } as Command & { ticket: string }
    return new Promise((done) => {
      this.waiting.set(sent.ticket, { seat, done })
      if (seat !== null) this.sending = new Set(this.sending).add(seat)
      line.ask(sent)
    })
  }

  now(): number {
    return this.updates.size ? this.told.time + (this.stoodSince ?? performance.now()) - this.told.at : 0
  }

  /** How much time a seat has left, as told to `eyes`: it runs while the seat may pick, and stands still with the table. */
  left(eyes: number | null, seat: number): number | null {
    const update = this.updates.get(eyes)
    const kept = update?.left?.[seat]
    if (update === undefined || kept === undefined) return null
    return update.to_act.includes(seat) ? kept - (this.now() - update.time) : kept
  }

  get people(): readonly Person[] {
    const mine = new Set(this.info?.mine ?? [])
    const seats = this.info?.seats ?? []
    // Who has chosen no colour gets one that nobody has.
    const free = COLOURS.filter((colour) => !seats.some((seat) => seat.colour === colour))
    return seats.map((seat, number) => ({
      name: seat.name || (this.words?.seat(number) ?? ''),
      colour: seat.colour || (free[number % free.length] ?? 'grey'),
      avatar: seat.avatar || (seat.kind === 'bot' ? 'robot' : ''),
      bot: seat.kind === 'bot' || seat.stand_in !== null,
      here: seat.kind === 'bot' || seat.here,
      mine: mine.has(number),
    }))
  }

  /** The game as a seat of this browser sees it, or (null) as somebody who looks on. */
  seating(seat: number | null, more: { hints: () => boolean; openRule: (rule: string) => void }): Anything {
    const table = this
    const update = () => table.updates.get(seat)
    const nothing: readonly never[] = []
    return {
      seat,
      get view() {
        return update()?.view
      },
      get seq() {
        return update()?.seq ?? 0
      },
      get legal() {
        return table.info?.paused ? nothing : ((update()?.legal as Pick[] | undefined) ?? nothing)
      },
      get events() {
        return (update()?.events as Told[] | undefined) ?? nothing
      },
      get toAct() {
        return update()?.to_act ?? nothing
      },
      get people() {
        return table.people
      },
      get options() {
        return table.info?.options
      },
      get deck() {
        return table.deckText?.deck
      },
      get words() {
        return table.words!
      },
      get sending() {
        return seat !== null && table.sending.has(seat)
      },
      get advised() {
        const hints = seat === null ? undefined : table.hinted.get(seat)
        const now = update()
        if (!hints || !now || hints.seq !== now.seq || hints.advice === null) return null
        return (now.legal[hints.advice] as Pick | undefined) ?? null
      },
      get hints() {
        return more.hints()
      },
      get outcome(): Outcome | null {
        return update()?.outcome ?? null
      },
      get deadline() {
        return update()?.deadline ?? null
      },
      now: () => table.now(),
      act(...actions: Pick[]) {
        if (seat === null || actions.length === 0) return
        void table.ask({ op: 'act', seat, actions }, seat)
      },
      openRule: more.openRule,
    }
  }
}
