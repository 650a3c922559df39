/** What happened at a table, in sentences: for the log, and for those who hear it. */
import { t } from '../wire/lang.svelte'
import { TAKEN_BACK, type LiveTable } from '../wire/table.svelte'

export interface Spoken {
  key: string
  seq: number
  text: string
  passing: boolean
}

/** What a seat was told so far, latest last; what is for the eyes only is left out. */
export function spoken(table: LiveTable, seat: number | null): Spoken[] {
  const words = table.words
  if (!words) return []
  return (table.logs.get(seat) ?? [])
    .map(({ key, seq, event }) => ({
      key,
      seq,
      passing: 'passing' in event,
      text: event.told === TAKEN_BACK ? t('replay-undone', { name: words.seat((event as unknown as { seat: number }).seat) }) : words.event(event),
    }))
    .filter((line) => line.text)
}

/** What is still read in the log: what was told in passing is gone once something else has been told. */
export function lasting(lines: readonly Spoken[]): readonly Spoken[] {
  const last = lines.findLastIndex((line) => !line.passing)
  return lines.filter((line, n) => n > last || !line.passing)
}
