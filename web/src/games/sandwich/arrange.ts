/** From how one's cards lie to how they shall lie, in picks of the game (see records.py: Put, TakeBack). */
import type { Mine, Put, TakeBack } from './types.gen'

export interface Bench {
  plates: readonly (readonly string[])[]
  loose: readonly string[]
}

type Move = Put | TakeBack
const ENOUGH = 60

/** What one sees: `lifted` cards lie on a sandwich for the server, but were taken off here to go somewhere else. */
export function shown(mine: Mine, lifted: readonly string[]): Bench {
  const plates = mine.sandwiches.map((cards) => [...cards])
  const loose = [...mine.loose]
  for (const card of lifted) {
    const plate = plates.find((cards) => cards.includes(card))
    if (!plate) continue
    plate.splice(plate.lastIndexOf(card), 1)
    loose.push(card)
  }
  return { plates, loose }
}

/** A card goes to a plate (by its number from 0) or off it (null); `other`, if given, goes the other way. */
export function moved(bench: Bench, card: Spot, to: number | null, other?: Spot): Bench {
  const plates = bench.plates.map((cards) => [...cards])
  const loose = [...bench.loose]
  const row = (plate: number | null) => (plate === null ? loose : plates[plate]!)
  const [mine, theirs] = [row(card.plate), row(to)]
  const from = mine.indexOf(card.id)
  if (from < 0) return bench
  if (other) {
    const at = theirs.indexOf(other.id)
    if (at < 0) return bench
    theirs[at] = card.id
    mine[from] = other.id
  } else {
    mine.splice(from, 1)
    theirs.push(card.id)
  }
  return { plates, loose }
}

export interface Spot {
  id: string
  /** The plate it lies on, from 0, or null where it is loose. */
  plate: number | null
}

/** The picks after which the wanted cards lie on their plates, and where the others lie then; null where none is found. */
export function picks(mine: Mine, size: number, wanted: Bench['plates']): { moves: Move[]; lifted: string[] } | null {
  const plates = mine.sandwiches.map((cards) => [...cards])
  const loose = [...mine.loose]
  const moves: Move[] = []

  const put = (card: string, plate: number) => {
    const from = [loose, ...plates.filter((_, n) => n !== plate)].find((cards) => cards.includes(card))
    if (!from) return false
    from.splice(from.indexOf(card), 1)
    plates[plate]!.push(card)
    moves.push({ do: 'put', ingredient: card, sandwich: plate + 1 })
    return true
  }
  const off = (card: string, plate: number) => {
    plates[plate]!.splice(plates[plate]!.indexOf(card), 1)
    loose.push(card)
    moves.push({ do: 'take-back', ingredient: card })
    return true
  }
  const step = (): boolean => {
    for (const [n, cards] of plates.entries()) {
      const due = without(wanted[n]!, cards)[0]
      if (due !== undefined && cards.length < size) return put(due, n)
    }
    // All plates that lack something are full: what does not belong there makes room.
    const full = plates.findIndex((cards, n) => without(wanted[n]!, cards).length > 0)
    if (full < 0) return false
    const guest = without(plates[full]!, wanted[full]!)[0]!
    const room = plates.findIndex((cards, n) => n !== full && cards.length < size)
    return room < 0 ? off(guest, full) : put(guest, room)
  }
  while (plates.some((cards, n) => without(wanted[n]!, cards).length > 0)) {
    if (moves.length >= ENOUGH || !step()) return null
  }
  return { moves, lifted: plates.flatMap((cards, n) => without(cards, wanted[n]!)) }
}

/** What is in a row beyond what is in another. */
export function without(row: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return row.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Only what is still so: cards that lie on a sandwich. */
export function stillLifted(mine: Mine, lifted: readonly string[]): string[] {
  return without(lifted, without(lifted, mine.sandwiches.flat()))
}
