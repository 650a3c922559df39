import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Out, Table, Update } from '../src/wire/types.gen'

// The line, by hand.
let tell: (message: Out) => void = () => undefined
const asked: { op: string; ticket: string }[] = []
vi.mock('../src/wire/socket.svelte', () => ({
  line: {
    listen: (_: string, listener: (message: Out) => void) => {
      tell = listener
      return () => undefined
    },
    ask: (command: { op: string; ticket: string }) => asked.push(command),
  },
}))
const { LiveTable, TAKEN_BACK } = await import('../src/wire/table.svelte')

const info = (more: Partial<Table> = {}) =>
  ({ op: 'table', table: 'T', game: 'sandwich', status: 'playing', paused: false, seats: [], mine: [0], settings: {}, ...more }) as unknown as Table
const update = (seq: number, more: Partial<Update> = {}) =>
  ({
    op: 'update', table: 'T', seat: 0, seq, events: [], view: {}, legal: [], to_act: [0], time: 0, deadline: null, left: null,
    may_undo: false, by: null, ticket: null, undone: false, tie: null, outcome: null, ...more,
  }) as Update
const event = (n: number) => ({ told: 'grabbed', n })
const line = (text: string, at: number) => ({ seat: 0, text, at })

describe('a live table', () => {
  let table: InstanceType<typeof LiveTable>
  let heard: { seq: number; events: unknown[] }[]
  let broken: boolean

  beforeEach(() => {
    vi.useFakeTimers()
    heard = []
    broken = false
    vi.stubGlobal('fetch', async (path: string) => {
      if (broken) throw new TypeError('no network')
      const body = path.includes('/history') ? { heard } : { deck: {}, names: {} }
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    })
    asked.length = 0
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const open = async () => {
    table = new LiveTable('T')
    tell(info())
    await vi.advanceTimersByTimeAsync(50)
  }
  const log = () => (table.logs.get(0) ?? []).map((one) => (one.event as unknown as { n?: number }).n ?? one.event.told)

  it('tells what happened before one came, and then what happens', async () => {
    heard = [{ seq: 1, events: [event(1)] }, { seq: 2, events: [event(2)] }]
    await open()
    tell(update(2))
    await vi.waitFor(() => expect(log()).toEqual([1, 2]))
    tell(update(3, { by: 1, events: [event(3)] }))
    expect(log()).toEqual([1, 2, 3])
  })

  it('fills in what happened while the line was lost, and nothing twice', async () => {
    await open()
    tell(update(1, { by: 0, events: [event(1)] }))
    await vi.advanceTimersByTimeAsync(50)
    // Back again: how things stand now, then what happens next, and only then the history.
    heard = [1, 2, 3, 4].map((seq) => ({ seq, events: [event(seq)] }))
    tell(update(3))
    tell(update(4, { by: 1, events: [event(4)] }))
    await vi.waitFor(() => expect(log()).toEqual([1, 2, 3, 4]))
    expect(new Set(table.logs.get(0)!.map((one) => one.key)).size).toBe(4)
  })

  it('goes on without a history that cannot be had', async () => {
    await open()
    broken = true
    tell(update(7, { by: 0, events: [event(7)] }))
    await vi.advanceTimersByTimeAsync(50)
    expect(log()).toEqual([7])
  })

  it('tells that a pick was taken back', async () => {
    await open()
    tell(update(1, { by: 1, events: [event(1)] }))
    await vi.advanceTimersByTimeAsync(50)
    tell(update(2, { by: 1, undone: true }))
    expect(log()).toEqual([1, TAKEN_BACK])
    expect(table.logs.get(0)!.at(-1)!.event).toEqual({ told: TAKEN_BACK, seat: 1 })
  })

  it('says nothing twice of what was said, however often one comes back', async () => {
    await open()
    const talk = (...lines: { seat: number; text: string; at: number }[]) => tell({ op: 'talk', table: 'T', lines })
    talk(line('hello', 1))
    talk(line('hello', 1))
    expect(table.chat.map((one) => one.text)).toEqual(['hello'])
    talk(line('hello', 2))
    talk(line('hello', 1), line('hello', 2), line('bye', 3))
    talk(line('soon', 4))
    expect(table.chat.map((one) => one.text)).toEqual(['hello', 'hello', 'bye', 'soon'])
  })

  it('lets its clock stand still while the game is paused', async () => {
    await open()
    tell(update(1, { time: 5000 }))
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.now()).toBeCloseTo(7000, -2)
    tell(info({ paused: true }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.now()).toBeCloseTo(7000, -2)
    tell(info())
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.now()).toBeCloseTo(8000, -2)
  })

  it('asks again for words that the network did not bring', async () => {
    broken = true
    await open()
    expect(table.words).toBeNull()
    broken = false
    await vi.advanceTimersByTimeAsync(6000)
    // Texts are read from files here, in time that no timer of the test moves on.
    await vi.waitFor(() => expect(table.words).not.toBeNull())
  })

  it('knows whose picks are on their way, until they are answered', async () => {
    await open()
    tell(update(1, { legal: [{ do: 'pass' }] }))
    const seating = table.seating(0, { hints: () => true, openRule: () => undefined })
    seating.act({ do: 'pass' })
    expect(seating.sending).toBe(true)
    tell(update(2, { by: 0, ticket: asked[0]!.ticket }))
    expect(seating.sending).toBe(false)
  })

  it('tells why something was refused', async () => {
    await open()
    tell(update(1))
    void table.ask({ op: 'undo', seat: 0 }, 0)
    const refused = { rule: 'SW-9', why: 'x', facts: {}, text: 'SW-9: no', tie: null, value: null }
    tell({ op: 'answer', table: 'T', ticket: asked[0]!.ticket, ok: false, ...refused })
    expect(table.refusal).toMatchObject({ rule: 'SW-9', text: 'SW-9: no' })
    expect(table.sending.size).toBe(0)
  })

  it('lets the clocks run of those who may pick, and stand still while it is paused', async () => {
    await open()
    tell(update(1, { time: 1000, to_act: [1], left: [60_000, 50_000] }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.left(0, 0)).toBe(60_000)
    expect(table.left(0, 1)).toBeCloseTo(45_000, -2)
    expect(table.left(0, 2)).toBe(null)
    tell(info({ paused: true }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.left(0, 1)).toBeCloseTo(45_000, -2)
    tell(info({ paused: false }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.left(0, 1)).toBeCloseTo(44_000, -2)
    tell(update(2))
    expect(table.left(0, 1)).toBe(null)
  })
})
