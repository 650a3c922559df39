import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { after, LessonTable, WATCHED } from '../src/wire/lesson.svelte'
import type { LessonStep } from '../src/wire/types.gen'

const step = (say: string, ...wants: object[]): LessonStep => ({
  seq: 0, by: null, events: [{ told: 'x' }], view: { me: 0 }, legal: [...wants, { do: 'other' }], to_act: [0], outcome: null,
  say: say && `lesson-${say}`, rule: '', wants,
})
const STEPS = [
  step('welcome'),
  step('cut', { do: 'cut', rows: 1 }),
  step(''),
  step('put', { do: 'put', card: 'a' }),
  step('note'),
  step('put-more', { do: 'put', card: 'b' }),
  step('end'),
]

describe('where a lesson goes on', () => {
  it('goes on by the pick that is wanted, whatever the order of its fields', () => {
    expect(after(STEPS, 1, [{ rows: 1, do: 'cut' } as never])).toBe(2)
  })
  it('stays at any other', () => {
    expect(after(STEPS, 1, [{ do: 'cut', rows: 2 } as never])).toBeNull()
    expect(after(STEPS, 0, [{ do: 'cut', rows: 1 } as never])).toBeNull()
  })
  it('follows several picks that are made together, past the remarks between them', () => {
    expect(after(STEPS, 3, [{ do: 'put', card: 'a' }, { do: 'put', card: 'b' }] as never)).toBe(6)
    expect(after(STEPS, 3, [{ do: 'put', card: 'a' }, { do: 'put', card: 'c' }] as never)).toBeNull()
  })
})

describe('the table of a lesson', () => {
  const lesson = { game: 'sandwich', seats: 2, names: ['', 'Olive'], options: {}, steps: STEPS }
  let table: LessonTable

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (path: string) => {
      const body = path.endsWith('/lesson') ? lesson : { deck: {}, names: {} }
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    })
    table = new LessonTable('sandwich', { name: 'Ada', colour: 'red', avatar: 'pear' })
    await vi.waitFor(() => expect(table.words).not.toBeNull())
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits for the pick, then shows what the others do, and goes on by itself', () => {
    const seating = table.seating(() => undefined)
    expect(seating.legal).toEqual([])
    table.next()
    expect(seating.advised).toEqual({ do: 'cut', rows: 1 })
    expect(seating.legal).toHaveLength(2)
    seating.act({ do: 'other' })
    expect([table.at, table.missed]).toEqual([1, 1])
    seating.act({ do: 'cut', rows: 1 } as never)
    expect([table.at, table.watching]).toEqual([2, true])
    expect(table.says?.say).toBe('lesson-cut')
    vi.advanceTimersByTime(WATCHED)
    expect(table.at).toBe(3)
  })

  it('goes back to the words before, without showing again what happened', () => {
    table.next()
    table.next()
    vi.advanceTimersByTime(WATCHED)
    table.back()
    expect(table.at).toBe(1)
    expect(table.seating(() => undefined).events).toEqual([])
  })

  it('comes to its end and stays there', () => {
    for (let n = 0; n < 20; n++) table.next()
    expect(table.over).toBe(true)
    expect(table.told).toEqual({ count: 6, at: 6 })
  })

  it('gives nobody two colours', () => {
    const colours = table.people.map((one) => one.colour)
    expect(new Set(colours).size).toBe(colours.length)
    expect(table.people[1]!.name).toBe('Olive')
  })
})
