/** The line to the server: one WebSocket for all tables. It comes back by itself, and loses nothing that was asked. */
import { introduce } from './api'
import { language } from './lang.svelte'
import type { Command, In, Out } from './types.gen'

export type Listener = (message: Out) => void
type Ticketed = Command & { ticket: string }

const PATIENCE = [250, 500, 1000, 2000, 4000]
const NOT_KNOWN = 4401
/** The server pings every ten seconds. A line that is silent for so long is dead, though nobody has told the browser. */
const SILENCE = 16_000
const LOOK = 2_000

class Line {
  /** Whether the server is there. `lost` only once it was not for a moment, so that nothing flickers. */
  state = $state<'opening' | 'open' | 'lost'>('opening')
  private socket: WebSocket | null = null
  private tries = 0
  private listeners = new Map<string, Set<Listener>>()
  /** What was sent and not yet answered; it is sent again on a new line, with the same ticket. */
  private unanswered = new Map<string, Ticketed>()
  private timer = 0
  private wanted = false
  private opening = false
  private heardAt = 0

  constructor() {
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.drop())
    setInterval(() => performance.now() - this.heardAt > SILENCE && this.drop(), LOOK)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry())
    language.heard(() => this.say({ op: 'hello', lang: language.current }))
  }

  /** Opens the line before anybody listens, where somebody soon will. */
  warm(): void {
    this.wanted = true
    void this.open()
  }

  /** Hears all messages of a table from now on. */
  listen(table: string, listener: Listener): () => void {
    const heard = this.listeners.get(table) ?? new Set()
    this.listeners.set(table, heard.add(listener))
    this.wanted = true
    if (this.socket === null && !this.opening) void this.open()
    else this.say({ op: 'watch', table })
    return () => {
      heard.delete(listener)
      if (heard.size === 0) {
        this.listeners.delete(table)
        this.say({ op: 'unwatch', table })
      }
    }
  }

  /** Sends a command until it is answered. */
  ask(command: Ticketed): void {
    this.unanswered.set(command.ticket, command)
    this.say(command)
  }

  private say(message: In): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private async open(): Promise<void> {
    if (this.opening || this.socket !== null) return
    clearTimeout(this.timer)
    this.opening = true
    try {
      await introduce()
    } catch {
      this.again()
      return
    } finally {
      this.opening = false
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.socket = socket
    this.heardAt = performance.now()
    socket.onopen = () => {
      this.say({ op: 'hello', lang: language.current })
      for (const table of this.listeners.keys()) this.say({ op: 'watch', table })
      for (const command of this.unanswered.values()) this.say(command)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Out)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      this.socket = null
      if (event.code === NOT_KNOWN) localStorage.removeItem('known')
      if (this.wanted) this.again()
    }
  }

  private hear(message: Out): void {
    this.heardAt = performance.now()
    if (message.op === 'ping') return this.say({ op: 'pong', n: message.n })
    if (message.op === 'welcome') {
      this.state = 'open'
      this.tries = 0
      return
    }
    if (message.op === 'answer' && message.why === 'too-fast' && message.ticket) {
      const soon = this.unanswered.get(message.ticket)
      if (soon) setTimeout(() => this.unanswered.has(soon.ticket) && this.say(soon), 1000 * Number(message.facts.wait ?? 1))
      return
    }
    if ('ticket' in message && message.ticket) this.unanswered.delete(message.ticket)
    if (message.table === null) return
    for (const listener of this.listeners.get(message.table) ?? []) listener(message)
  }

  private again(): void {
    if (this.tries > 0) this.state = 'lost'
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]! * (0.75 + Math.random() / 2)
    this.timer = window.setTimeout(() => void this.open(), wait)
  }

  /** Gives a line up that leads nowhere. */
  private drop(): void {
    const dead = this.socket
    if (!dead) return
    this.socket = null
    this.state = 'lost'
    dead.close()
    this.again()
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks at the page again. */
  private hurry(): void {
    if (this.socket === null && this.wanted) void this.open()
  }
}

export const line = new Line()
