/** The boards of the games, on bad networks too. */
import { BOARDS, type GameBoard } from '../games'

const AGAIN = 2500

/** A game's board; what can't be fetched is asked for until it can. */
export async function boardOf(game: string): Promise<GameBoard> {
  for (;;) {
    try {
      return await BOARDS[game]!()
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
}
