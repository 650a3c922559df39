/** Single keys, while the focus is on the board: a die by its letter and number, a space by its digit. */
import type { Bench } from './bench.svelte'
import { INGREDIENTS } from './larder'
import { beginsOf, onDie, onToss, only, saucesOf } from './picks'
import type { CoopPluck, Pluck } from './types.gen'

const WRITERS = 'input, select, textarea, [contenteditable]'
const COMMANDS = ['h', 's', 'r', 'k', 'd']

/** Does what a key stands for; whether it stood for anything. */
export function typed(event: KeyboardEvent, bench: Bench): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if ((event.target as Element).closest?.(WRITERS)) return false
  if (event.key === 'Tab' || event.key.startsWith('Arrow')) bench.keying = true
  const key = event.key.toLowerCase()
  const number = digitOf(event)
  const done = number ? digit(number, bench) : key === 'escape' ? escape(bench) : letter(key, bench)
  if (done) {
    bench.keying = true
    event.preventDefault()
  }
  return done
}

/** The digit of a key, 0 if it has none. On a French keyboard the row of digits has them behind Shift: it counts without. */
function digitOf(event: KeyboardEvent): number {
  const typed = /^[1-9]$/.exec(event.key)?.[0] ?? (event.shiftKey ? undefined : /^Digit([1-9])$/.exec(event.code)?.[1])
  return Number(typed ?? 0)
}

/** Plucking a die of an ingredient (and a number), where there is one to be had. */
function pluckOf(bench: Bench, ingredient: string, number?: number): Pluck | CoopPluck | null {
  for (const die of bench.seating.view.dice) {
    if (die.seat !== null || die.ingredient !== ingredient || (number ?? die.number) !== die.number) continue
    const pick = onDie(bench.legal, bench.held, die.die)
    if (pick) return pick
  }
  return null
}

function escape(bench: Bench): boolean {
  if (bench.letter === null && bench.held === null) return false
  bench.clear()
  return true
}

function digit(number: number, bench: Bench): boolean {
  if (bench.letter !== null) {
    const wanted = bench.letter
    bench.letter = null
    if (bench.covered) return true
    const pick = pluckOf(bench, wanted, number)
    if (pick) bench.act(pick)
    return true
  }
  const pick = bench.chops.length ? bench.chops[number - 1] : bench.targets[number - 1]
  if (pick) bench.act(pick)
  return pick !== undefined
}

function letter(key: string, bench: Bench): boolean {
  const ingredient = INGREDIENTS.find((one) => bench.say(`letter-${one}`).toLowerCase() === key)
  if (ingredient) {
    // Where no such die can be had, the number that comes next means a space; while a pick is on its way, who knows.
    bench.letter = bench.seating.sending || pluckOf(bench, ingredient) ? ingredient : null
    return bench.letter !== null
  }
  if (COMMANDS.includes(key)) bench.letter = null
  const { legal, using } = bench
  switch (key) {
    case 'h':
      return next(bench)
    case 's':
      if (using === null || saucesOf(legal, using).length === 0) return false
      bench.sauce()
      return true
    case 'r': {
      const toss = using === null ? null : onToss(legal, using)
      if (toss) bench.act(toss)
      return toss !== null
    }
    case 'k':
      if (using === null || !legal.some((pick) => pick.do === 'chop' && pick.using === using)) return false
      bench.chop()
      return true
    case 'd': {
      const end = only(legal, 'hand-on') ?? only(legal, 'done') ?? only(legal, 'waste')
      if (end) bench.act(end)
      return end !== null
    }
    default:
      return false
  }
}

/** Takes up the next ingredient or cross-off that can be used. */
function next(bench: Bench): boolean {
  const items = (bench.mine?.at_hand ?? []).filter((item) => beginsOf(bench.legal, item.using) !== null)
  const crosses = [...new Set(bench.legal.flatMap((pick) => (pick.do === 'cross-off' ? [pick.bonus] : [])))]
  const ring = [
    ...items.map((item) => ({ kind: 'item' as const, using: item.using })),
    ...crosses.map((bonus) => ({ kind: 'cross' as const, bonus })),
  ]
  if (ring.length === 0) return false
  const at = ring.findIndex((one) => JSON.stringify(one) === JSON.stringify(bench.held))
  bench.hold(ring[(at + 1) % ring.length]!)
  return true
}
