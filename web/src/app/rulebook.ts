/** The rules of the games, fetched once for each language. The service worker keeps them for those who are offline. */
import { text } from '../wire/api'
import type { Lang } from '../wire/words'
import { parse, type Rules } from './rules'
import { typeset } from '../wire/typeset'

const read = new Map<string, Promise<Rules>>()

export function rulebook(game: string, lang: Lang): Promise<Rules> {
  const path = `/api/games/${game}/rules?lang=${lang}`
  const found = read.get(path) ?? text(path).then((markdown) => parse(typeset(markdown, lang)))
  read.set(path, found)
  // What could not be fetched is asked for again the next time.
  found.catch(() => read.delete(path))
  return found
}
