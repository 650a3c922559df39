import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK, Replay } from '../src/wire/replay.svelte'

const TOTAL = 120
const about = {
  replay: 'x', game: 'sandwich', seats: 3, names: ['Ada', '', 'Cem'], entries: TOTAL, options: {}, finished: true,
  commit: 'c', seed: 's', verified: true, why: '', facts: {},
}
const step = (seq: number, open: boolean) => ({
  seq, at: seq * 1000, by: 0, action: null, undone: false,
  events: [{ told: 'grabbed', seat: 0, ingredient: `card-${seq}` }], view: { seq }, to_act: [0],
  open: open ? [[{ key: 'open-loose', facts: { ingredient: ['jam'] } }], [], []] : [],
})

describe('a replay', () => {
  let asked: string[]
  let replay: Replay

  beforeEach(async () => {
    asked = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      let body: unknown = about
      if (path.includes('/deck')) body = { deck: {}, names: { 'ingredient-jam': 'jam' } }
      if (path.includes('/steps')) {
        const query = new URLSearchParams(path.split('?')[1])
        const start = Number(query.get('start'))
        const count = Math.min(CHUNK, TOTAL + 1 - start)
        const steps = Array.from({ length: count }, (_, n) => step(start + n, query.get('open') === 'true'))
        body = { total: TOTAL, steps, outcome: start + count > TOTAL ? { ranks: [1, 2, 3], scores: [3, 2, 1], lines: [] } : null }
      }
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    })
    replay = new Replay('/api/replays/x', 'file')
    await vi.waitFor(() => expect(replay.step?.seq).toBe(0))
  })
  afterEach(() => {
    replay.close()
    vi.unstubAllGlobals()
  })

  const chunks = () => asked.filter((path) => path.includes('/steps'))

  it('fetches steps as they are looked at, and each but once', async () => {
    expect(chunks()).toEqual(['/api/replays/x/steps?start=0&count=50'])
    replay.go(110)
    expect(replay.waiting).toBe(true)
    expect(replay.step?.seq, 'the old one stands until the new one is there').toBe(0)
    await vi.waitFor(() => expect(replay.step?.seq).toBe(110))
    replay.go(111)
    replay.go(3)
    expect(replay.step?.seq).toBe(3)
    expect(chunks()).toHaveLength(2)
  })

  it('fetches ahead of who plays on', async () => {
    replay.go(CHUNK / 2 + 1)
    await vi.waitFor(() => expect(chunks()).toHaveLength(2))
  })

  it('lets things be seen happening only one step on', () => {
    const seating = replay.seating(() => undefined)
    replay.go(1)
    expect(seating.events).toHaveLength(1)
    replay.go(5)
    expect(seating.events).toEqual([])
    replay.go(4)
    expect(seating.events).toEqual([])
    expect(seating.legal).toEqual([])
  })

  it('tells the log up to the step', () => {
    replay.go(4)
    expect(replay.lines.at(-1)).toMatchObject({ seq: 4 })
    expect(replay.lines[0]).toMatchObject({ seq: 0 })
  })

  it('shows the outcome at the end only, and goes no further', async () => {
    const seating = replay.seating(() => undefined)
    replay.go(TOTAL + 10)
    await vi.waitFor(() => expect(replay.step?.seq).toBe(TOTAL))
    expect(seating.outcome?.scores).toEqual([3, 2, 1])
    replay.go(TOTAL - 1)
    expect(seating.outcome).toBeNull()
  })

  it('looks through other eyes, or with all hands open', async () => {
    replay.look(1)
    await vi.waitFor(() => expect(chunks()).toContain('/api/replays/x/steps?start=0&count=50&seat=1'))
    expect(replay.seating(() => undefined).seat).toBe(1)
    replay.look('open')
    await vi.waitFor(() => expect(replay.held).toHaveLength(3))
    expect(replay.held[0]![0]).toContain('jam')
    expect(replay.seating(() => undefined).seat).toBeNull()
  })

  it('looks on where a link asks for eyes that are not there', async () => {
    const other = new Replay('/api/replays/x', 'file')
    other.eyes = 7
    await vi.waitFor(() => expect(other.step?.seq).toBe(0))
    expect(other.eyes).toBeNull()
    other.close()
  })

  it('asks again for steps that the network did not bring', async () => {
    vi.useFakeTimers()
    const works = fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    replay.go(110)
    await vi.advanceTimersByTimeAsync(100)
    expect(replay.trouble).not.toBe('')
    vi.stubGlobal('fetch', works)
    await vi.advanceTimersByTimeAsync(6000)
    expect(replay.step?.seq).toBe(110)
    expect(replay.trouble).toBe('')
    vi.useRealTimers()
  })

  it('names who has no name by the seat', () => {
    expect(replay.people.map((one) => one.name)[1]).toContain('2')
  })
})
