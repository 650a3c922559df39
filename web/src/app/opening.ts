/** Opening a table: made, sat down at, and begun where nobody has to be waited for. */
import { post } from '../wire/api'
import { t } from '../wire/lang.svelte'
import type { Asked } from '../wire/table.svelte'
import type { Made, Settings } from '../wire/types.gen'
import { COLOURS } from '../board/seating'
import { AVATARS, me } from './me.svelte'

export const SETTINGS: Settings = {
  open: true,
  listed: false,
  spectators: true,
  timing: { kind: 'own', seconds: 60, increment: 0, out: 'bot' },
  pace: 'human',
}

export interface Wanted {
  game: string
  seats: number
  options: Record<string, unknown>
  settings: Settings
}

const command = (table: string, what: Asked) => post('/api/commands', { ...what, table })

/** One's own name, or a friendly stand-in that nobody else at the table has. */
export function ownName(taken: readonly string[] = []): string {
  const names = taken.map((name) => name.toLowerCase())
  let name = me.name.trim() || t('nameless')
  if (!me.name.trim()) for (let n = 2; names.includes(name.toLowerCase()); n++) name = `${t('nameless')} ${n}`
  return name
}

/** Makes a table and sits down at it; friends can come. */
export async function openTable(wanted: Wanted): Promise<Made> {
  me.keep()
  localStorage.setItem('known', 'yes')
  const made = await post<Made>('/api/tables', wanted)
  await command(made.table, { op: 'sit', seat: 0, name: ownName(), colour: me.colour, avatar: me.avatar })
  return made
}

/** A table with a bot on every other seat, begun at once. */
export async function playNow(wanted: Wanted, level = 'thumb'): Promise<string> {
  const made = await openTable(wanted)
  for (let seat = 1; seat < wanted.seats; seat++) await command(made.table, { op: 'seat-bot', seat, level })
  await command(made.table, { op: 'start' })
  return made.path
}

/** A table for people who share this screen. */
export async function oneScreen(wanted: Wanted, names: readonly string[]): Promise<string> {
  me.keep()
  const made = await post<Made>('/api/tables', { ...wanted, settings: { ...wanted.settings, open: false } })
  for (const [seat, name] of names.entries()) {
    const colour = COLOURS[seat % COLOURS.length]!
    const avatar = AVATARS[(seat * 5) % AVATARS.length]!
    await command(made.table, { op: 'sit', seat, name: name.trim() || t('seat-number', { number: seat + 1 }), colour, avatar })
  }
  for (let seat = names.length; seat < wanted.seats; seat++) {
    await command(made.table, { op: 'seat-bot', seat, level: 'thumb' })
  }
  await command(made.table, { op: 'start' })
  return made.path
}
