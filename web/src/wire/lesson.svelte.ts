/** A guided first game: a table that waits for just the right pick, and tells why. */
import { COLOURS, same, type Person, type Pick, type Seating, type Told } from '../board/seating'
import { get } from './api'
import { language, textsOf } from './lang.svelte'
import type { DeckText, Lesson, LessonStep } from './types.gen'
import { Words } from './words'

type Anything = Seating<unknown, Pick, Told, unknown, unknown>

interface Learner {
  name: string
  colour: string
  avatar: string
}

/** How long a step is watched that has no words, in milliseconds. */
export const WATCHED = 1100
export const LEARNER = 0

/** Where a lesson goes on after these picks: past all the steps that wanted them, in this order; null if they were others. */
export function after(steps: readonly LessonStep[], at: number, picks: readonly Pick[]): number | null {
  const left = [...picks]
  while (left.length > 0 && at < steps.length) {
    const wants = steps[at]!.wants as Pick[]
    const here = left.splice(0, wants.length)
    if (wants.length === 0 || here.length < wants.length || !wants.every((pick, n) => same(pick, here[n]!))) return null
    at++
    // Remarks between picks that were made together are skipped.
    while (left.length > 0 && at < steps.length && steps[at]!.wants.length === 0) at++
  }
  return left.length > 0 ? null : at
}

export class LessonTable {
  lesson = $state.raw<Lesson | null>(null)
  words = $state.raw<Words | null>(null)
  trouble = $state('')
  at = $state(0)
  /** How often something else was picked at this step. */
  missed = $state(0)
  /** Whether the step was reached by going on, so that what happened may be seen happening. */
  private flowing = $state(true)
  private deck = $state.raw<DeckText | null>(null)
  private timer = 0
  private deaf: () => void

  constructor(
    readonly game: string,
    /** What the learner is called and looks like. */
    private readonly learner: Learner,
  ) {
    this.deaf = language.heard(() => void this.speak())
    void this.open()
  }

  close(): void {
    clearTimeout(this.timer)
    this.deaf()
  }

  private async open(): Promise<void> {
    try {
      this.lesson = await get<Lesson>(`/api/games/${this.game}/lesson`)
      await this.speak()
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  private async speak(): Promise<void> {
    if (!this.lesson) return
    const lang = language.current
    const [texts, deck] = await Promise.all([
      textsOf(this.game, lang),
      get<DeckText>(`/api/games/${this.game}/deck?lang=${lang}`),
    ])
    this.deck = deck
    this.words = new Words(lang, texts, deck.names, this.people.map((one) => one.name))
  }

  get people(): readonly Person[] {
    return (this.lesson?.names ?? []).map((name, seat) => ({
      name: seat === LEARNER ? this.learner.name : name,
      colour: seat === LEARNER ? this.learner.colour : COLOURS.filter((one) => one !== this.learner.colour)[seat]!,
      avatar: seat === LEARNER ? this.learner.avatar : 'robot',
      bot: seat !== LEARNER,
      here: true,
      mine: seat === LEARNER,
    }))
  }

  get step(): LessonStep | null {
    return this.lesson?.steps[this.at] ?? null
  }

  get wanted(): Pick | null {
    return (this.step?.wants[0] as Pick | undefined) ?? null
  }

  /** The steps with words: how many there are, and how many of them one has come to. */
  get told(): { count: number; at: number } {
    const steps = this.lesson?.steps ?? []
    const spoken = (upto: number) => steps.slice(0, upto).filter((step) => step.say).length
    return { count: spoken(steps.length), at: spoken(this.at + 1) }
  }

  /** The words that stand: those of this step, or of the one before while it is only watched. */
  get says(): LessonStep | null {
    const steps = this.lesson?.steps ?? []
    for (let at = this.at; at >= 0; at--) if (steps[at]?.say) return steps[at]!
    return null
  }

  get over(): boolean {
    return this.lesson !== null && this.at === this.lesson.steps.length - 1
  }

  get watching(): boolean {
    return this.step !== null && !this.step.say
  }

  private show(at: number, flowing: boolean): void {
    clearTimeout(this.timer)
    this.at = Math.max(0, Math.min((this.lesson?.steps.length ?? 1) - 1, at))
    this.flowing = flowing
    this.missed = 0
    if (this.watching) this.timer = window.setTimeout(() => this.show(this.at + 1, true), WATCHED)
  }

  /** Goes on: past what is only to be read or watched, or by making the pick that is wanted. */
  next(): void {
    if (!this.over) this.show(this.at + 1, true)
  }

  /** Goes back to the words before. */
  back(): void {
    const steps = this.lesson?.steps ?? []
    let at = this.at - 1
    while (at > 0 && !steps[at]?.say) at--
    this.show(at, false)
  }

  private act(picks: readonly Pick[]): void {
    const steps = this.lesson?.steps ?? []
    if (!this.wanted) return
    const to = after(steps, this.at, picks)
    if (to === null) this.missed++
    else this.show(to, true)
  }

  /** The table of the lesson, as a board is given it. */
  seating(openRule: (rule: string) => void): Anything {
    const table = this
    const nothing: readonly never[] = []
    return {
      seat: LEARNER,
      get view() {
        return table.step?.view
      },
      get seq() {
        return table.step?.seq ?? 0
      },
      get legal() {
        return table.wanted ? (table.step!.legal as Pick[]) : nothing
      },
      get events() {
        return table.flowing ? ((table.step?.events as Told[] | undefined) ?? nothing) : nothing
      },
      get toAct() {
        return table.step?.to_act ?? nothing
      },
      get people() {
        return table.people
      },
      get options() {
        return table.lesson?.options
      },
      get deck() {
        return table.deck?.deck
      },
      get words() {
        return table.words!
      },
      sending: false,
      get advised() {
        return table.wanted
      },
      hints: true,
      get outcome() {
        return table.step?.outcome ?? null
      },
      deadline: null,
      now: () => 0,
      act: (...picks: Pick[]) => table.act(picks),
      openRule,
    }
  }
}
