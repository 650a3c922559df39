import type { Lang } from './words'

/** French puts a space before some signs, where no line may end. */
export function typeset(text: string, lang: Lang): string {
  return lang === 'fr' ? text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text
}
