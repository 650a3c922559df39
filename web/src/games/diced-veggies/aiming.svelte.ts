/** Where the blade is held, by pointer or keys: fleeting, and put away whenever the block changes. */
import { aimed, listed, moved, next, steel, turned, verdict, type Steel, type Verdict } from './blade'
import { listedOf, pick } from './picks'
import type { Cut } from './types.gen'
import type { Seat } from './wanted'

/** How far (in cells) the blade must be pushed for a cut. */
const ENOUGH = 0.7
/** How far a pointer may stray (in cells) before it is a push and no click. */
const SLOP = 0.15

export class Aiming {
  aim = $state.raw<Cut | null>(null)
  /** How far the blade has been pushed, in cells. */
  pushed = $state(0)
  /** What is read out; only when the keys or a tap moved the blade. */
  said = $state('')
  /** The last refusal was asked for by a click: it is shown with force. */
  refused = $state(0)
  private press: { x: number; y: number; moved: boolean } | null = null
  /** The click that ends a push is none. */
  private swallow = false
  /** Whether the last press was where the blade stood already. */
  private again = false
  touch = $state(false)

  constructor(private readonly seat: () => Seat) {}

  get cuts(): Cut[] {
    return listedOf(this.seat(), 'cut')
  }

  readonly verdict: Verdict | null = $derived.by(() => (this.aim ? verdict(this.seat().view, this.cuts, this.aim) : null))
  readonly steel: Steel | null = $derived.by(() => (this.aim && this.verdict ? steel(this.aim, this.verdict.dice) : null))

  /** Lifts the blade. */
  lift(): void {
    this.aim = null
    this.pushed = 0
    this.press = null
  }

  /** `how` is the message that tells how to make this cut; without one nothing is read out. */
  private hold(cut: Cut | null, how = ''): void {
    this.aim = cut
    this.pushed = 0
    const { words } = this.seat()
    const found = this.verdict
    if (!how || !cut || !found) return
    const takes = words.say('board-takes', { corner: cut.corner, dice: found.dice, measure: found.measure, limit: found.limit })
    this.said = `${takes} ${found.why ? words.say(found.why.key, found.why.facts) : words.say(how)}`
  }

  // By pointer; x and y in cells of the frame

  hover(x: number, y: number): void {
    if (this.press) return this.push(x, y)
    const { view } = this.seat()
    this.hold(aimed(view.block, this.cuts, x, y))
  }

  down(x: number, y: number, touch: boolean): void {
    const { view } = this.seat()
    this.touch = touch
    this.swallow = false
    const before = this.aim ? listed(view.block, this.cuts, this.aim) : null
    const cut = aimed(view.block, this.cuts, x, y)
    this.hold(cut, touch ? 'board-push-touch' : '')
    this.again = before !== null && cut !== null && listed(view.block, this.cuts, cut) === before
    this.press = { x, y, moved: false }
  }

  private push(x: number, y: number): void {
    const press = this.press
    if (!press || !this.steel) return
    const [dx, dy] = [x - press.x, y - press.y]
    if (Math.hypot(dx, dy) > SLOP) press.moved = true
    if (!press.moved) return
    const far = Math.max(0, dx * this.steel.push[0] + dy * this.steel.push[1])
    // What can't be cut gives way a little, and no more.
    this.pushed = this.verdict?.cut ? Math.min(far, 1.6) : Math.min(far * 0.2, 0.15)
  }

  up(): void {
    const press = this.press
    this.press = null
    if (!press?.moved) return
    this.swallow = true
    if (this.pushed >= ENOUGH) this.cut()
    this.pushed = 0
  }

  /** A click of the mouse cuts; a tap shows first, and cuts when it is the same again. */
  click(byKey: boolean): void {
    if (this.swallow && !byKey) {
      this.swallow = false
      return
    }
    if (byKey && !this.aim) return this.go(1)
    if (byKey || !this.touch || this.again) this.cut()
  }

  cut(): void {
    const found = this.verdict
    if (!found) return
    if (found.cut) pick(this.seat(), found.cut)
    else this.refused++
  }

  // By keys

  go(by: 1 | -1): void {
    this.hold(next(this.seat().view.block, this.cuts, this.aim, by), 'board-can-cut')
  }

  /** Whether the key was for the blade. */
  key(key: string): boolean {
    const { view } = this.seat()
    const step = ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const)[key]
    if (step) {
      if (this.aim) this.hold(moved(view.block, this.aim, step[0], step[1]), 'board-can-cut')
      else this.go(1)
    } else if (key === 't' || key === 'T') {
      if (this.aim) this.hold(turned(view.block, this.aim), 'board-can-cut')
      else this.go(1)
    } else if (key === 'n' || key === 'N') this.go(1)
    else if (key === 'p' || key === 'P') this.go(-1)
    else if (key === 'Escape' && this.aim) this.lift()
    else return false
    return true
  }
}
