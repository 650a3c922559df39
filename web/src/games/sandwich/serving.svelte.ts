/** Who gets which sandwich, as far as it is chosen; sent by one pick. */
import { handing, slots } from './choose'
import type { Seat } from './wanted'

/** A receiver's name that is dragged from plate to plate. */
class Ticket {
  constructor(readonly sandwich: number) {}
}

export class Serving {
  // For each sandwich, the place of its receiver in the row of receivers.
  private chosen = $state<number[]>([])
  selected = $state<number | null>(null)

  constructor(private seating: () => Seat) {}

  get receivers(): readonly number[] {
    return this.seating().view.mine?.receivers ?? []
  }

  get gets(): readonly number[] {
    const due = this.receivers.length
    return this.chosen.length === due ? this.chosen : Array.from({ length: due }, (_, n) => n)
  }

  to(sandwich: number): number {
    return this.receivers[this.gets[sandwich]!]!
  }

  get pick() {
    return handing(this.seating().legal, this.receivers, this.gets)
  }

  swap(one: number, other: number): void {
    const gets = [...this.gets]
    ;[gets[one], gets[other]] = [gets[other]!, gets[one]!]
    this.chosen = gets
    this.selected = null
  }

  tap(sandwich: number): void {
    if (this.selected === null) this.selected = sandwich
    else if (this.selected === sandwich) this.selected = null
    else this.swap(this.selected, sandwich)
  }

  ticket(sandwich: number): Ticket {
    return new Ticket(sandwich)
  }

  accepts(what: unknown, sandwich: number): boolean {
    return what instanceof Ticket && what.sandwich !== sandwich
  }

  drop(what: unknown, sandwich: number): void {
    if (what instanceof Ticket) this.swap(what.sandwich, sandwich)
  }

  private get advised(): number[] | null {
    const { advised } = this.seating()
    return advised?.do === 'hand-over' ? slots(advised.order) : null
  }

  /** What the rule of thumb would serve, in words. */
  get advice(): string | null {
    const { words } = this.seating()
    const served = this.advised?.map((slot, n) => ({ sandwich: n + 1, to_seat: this.receivers[slot]! }))
    return served ? words.say('do-hand-over', { served }) : null
  }

  get followed(): boolean {
    return this.advised?.every((slot, n) => this.receivers[slot] === this.to(n)) ?? false
  }

  follow(): void {
    if (this.advised) this.chosen = this.advised
  }
}
