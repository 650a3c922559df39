/** Single keys, while the focus is on the board (listed in the text `board-keys`). */
import type { Grip } from './grip.svelte'

const PICKS: Record<string, readonly string[]> = {
  s: ['stop-cooking', 'end-turn'],
  p: ['pass', 'no-thanks'],
  c: ['take-cut'],
  k: ['keep-board', 'stay'],
}

export function press(grip: Grip, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const key = event.key.toLowerCase()
  if (key === 'escape' && grip.held) grip.letGo()
  else if (key >= '1' && key <= '7' && key.length === 1 && grip.choosing) {
    if (grip.mayChooseDie(Number(key) - 1)) grip.toggle(Number(key) - 1)
  } else if (key === 'r' && grip.roll) grip.act(grip.roll)
  else if (key === 'a') grip.act(...grip.seating.legal.filter((pick) => pick.do === 'place'))
  else {
    const pick = grip.seating.legal.find((one) => PICKS[key]?.includes(one.do))
    if (!pick || grip.held) return
    grip.act(pick)
  }
  event.preventDefault()
}
