/** The tastings of a match, by game, and what they add up to. */
import type { Tasted } from './types.gen'

export interface Game {
  game: number
  /** The newest first. */
  tastings: Tasted[]
}

/** The newest game first. */
export function byGame(history: readonly Tasted[]): Game[] {
  const games: Game[] = []
  for (const tasted of [...history].reverse()) {
    if (games.at(-1)?.game !== tasted.game) games.push({ game: tasted.game, tastings: [] })
    games.at(-1)!.tastings.push(tasted)
  }
  return games
}

export interface Row {
  seat: number
  games: Map<number, number>
  total: number
}

/** Points of each player, by game and in all; who leads stands first. */
export function tally(history: readonly Tasted[], seats: number): Row[] {
  const rows = Array.from({ length: seats }, (_, seat): Row => ({ seat, games: new Map(), total: 0 }))
  for (const { game, verdicts } of history) {
    for (const { cook, points, bonus } of verdicts) {
      const row = rows[cook]
      if (!row) continue
      const earned = points + (bonus ? 1 : 0)
      row.games.set(game, (row.games.get(game) ?? 0) + earned)
      row.total += earned
    }
  }
  return rows.sort((one, other) => other.total - one.total)
}
