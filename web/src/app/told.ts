/** What happened at a table, in sentences: for the log, and for those who hear it. */
import { t } from '../wire/lang.svelte'
import { TAKEN_BACK, type LiveTable } from '../wire/table.svelte'

export interface Spoken {
  key: string
  seq: number
  text: string
}

/** What a seat was told so far, latest last; what is for the eyes only is left out. */
export function spoken(table: LiveTable, seat: number | null): Spoken[] {
  const words = table.words
  if (!words) return []
  return (table.logs.get(seat) ?? [])
    .map(({ key, seq, event }) => ({
      key,
      seq,
      text: event.told === TAKEN_BACK ? t('replay-undone', { name: words.seat((event as unknown as { seat: number }).seat) }) : words.event(event),
    }))
    .filter((line) => line.text)
}
