import { describe, expect, it } from 'vitest'
import { lasting, spoken } from '../src/app/told'
import type { LiveTable, LogLine } from '../src/wire/table.svelte'

/** A table where these events were told, each written by its name. */
function tableOf(...events: object[]): LiveTable {
  const lines = events.map((event, n) => ({ key: `${n}`, seq: n, event }) as LogLine)
  return { words: { event: ({ told }: { told: string }) => told }, logs: new Map([[0, lines]]) } as unknown as LiveTable
}

describe('the log in words', () => {
  const grabbed = { told: 'grabbed', passing: 1 }
  const flipped = { told: 'flipped' }
  const read = (...events: object[]) => lasting(spoken(tableOf(...events), 0)).map((line) => line.text)

  it('tells what was told in passing, as long as nothing else has happened since', () => {
    expect(read(flipped, grabbed, grabbed)).toEqual(['flipped', 'grabbed', 'grabbed'])
    expect(read(flipped, grabbed, flipped, grabbed)).toEqual(['flipped', 'flipped', 'grabbed'])
    expect(read(grabbed, grabbed, flipped)).toEqual(['flipped'])
    expect(read(grabbed)).toEqual(['grabbed'])
  })

  it('still tells it aloud to those who do not see the table', () => {
    expect(spoken(tableOf(flipped, grabbed, flipped), 0)).toHaveLength(3)
  })
})
