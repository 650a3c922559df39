/** Three, two, one, go: covers the coop for so long, in a rush, for those who play. The server waits for nobody. */
import { speaker } from '../../board/sound.svelte'
import type { Seat } from './wanted'

const BEAT = 400

export class Countdown {
  /** 3, 2, 1, then 0 for "go"; null when nothing is counted. */
  count = $state.raw<number | null>(null)
  private timer: ReturnType<typeof setInterval> | undefined
  private seen = -1

  /** To be called with every state of the table. Only what happens while one looks on is counted in. */
  look({ seq, events, view, legal }: Seat): void {
    if (seq === this.seen) return
    const first = this.seen < 0
    this.seen = seq
    if (view.phase !== 'pluck') this.stop()
    if (!first && legal.length && view.mode === 'rush' && events.some((event) => event.told === 'coop-filled')) this.begin()
  }

  /** Whether dice can't be reached yet. */
  get covers(): boolean {
    return this.count !== null && this.count > 0
  }

  private begin(): void {
    this.stop()
    this.count = 3
    speaker.play('tick')
    this.timer = setInterval(() => this.beat(), BEAT)
  }

  private beat(): void {
    if (!this.count) return this.stop()
    this.count -= 1
    speaker.play(this.count ? 'tick' : 'go')
  }

  stop(): void {
    clearInterval(this.timer)
    this.count = null
  }
}
