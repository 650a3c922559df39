import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Out } from '../src/wire/types.gen'

/** A server's end of the line, by hand. */
class Wire {
  static all: Wire[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: { op: string; ticket?: string }[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor() {
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  open() {
    this.readyState = 1
    this.onopen()
    this.say({ op: 'welcome', version: 1, known: true, time: 0 })
  }
  say(message: Out) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  closed = 0
  close() {
    this.closed++
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose({ code })
  }
  ops() {
    return this.sent.map((one) => one.op)
  }
}

const settle = () => vi.advanceTimersByTimeAsync(10_000)

describe('the line', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
    Wire.all = []
    vi.stubGlobal('WebSocket', Wire)
    localStorage.setItem('known', 'yes')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('watches, answers pings, and hands messages to those who listen', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    const heard: Out[] = []
    line.listen('T', (message) => heard.push(message))
    await settle()
    Wire.all[0]!.open()
    expect(Wire.all[0]!.ops()).toEqual(['hello', 'watch'])
    Wire.all[0]!.say({ op: 'ping', n: 3 })
    expect(Wire.all[0]!.sent.at(-1)).toEqual({ op: 'pong', n: 3 })
    Wire.all[0]!.say({ op: 'talk', table: 'T', lines: [] })
    Wire.all[0]!.say({ op: 'talk', table: 'other', lines: [] })
    expect(heard.map((one) => one.op)).toEqual(['talk'])
  })

  it('comes back by itself and sends again, with the same ticket, what was not answered', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    line.listen('T', () => {})
    await settle()
    Wire.all[0]!.open()
    line.ask({ op: 'undo', table: 'T', seat: 0, ticket: 'one' })
    line.ask({ op: 'undo', table: 'T', seat: 0, ticket: 'two' })
    Wire.all[0]!.say({ op: 'answer', table: 'T', ticket: 'one', ok: true, rule: '', why: '', facts: {}, text: '', tie: null, value: null })
    Wire.all[0]!.drop()
    await settle()
    Wire.all[1]!.open()
    expect(Wire.all[1]!.sent.map((one) => one.ticket ?? one.op)).toEqual(['hello', 'watch', 'two'])
    expect(line.state).toBe('open')
  })

  it('sends again later what came too fast', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    const heard: Out[] = []
    line.listen('T', (message) => heard.push(message))
    await settle()
    Wire.all[0]!.open()
    line.ask({ op: 'undo', table: 'T', seat: 0, ticket: 'one' })
    const tooFast = { rule: '', why: 'too-fast', facts: { wait: 0.5 }, text: '', tie: null, value: null }
    Wire.all[0]!.say({ op: 'answer', table: 'T', ticket: 'one', ok: false, ...tooFast })
    await settle()
    expect(Wire.all[0]!.sent.filter((one) => one.ticket === 'one')).toHaveLength(2)
    expect(heard).toEqual([])
  })

  it('says that it is lost only when coming back fails', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    line.listen('T', () => {})
    await settle()
    Wire.all[0]!.open()
    Wire.all[0]!.drop()
    expect(line.state).toBe('open')
    await settle()
    Wire.all[1]!.drop()
    expect(line.state).toBe('lost')
  })

  it('gives up a line that has gone silent, and sends again on a new one what was not answered', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    line.listen('T', () => {})
    await settle()
    Wire.all[0]!.open()
    // As long as something is heard, however seldom, it is alive.
    for (let n = 1; n < 5; n++) {
      await settle()
      Wire.all[0]!.say({ op: 'ping', n })
    }
    expect(Wire.all).toHaveLength(1)
    line.ask({ op: 'undo', table: 'T', seat: 0, ticket: 'one' })
    await settle()
    await settle()
    expect(Wire.all[0]!.closed).toBe(1)
    expect(line.state).toBe('lost')
    Wire.all[1]!.open()
    expect(line.state).toBe('open')
    expect(Wire.all[1]!.sent.map((one) => one.ticket ?? one.op)).toEqual(['hello', 'watch', 'one'])
    // What the dead line still brings is not listened to.
    const { length } = Wire.all[1]!.sent
    Wire.all[0]!.say({ op: 'ping', n: 9 })
    expect(Wire.all[1]!.sent).toHaveLength(length)
  })

  it('says at once that there is no network', async () => {
    const { line } = await import('../src/wire/socket.svelte')
    line.listen('T', () => {})
    await settle()
    Wire.all[0]!.open()
    dispatchEvent(new Event('offline'))
    expect(line.state).toBe('lost')
    await settle()
    // Lines of the tests before hear of it too, as they listen to the same window.
    for (const wire of Wire.all.slice(1)) wire.open()
    expect(line.state).toBe('open')
  })

  it('introduces itself anew where the server does not know it', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })))
    vi.stubGlobal('fetch', fetched)
    const { line } = await import('../src/wire/socket.svelte')
    line.listen('T', () => {})
    await settle()
    Wire.all[0]!.open()
    Wire.all[0]!.drop(4401)
    await settle()
    expect(fetched).toHaveBeenCalledWith('/api/me', expect.objectContaining({ method: 'POST' }))
    expect(Wire.all).toHaveLength(2)
  })
})
