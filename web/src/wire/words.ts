/** Sentences in the reader's language, from the same Fluent files as the server's: the twin of games/words.py. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { typeset } from './typeset'

export type Lang = 'en' | 'fr'
export type Facts = Record<string, unknown>

export class Words {
  readonly bundle: FluentBundle

  constructor(
    readonly lang: Lang,
    texts: readonly string[],
    readonly cards: Readonly<Record<string, string>> = {},
    /** The names by seat. */
    readonly seats: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) this.bundle.addResource(new FluentResource(typeset(text, lang)), { allowOverrides: true })
  }

  has(key: string): boolean {
    return Object.hasOwn(this.cards, key) || this.bundle.hasMessage(key)
  }

  /** A sentence; each fact is put into words first. A key without one is given back, so that it is seen. */
  say(key: string, facts: Facts = {}): string {
    const card = Object.hasOwn(this.cards, key) ? this.cards[key] : undefined
    if (card !== undefined) return card
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern == null) return key
    const spoken: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(facts)) spoken[name] = this.fact(name, value)
    return this.bundle.formatPattern(pattern, spoken, [])
  }

  /** One fact in words: `recipe: 'paella'` is the card or message `recipe-paella`; a seat is its player's name. */
  fact(name: string, value: unknown): string | number {
    if (typeof value === 'boolean') return this.say(`${name}-${value ? 'yes' : 'no'}`)
    if (Array.isArray(value)) return this.row(value.map((one) => String(this.fact(name, one))))
    if (name === 'seat' || name.endsWith('_seat')) return this.seat(value as number | null)
    if (typeof value === 'string') return this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : value
    if (value == null) return this.has(`${name}-none`) ? this.say(`${name}-none`) : ''
    if (typeof value === 'object') return this.say(`${name}-of`, value as Facts)
    return value as number
  }

  /** Things in a row: "a, b and c"; or "a, b; c", where a thing has a comma in it. */
  row(things: readonly string[]): string {
    if (things.length < 2) return things.join('')
    if (things.some((thing) => thing.includes(', '))) return this.apart(things)
    return this.say('list-and', { most: things.slice(0, -1).join(', '), last: things.at(-1) })
  }

  /** Things that may have commas in them: "a, b; c". */
  apart(things: readonly string[]): string {
    return things.join(this.say('list-apart'))
  }

  /** The name of who sits there; null is the clock. */
  seat(seat: number | null): string {
    if (seat === null) return this.say('seat-clock')
    return this.seats[seat] || this.say('seat-number', { number: seat + 1 })
  }

  /** An event as a sentence of the log; one without a sentence is for the eyes only and gives nothing. */
  event(event: { told: string }): string {
    const { told, ...facts } = event
    return this.bundle.hasMessage(`told-${told}`) ? this.say(`told-${told}`, facts) : ''
  }
}
