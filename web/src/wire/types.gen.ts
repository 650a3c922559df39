// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.

export interface Act {
  op: 'act'
  table: string
  ticket: string
  seat: number
  actions: unknown[]
}

export interface Answer {
  op: 'answer'
  table: string | null
  ticket: string | null
  ok: boolean
  rule: string
  why: string
  facts: Record<string, unknown>
  text: string
  tie: Tie | null
  value: unknown
}

export interface Asking {
  seat: number
  seq: number
  waiting: number[]
}

export interface Brought {
  replay: string
  game: string
  seats: number
  names: string[]
  entries: number
  options: unknown
  finished: boolean
  commit: string
  seed: string | null
  verified: boolean
  why: string
  facts: Record<string, unknown>
}

export interface ChatLine {
  seat: number | null
  text: string
  at: number
}

export interface Claim {
  seat: number
  arrived: number
  half_trip: number
  sent: number
}

export interface Claimed {
  seat: number
}

export interface Configure {
  op: 'configure'
  table: string
  ticket?: string | null
  settings: Settings
}

export interface Consent {
  op: 'consent'
  table: string
  ticket?: string | null
  seat: number
  seq: number
  agree: boolean
}

export interface Contest {
  seq: number
  seat: number | null
  tie: Tie
}

export interface Contests {
  rule: string
  ties: Contest[]
}

export interface DeckText {
  deck: unknown
  names: Record<string, string>
}

export interface Found {
  table: string
  path: string
}

export interface GameInfo {
  game: string
  name: Record<string, string>
  line: Record<string, string>
  version: number
  seats: number[]
  bots: string[]
  languages: string[]
  options: unknown
}

export interface Games {
  games: GameInfo[]
}

export interface Heard {
  seq: number
  events: unknown[]
}

export interface Held {
  key: string
  facts: Record<string, unknown>
}

export interface Hello {
  op: 'hello'
  secret?: string | null
  lang?: string
}

export interface Hint {
  op: 'hint'
  table: string
  ticket?: string | null
  seat: number
}

export interface Hints {
  op: 'hints'
  table: string
  seat: number
  seq: number
  ticket: string | null
  lines: string[]
  advice: number | null
}

export interface History {
  heard: Heard[]
}

export interface Kick {
  op: 'kick'
  table: string
  ticket?: string | null
  seat: number
}

export interface Leave {
  op: 'leave'
  table: string
  ticket?: string | null
  seat: number
}

export interface Lesson {
  game: string
  seats: number
  names: string[]
  options: unknown
  steps: LessonStep[]
}

export interface LessonStep {
  seq: number
  by: number | null
  events: unknown[]
  view: unknown
  legal: unknown[]
  to_act: number[]
  outcome: Outcome | null
  say: string
  rule: string
  wants: unknown[]
}

export interface Line {
  key: string
  points: number
  facts: Record<string, string | number>
}

export interface Link {
  op: 'link'
  table: string
  ticket?: string | null
  seat: number
}

export interface Made {
  table: string
  code: string
  path: string
}

export interface MakeHost {
  op: 'make-host'
  table: string
  ticket?: string | null
  seat: number
}

export interface NewTable {
  game: string
  seats: number
  options?: Record<string, unknown>
  settings?: Settings
}

export interface Outcome {
  ranks: number[]
  scores: number[]
  lines: Line[][]
  shared: boolean
  won: boolean
}

export interface Pause {
  op: 'pause'
  table: string
  ticket?: string | null
}

export interface Ping {
  op: 'ping'
  n: number
}

export interface Pong {
  op: 'pong'
  n: number
}

export interface Problem {
  why: string
  text: string
  rule: string
  facts: Record<string, unknown>
}

export interface React {
  op: 'react'
  table: string
  ticket?: string | null
  reaction: 'angry' | 'clap' | 'heart' | 'hungry' | 'hurry' | 'laugh' | 'oops' | 'sad' | 'thanks' | 'wow'
  seat?: number | null
}

export interface Reaction {
  op: 'reaction'
  table: string
  seat: number | null
  reaction: 'angry' | 'clap' | 'heart' | 'hungry' | 'hurry' | 'laugh' | 'oops' | 'sad' | 'thanks' | 'wow'
}

export interface Rematch {
  op: 'rematch'
  table: string
  ticket?: string | null
}

export interface Resume {
  op: 'resume'
  table: string
  ticket?: string | null
}

export interface Say {
  op: 'say'
  table: string
  ticket?: string | null
  text: string
  seat?: number | null
}

export interface SeatBot {
  op: 'seat-bot'
  table: string
  ticket?: string | null
  seat: number
  level?: string
}

export interface SeatInfo {
  name: string
  colour: '' | 'blue' | 'brown' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'teal' | 'yellow'
  avatar: string
  kind: 'bot' | 'free' | 'person'
  level: string | null
  stand_in: string | null
  here: boolean
  host: boolean
  half_trip: number | null
}

export interface Settings {
  open: boolean
  listed: boolean
  spectators: boolean
  timing: Timing
  pace: 'fast' | 'human'
}

export interface Sit {
  op: 'sit'
  table: string
  ticket?: string | null
  seat?: number | null
  name: string
  colour?: '' | 'blue' | 'brown' | 'green' | 'grey' | 'orange' | 'pink' | 'purple' | 'red' | 'teal' | 'yellow'
  avatar?: string
}

export interface StandIn {
  op: 'stand-in'
  table: string
  ticket?: string | null
  seat: number
  level?: string | null
}

export interface Start {
  op: 'start'
  table: string
  ticket?: string | null
}

export interface Step {
  seq: number
  at: number
  by: number | null
  action: unknown
  undone: boolean
  events: unknown[]
  view: unknown
  to_act: number[]
  open: Held[][]
}

export interface Steps {
  total: number
  steps: Step[]
  outcome: Outcome | null
}

export interface Table {
  op: 'table'
  table: string
  code: string
  game: string
  options: unknown
  own_deck: boolean
  settings: Settings
  status: 'over' | 'playing' | 'waiting'
  paused: boolean
  seats: SeatInfo[]
  mine: number[]
  host: boolean
  watching: number
  asking: Asking | null
  rematch: string | null
  tie_rule: string
  commit: string | null
}

export interface TableLine {
  table: string
  game: string
  status: 'over' | 'playing' | 'waiting'
  made: number
  changed: number
  names: string[]
  free: number
  to_act: number[]
}

export interface TableList {
  tables: TableLine[]
}

export interface Talk {
  op: 'talk'
  table: string
  lines: ChatLine[]
}

export interface Tie {
  rule: string
  window: number
  order: Claim[]
}

export interface Timing {
  kind: 'move' | 'off' | 'own' | 'total'
  seconds: number
  increment: number
  out: 'bot' | 'game' | 'takeover'
}

export interface Undo {
  op: 'undo'
  table: string
  ticket?: string | null
  seat: number
}

export interface Unwatch {
  op: 'unwatch'
  table: string
  ticket?: string | null
}

export interface Update {
  op: 'update'
  table: string
  seat: number | null
  seq: number
  events: unknown[]
  view: unknown
  legal: unknown[]
  to_act: number[]
  time: number
  deadline: number | null
  left: number[] | null
  may_undo: boolean
  by: number | null
  ticket: string | null
  undone: boolean
  tie: Tie | null
  outcome: Outcome | null
}

export interface Watch {
  op: 'watch'
  table: string
  ticket?: string | null
}

export interface Welcome {
  op: 'welcome'
  version: number
  known: boolean
  time: number
}

export type In =
  | Hello
  | Pong
  | Watch
  | Unwatch
  | Sit
  | Leave
  | SeatBot
  | Kick
  | Configure
  | MakeHost
  | Start
  | Pause
  | Resume
  | StandIn
  | Act
  | Undo
  | Consent
  | Hint
  | Say
  | React
  | Link
  | Rematch

export type Command =
  | Watch
  | Unwatch
  | Sit
  | Leave
  | SeatBot
  | Kick
  | Configure
  | MakeHost
  | Start
  | Pause
  | Resume
  | StandIn
  | Act
  | Undo
  | Consent
  | Hint
  | Say
  | React
  | Link
  | Rematch

export type Out =
  | Welcome
  | Ping
  | Table
  | Update
  | Answer
  | Hints
  | Talk
  | Reaction
