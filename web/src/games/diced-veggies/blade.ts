/**
 * Where the blade stands and what it would take. Whether a cut may be made only the server's list says;
 * the rest here is geometry, for showing it.
 *
 * A cut is one quarter of the frame seen from a crossing of its lines. The cell next to the crossing is the quarter's
 * inner cell: pointing at it means that quarter.
 */
import type { Facts } from '../../wire/words'
import type { Cut, Placed, View } from './types.gen'

export const ROWS = 5
export const COLUMNS = 7
export type Corner = Cut['corner']
/** Clockwise, as the blade is turned. */
export const CORNERS: readonly Corner[] = ['nw', 'ne', 'se', 'sw']

export interface Crossing {
  row: number
  column: number
}

/** The crossing from which a cut's quarter is seen. */
export function crossingOf({ corner, rows, columns }: Cut): Crossing {
  return {
    row: corner[0] === 'n' ? rows : ROWS - rows,
    column: corner[1] === 'w' ? columns : COLUMNS - columns,
  }
}

/** The cut of a corner seen from a crossing; null where there is nothing of the frame. */
export function cutFrom({ row, column }: Crossing, corner: Corner): Cut | null {
  const rows = corner[0] === 'n' ? row : ROWS - row
  const columns = corner[1] === 'w' ? column : COLUMNS - column
  if (rows < 1 || columns < 1 || rows > ROWS || columns > COLUMNS) return null
  return { do: 'cut', corner, rows, columns }
}

/** The cell of a cut that lies at its crossing. */
export function innerCell(cut: Cut): Crossing {
  return {
    row: cut.corner[0] === 'n' ? cut.rows - 1 : ROWS - cut.rows,
    column: cut.corner[1] === 'w' ? cut.columns - 1 : COLUMNS - cut.columns,
  }
}

/** Which dice a cut takes. */
export function taken(block: readonly Placed[], cut: Cut): Placed[] {
  const at = crossingOf(cut)
  return block.filter(
    (die) =>
      (cut.corner[0] === 'n' ? die.row < at.row : die.row >= at.row) &&
      (cut.corner[1] === 'w' ? die.column < at.column : die.column >= at.column),
  )
}

const key = (dice: readonly Placed[]): string => dice.map((die) => die.id).sort((a, b) => a - b).join()

/** The cut of the server's list that takes the same dice, as each set of dice is listed once. */
export function listed(block: readonly Placed[], cuts: readonly Cut[], cut: Cut): Cut | null {
  const wanted = key(taken(block, cut))
  return cuts.find((one) => key(taken(block, one)) === wanted) ?? null
}

export interface Verdict {
  dice: Placed[]
  total: number
  /** What the limit is held against: the total, or the count of dice. */
  measure: number
  limit: number
  /** The listed cut, if it is one. */
  cut: Cut | null
  /** Why it is none: the message and its rule. */
  why: { key: string; facts: Facts; rule: string } | null
}

/** What a cut would do. The reasons are only told: what is not too much and yet not listed leaves pieces behind. */
export function verdict(view: Pick<View, 'block' | 'cut'>, cuts: readonly Cut[], cut: Cut): Verdict {
  const dice = taken(view.block, cut)
  const total = dice.reduce((sum, die) => sum + die.number, 0)
  const byCount = view.cut === 'three'
  const [measure, limit] = byCount ? [dice.length, 3] : [total, 10]
  const found = listed(view.block, cuts, cut)
  const no = (key: string, facts: Facts = {}, rule = 'DV-7') => ({ key, facts, rule })
  let why: Verdict['why'] = null
  if (!found) {
    if (dice.length === 0) why = no('no-cut-nothing')
    else if (dice.length === view.block.length) why = no('no-cut-everything')
    else if (measure > limit && byCount) why = no('no-cut-too-many', { count: measure, limit }, 'DV-20')
    else if (measure > limit) why = no('no-cut-too-much', { total, limit })
    else why = no('no-cut-in-pieces')
  }
  return { dice, total, measure, limit, cut: found, why }
}

/**
 * The cut meant by a point of the frame (in cells): one whose inner cell it lies in. A cut that is listed comes before
 * one that is not; then the nearer crossing, or, of those that are not listed, the one that takes least.
 */
export function aimed(block: readonly Placed[], cuts: readonly Cut[], x: number, y: number): Cut | null {
  const cell = { row: clamp(Math.floor(y), ROWS - 1), column: clamp(Math.floor(x), COLUMNS - 1) }
  let best: { cut: Cut; listed: boolean; cost: number } | null = null
  for (const corner of CORNERS) {
    const at = {
      row: cell.row + (corner[0] === 'n' ? 1 : 0),
      column: cell.column + (corner[1] === 'w' ? 1 : 0),
    }
    const cut = cutFrom(at, corner)
    if (!cut) continue
    const dice = taken(block, cut)
    if (dice.length === 0) continue
    const isListed = listed(block, cuts, cut) !== null
    const cost = isListed ? Math.hypot(at.column - x, at.row - y) : dice.length
    if (!best || (isListed && !best.listed) || (isListed === best.listed && cost < best.cost)) {
      best = { cut, listed: isListed, cost }
    }
  }
  return best?.cut ?? null
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** The blade one crossing further; turned where this corner has no dice there. */
export function moved(block: readonly Placed[], cut: Cut, rows: number, columns: number): Cut {
  const from = crossingOf(cut)
  const at = { row: clamp(from.row + rows, ROWS), column: clamp(from.column + columns, COLUMNS) }
  const start = CORNERS.indexOf(cut.corner)
  for (let turn = 0; turn < 4; turn++) {
    const there = cutFrom(at, CORNERS[(start + turn) % 4]!)
    if (there && taken(block, there).length > 0) return there
  }
  return cut
}

/** The next corner at the same crossing that has dice. */
export function turned(block: readonly Placed[], cut: Cut): Cut {
  const at = crossingOf(cut)
  const start = CORNERS.indexOf(cut.corner)
  for (let turn = 1; turn < 4; turn++) {
    const there = cutFrom(at, CORNERS[(start + turn) % 4]!)
    if (there && taken(block, there).length > 0) return there
  }
  return cut
}

/** The next (or previous) cut of the list. */
export function next(block: readonly Placed[], cuts: readonly Cut[], cut: Cut | null, by: 1 | -1): Cut | null {
  if (cuts.length === 0) return null
  const now = cut ? listed(block, cuts, cut) : null
  const at = now ? cuts.indexOf(now) : by === 1 ? -1 : 0
  return cuts[(at + by + cuts.length) % cuts.length]!
}

/** Where the sum is written, in cells: beside the crossing on the side of what stays, and never outside of the frame. */
export function sumAt(cut: Cut): [x: number, y: number] {
  const at = crossingOf(cut)
  const [north, west] = [cut.corner[0] === 'n', cut.corner[1] === 'w']
  const within = (value: number, room: number, most: number) => Math.min(most - room, Math.max(room, value))
  return [within(at.column + (west ? 0.42 : -0.42), 0.5, COLUMNS), within(at.row + (north ? 0.3 : -0.3), 0.3, ROWS)]
}

export interface Steel {
  /** In cells from the top left of the frame. */
  from: [x: number, y: number]
  to: [x: number, y: number]
  /** The way that the blade pushes. */
  push: [x: number, y: number]
}

/** Where the blade stands: on the longer side of what it takes, reaching in from the edge of the frame. */
export function steel(cut: Cut, dice: readonly Placed[]): Steel {
  const at = crossingOf(cut)
  const [north, west] = [cut.corner[0] === 'n', cut.corner[1] === 'w']
  const height = new Set(dice.map((die) => die.row)).size
  const width = new Set(dice.map((die) => die.column)).size
  if (width > height) {
    return { from: [west ? 0 : COLUMNS, at.row], to: [at.column, at.row], push: [0, north ? -1 : 1] }
  }
  return { from: [at.column, north ? 0 : ROWS], to: [at.column, at.row], push: [west ? -1 : 1, 0] }
}
