/** Dice as masks (bit 0 is the first die), and the odds that the view gives for each choice of them. */
import type { Odds } from './types.gen'

export const ALL = 127
export const has = (mask: number, die: number): boolean => ((mask >> die) & 1) === 1
export const diceOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6].filter((die) => has(mask, die))

/** The dice that can show something needed: alone they show nothing less often than always. */
export function helpful(odds: Odds): number {
  return diceOf(ALL).reduce((mask, die) => (odds.sixths[1 << die]! > 0 ? mask | (1 << die) : mask), 0)
}

/** Which dice lie ready for the next roll: what is advised, else those that help, else all; only what may be rolled. */
export function readyDice(masks: ReadonlySet<number>, odds: Odds | null, advised: number | null): number {
  for (const mask of [advised, odds && helpful(odds), ALL]) if (mask && masks.has(mask)) return mask
  return masks.values().next().value ?? 0
}

export interface Chance {
  useful: number
  none: number
  /** New symbols expected. */
  expected: number
  /** The chance of something useful as an exact fraction. */
  fraction: string
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The odds of rolling these dice. */
export function chance(odds: Odds, mask: number): Chance {
  const none = odds.none[mask]!
  const useful = odds.total - none
  const by = gcd(useful, odds.total)
  return {
    useful: useful / odds.total,
    none: none / odds.total,
    expected: odds.sixths[mask]! / 6,
    fraction: useful === 0 ? '0' : `${useful / by}/${odds.total / by}`,
  }
}
