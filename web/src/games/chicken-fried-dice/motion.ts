/** The dice fly into the coop one after the other. */
import { backOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { duration } from '../../board/motion'
import { chance } from './scatter'

export function tumble(_node: Element, { key }: { key: string }): TransitionConfig {
  const [from, turn] = [chance(`${key}/from`) * 2 - 1, chance(`${key}/spin`) * 360 - 180]
  const length = duration(400)
  return {
    duration: length,
    delay: length === 0 ? 0 : Math.round(chance(`${key}/late`) * 250),
    easing: backOut,
    css: (t, u) => `translate: ${u * from * 90}px ${u * -140}px; rotate: ${u * turn}deg; opacity: ${Math.min(1, t * 2)}`,
  }
}
