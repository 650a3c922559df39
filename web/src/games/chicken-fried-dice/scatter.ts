/** Where dice lie as thrown: by their names and the throw, so that a die stays where it fell, for all who look. */

export interface Lying {
  /** The centre, in parts of the floor. */
  x: number
  y: number
  /** How far it is turned, in degrees. */
  turn: number
}

export interface Floor {
  columns: number
  rows: number
  lying: ReadonlyMap<string, Lying>
}

/** A number from 0 up to 1 for a text, always the same (FNV-1a, well stirred). */
export function chance(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** How wide the floor is for its height. */
const WIDE = 1.9
/** How far a die strays from the middle of its field, in parts of a field. */
const STRAY = 0.3
const TURN = 50

/** A field for each die, some fields staying empty, and every die a little off its middle. */
export function scatter(dice: readonly string[], thrown: string): Floor {
  const columns = Math.max(1, Math.ceil(Math.sqrt(dice.length * WIDE)))
  const rows = Math.max(1, Math.ceil(dice.length / columns))
  const fields = Array.from({ length: columns * rows }, (_, field) => field)
  fields.sort((one, other) => chance(`${thrown}/field/${one}`) - chance(`${thrown}/field/${other}`))
  const lying = new Map<string, Lying>()
  for (const [n, die] of [...dice].sort().entries()) {
    const field = fields[n]!
    const stray = (way: string) => (chance(`${thrown}/${die}/${way}`) - 0.5) * STRAY
    lying.set(die, {
      x: ((field % columns) + 0.5 + stray('x')) / columns,
      y: (Math.floor(field / columns) + 0.5 + stray('y')) / rows,
      turn: Math.round((chance(`${thrown}/${die}/turn`) - 0.5) * TURN),
    })
  }
  return { columns, rows, lying }
}

/** The next one from here in a direction (for arrow keys), or null. */
export function beside(lying: ReadonlyMap<string, Lying>, from: Lying, way: string, among: readonly string[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const die of among) {
    const at = lying.get(die)!
    const [x, y] = [at.x - from.x, (at.y - from.y) / WIDE]
    const [along, across] =
      way === 'ArrowLeft' ? [-x, y] : way === 'ArrowRight' ? [x, y] : way === 'ArrowUp' ? [-y, x] : [y, x]
    if (along <= 0.01) continue
    const cost = along + 2 * Math.abs(across)
    if (cost < least) [least, best] = [cost, die]
  }
  return best
}

/** The one that lies nearest. */
export function nearest(lying: ReadonlyMap<string, Lying>, from: Lying | undefined, among: readonly string[]): string | null {
  if (!from) return among[0] ?? null
  const way = (die: string) => Math.hypot(lying.get(die)!.x - from.x, (lying.get(die)!.y - from.y) / WIDE)
  return among.reduce<string | null>((best, die) => (best === null || way(die) < way(best) ? die : best), null)
}
