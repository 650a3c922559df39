/** How the spots of a picnic table hang together: in a row or a ring, with bonuses between neighbours. */
import { spotsOf } from './larder'
import type { PicnicBonus, PicnicTable } from './types.gen'

export interface Join {
  /** Whether the sign looks at these two. */
  touches: boolean
  bonus: PicnicBonus | null
}

export interface Shape {
  ring: boolean
  /** After each spot: what joins it with the next one (in a ring, the last with the first). */
  next: readonly (Join | null)[]
  /** Bonuses that lie between other spots than two neighbours. */
  others: readonly { bonus: string; between: readonly string[] }[]
}

export function joins(table: PicnicTable, bonuses: readonly PicnicBonus[]): Shape {
  const spots = spotsOf(table)
  const touch = (one: number, other: number) =>
    table.touching.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  const ring = table.spaces === 4 && touch(4, 1)
  const used = new Set<PicnicBonus>()
  const next = spots.map((spot, n) => {
    if (n === spots.length - 1 && !ring) return null
    const at = (n + 1) % spots.length
    const bonus = bonuses.find((one) => one.between.length === 2 && one.between.includes(spot) && one.between.includes(spots[at]!)) ?? null
    if (bonus) used.add(bonus)
    return { touches: touch(n + 1, at + 1), bonus }
  })
  // A bonus between several tables is shown at the first of them.
  const others = bonuses
    .filter((one) => !used.has(one) && spots.includes(one.between[0]!))
    .map((one) => ({ bonus: one.gives, between: one.between }))
  return { ring, next, others }
}
