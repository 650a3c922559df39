/** A game's options in words, for the form of a new table and for those who come to it. */
import { t } from '../wire/lang.svelte'
import type { Words } from '../wire/words'

// Keys of the texts have hyphens where the records have underscores.
const keyed = (name: string): string => name.replaceAll('_', '-')

/** What an option is called. */
export function optionTitle(name: string, words: Words): string {
  const short = `choose-${keyed(name)}`
  return words.say(words.has(short) ? short : `option-${keyed(name)}`)
}

/** What there is to know of it besides, or nothing; what its title says already is not said again. */
export function optionAbout(name: string, words: Words): string {
  const [title, about] = [optionTitle(name, words), words.say(`option-${keyed(name)}`)]
  // Seats are chosen from a list here, not typed as elsewhere: only the rule is of use.
  if (isSeat(name)) return /[A-Z]{2}-R?\d+/.exec(about)?.[0] ?? ''
  const again = about.toLowerCase().startsWith(title.toLowerCase())
  return again ? about.slice(title.length).replace(/^[\s:;,]+/, '') : about
}

/** Whether a number is that of a seat: people count them from one. */
export const isSeat = (name: string): boolean => /^first(_|$)/.test(name)

/** What was chosen. */
export function optionValue(name: string, value: unknown, words: Words): string {
  if (isSeat(name) && typeof value === 'number') return words.seat(value)
  if (value === true && !words.has(`${keyed(name)}-yes`)) return t('yes')
  return String(words.fact(keyed(name), value))
}
