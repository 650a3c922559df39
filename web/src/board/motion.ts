/** How things move: from where they lay to where they lie, found by their key. Never under reduced motion. */
import { quintOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, fade } from 'svelte/transition'

const SLOWEST = 400
const QUICKEST = 150

/** A length of time for an animation, or none for those who want none. */
export function duration(wanted: number): number {
  return prefersReducedMotion.current ? 0 : Math.min(SLOWEST, Math.max(QUICKEST, wanted))
}

/** Longer ways take longer, within limits. */
const way = (distance: number): number => duration(140 + Math.sqrt(distance) * 9)

/** `in:receive={{ key }} out:send={{ key }}`: a thing that goes from one place of the board to another flies there. */
export const [send, receive] = crossfade({
  duration: way,
  easing: quintOut,
  fallback: (node) => fade(node, { duration: duration(180) }),
})

/** For `animate:flip={slide()}`: the others make room. */
export const slide = () => ({ duration: way, easing: quintOut })

/** Shakes, pops or glows a node once: `play(node, POP)`. */
export function play(node: Element | null | undefined, frames: Keyframe[], time = 260): void {
  if (!node || prefersReducedMotion.current || typeof node.animate !== 'function') return
  node.animate(frames, { duration: duration(time), easing: 'ease-out' })
}

export const POP: Keyframe[] = [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }]
export const SHAKE: Keyframe[] = [0, -6, 5, -3, 2, 0].map((x) => ({ translate: `${x}px` }))
export const TUMBLE: Keyframe[] = [{ rotate: '-40deg', scale: 0.7 }, { rotate: '12deg', scale: 1.08 }, { rotate: '0deg', scale: 1 }]
