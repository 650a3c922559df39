// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.

export interface About {
  id: string
  game: 'chicken-fried-dice'
  name: Names
}

export interface Arrange {
  do: 'arrange'
  first: number
  second: number
  third: number
}

export interface Arranged {
  told: 'arranged'
  seat: number
  numbers: number[]
  own: boolean
}

export interface AtHand {
  using: 'chop-1' | 'chop-2' | 'chop-3' | 'chop-4' | 'chop-5' | 'chop-6' | 'die' | 'prep-1' | 'prep-2' | 'prep-3'
  ingredient: 'broccoli' | 'citrus' | 'eggplant' | 'peppers' | 'tofu' | 'wild'
  number: number
  modifiable: boolean
  choppable: boolean
}

export interface BoardTaken {
  told: 'board-taken'
  seat: number
  board: string
}

export interface BonusEarned {
  told: 'bonus-earned'
  seat: number
  bonus: string
}

export interface Chop {
  do: 'chop'
  using: 'die' | 'prep-1' | 'prep-2' | 'prep-3'
  smaller: number
}

export interface Chopped {
  told: 'chopped'
  seat: number
  using: string
  number: number
  smaller: number
  larger: number
}

export interface ClockRanOut {
  told: 'clock-ran-out'
}

export interface CoopFilled {
  told: 'coop-filled'
  numbers: number[]
}

export interface CoopPluck {
  do: 'coop-pluck'
  die: string
}

export interface CrossOff {
  do: 'cross-off'
  bonus: 'x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu'
  customer: string
  space: number
}

export interface CrossOffAll {
  do: 'cross-off-all'
  bonus: 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu'
}

export interface CrossedOff {
  told: 'crossed-off'
  seat: number
  customer: string
  space: number
  ingredient: string
}

export interface Customer {
  id: string
  name: Names
  spaces: ('broccoli' | 'citrus' | 'eggplant' | 'peppers' | 'tofu')[]
  tips: TipCondition[]
  stars: number
  bonus: 'x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu' | 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu' | 'any-flavour' | 'savoury' | 'sour' | 'spicy' | 'sweet'
  source: 'house' | 'printed'
}

export interface CustomerFed {
  told: 'customer-fed'
  seat: number
  customer: string
  bonus: string
  stars: number
  tips: number
}

export interface CustomerLeft {
  told: 'customer-left'
  seat: number
  customer: string
}

export interface CustomerThrownBack {
  told: 'customer-thrown-back'
  seat: number
  customer: string
}

export interface CustomersDrawn {
  told: 'customers-drawn'
  seat: number
  customers: string[]
}

export interface CustomersJoined {
  told: 'customers-joined'
  seat: number
  customers: string[]
}

export interface Deck {
  deck: About
  truck: TruckCard[]
  reviews: Reviews
  track: Track[]
  table: PicnicTable[]
  bonus: PicnicBonus[]
  starter: Customer[]
  customer: Customer[]
}

export interface Die {
  die: string
  ingredient: 'broccoli' | 'citrus' | 'eggplant' | 'peppers' | 'tofu'
  number: number
  seat: number | null
  hand: boolean
}

export interface Done {
  do: 'done'
}

export interface DrawFlavour {
  do: 'draw-flavour'
  flavour: 'savoury' | 'sour' | 'spicy' | 'sweet'
  spot: string
}

export interface EnterFlavour {
  do: 'enter-flavour'
  flavour: 'savoury' | 'sour' | 'spicy' | 'sweet'
}

export interface FlavourDrawn {
  told: 'flavour-drawn'
  seat: number
  flavour: string
  spot: string
}

export interface FlavourEntered {
  told: 'flavour-entered'
  seat: number
  flavour: string
  step: number
}

export interface FlavourLost {
  told: 'flavour-lost'
  seat: number
  flavour: string
}

export interface GameOver {
  told: 'game-over'
}

export interface Guest {
  customer: string
  written: number[]
  stars: number
  round: number
  lowest: number[]
  highest: number[]
}

export interface HandOn {
  do: 'hand-on'
}

export interface HeadChefRolled {
  told: 'head-chef-rolled'
  round: number
  seat: number
  numbers: number[]
  choice: boolean
}

export interface Hidden {
  told: 'hidden'
}

export interface Keep {
  do: 'keep'
  customer: string
}

export interface Line {
  key: string
  points: number
  facts: Record<string, string | number>
}

export interface Names {
  en: string
  fr: string
}

export interface Options {
  mode?: 'calm' | 'rush'
  clock?: number | null
  trucks?: 'choose' | 'deal'
  boards?: 'choose' | 'deal' | 'menu' | 'picnic'
  first?: number | null
  deck?: Deck | null
}

export interface PicnicBonus {
  between: string[]
  gives: 'x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu' | 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu' | 'coop' | 'tip'
}

export interface PicnicTable {
  id: string
  name: Names
  place: string
  sign: 'different' | 'equal' | 'only' | 'unequal'
  spaces: number
  points: number
  touching: [number, number][]
  flavours: ('savoury' | 'sour' | 'spicy' | 'sweet')[]
  full: number
  source: 'house' | 'printed'
  house: string[]
}

export interface PileShuffled {
  told: 'pile-shuffled'
  count: number
}

export interface Pluck {
  do: 'pluck'
  die: string
}

export interface Plucked {
  told: 'plucked'
  seat: number
  die: string
  ingredient: string
  number: number
  coop: boolean
}

export interface Reviews {
  segments: number
  points: number[]
  icons: number[]
  source: 'house' | 'printed'
}

export interface ReviewsFilled {
  told: 'reviews-filled'
  seat: number
  stars: number
  total: number
}

export interface SaidDone {
  told: 'said-done'
  seat: number
}

export interface Sauce {
  do: 'sauce'
  using: 'chop-1' | 'chop-2' | 'chop-3' | 'chop-4' | 'chop-5' | 'chop-6' | 'die' | 'prep-1' | 'prep-2' | 'prep-3'
  customer: string
  space: number
}

export interface Sauced {
  told: 'sauced'
  seat: number
  using: string
  number: number
  ingredient: string
  customer: string
  space: number
}

export interface ScoringStep {
  each: number
  of: 'broccoli' | 'citrus' | 'eggplant' | 'peppers' | 'tofu'
}

export interface StartersDealt {
  told: 'starters-dealt'
  seat: number
  customers: string[]
}

export interface StationUpgraded {
  told: 'station-upgraded'
  seat: number
  station: string
  level: number
}

export interface Step {
  gives: ('x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu' | 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu' | 'coop' | 'tip')[]
  points: ScoringStep | null
}

export interface TakeBoard {
  do: 'take-board'
  board: 'menu' | 'picnic'
}

export interface TakeTruck {
  do: 'take-truck'
  truck: string
}

export interface ThrowBack {
  do: 'throw-back'
  customer: string
}

export interface TipCondition {
  space: number
  number: number
}

export interface TipsEarned {
  told: 'tips-earned'
  seat: number
  tips: number
  total: number
}

export interface Toss {
  do: 'toss'
  using: 'chop-1' | 'chop-2' | 'chop-3' | 'chop-4' | 'chop-5' | 'chop-6' | 'die' | 'prep-1' | 'prep-2' | 'prep-3'
}

export interface Tossed {
  told: 'tossed'
  seat: number
  using: string
  was: number
  number: number
}

export interface Track {
  flavour: 'savoury' | 'sour' | 'spicy' | 'sweet'
  steps: Step[]
  source: 'house' | 'printed'
  house: string[]
}

export interface TruckCard {
  id: string
  name: Names
  prep: ('broccoli' | 'citrus' | 'eggplant' | 'peppers' | 'tofu')[]
  tips: ('flip' | 'new' | number)[]
  stations: Record<string, number[]>
  source: 'house' | 'printed'
}

export interface TruckTaken {
  told: 'truck-taken'
  seat: number
  truck: string
}

export interface TruckView {
  truck: string | null
  board: 'menu' | 'picnic' | null
  levels: Record<string, number>
  left: Record<string, number>
  at_hand: AtHand[]
  plucked: number
  coops: number
  done: boolean
  queue: Guest[]
  fed: Guest[]
  owed: ('x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu' | 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu' | 'any-flavour' | 'savoury' | 'sour' | 'spicy' | 'sweet')[]
  kept: ('x-any' | 'x-broccoli' | 'x-citrus' | 'x-eggplant' | 'x-peppers' | 'x-tofu' | 'xxx-broccoli' | 'xxx-citrus' | 'xxx-eggplant' | 'xxx-peppers' | 'xxx-tofu' | 'coop' | 'tip')[]
  tracks: Record<string, number>
  picnic: Record<string, 'savoury' | 'sour' | 'spicy' | 'sweet'>
  board_tips: number
  segments: number
  tips: number
  upgrade_due: 'flip' | 'new' | null
  drawn: string[]
  keeping: string[]
  thrown_back: number
  score: number
  lines: Line[]
}

export interface TurnPassed {
  told: 'turn-passed'
  seat: number
}

export interface Upgrade {
  do: 'upgrade'
  station: 'chop' | 'prep' | 'sauce' | 'toss'
}

export interface View {
  me: number | null
  to_act: number[]
  round: number
  phase: 'attract' | 'choose' | 'over' | 'pluck' | 'prep' | 'tips'
  mode: 'calm' | 'rush'
  head_chef: number
  chefs_choice: boolean
  rolled: number[]
  turn: number | null
  turn_plucked: boolean
  deadline: number | null
  dice: Die[]
  trucks: TruckView[]
  pile: number
  pile_bottom: string[]
  discarded: string[]
}

export interface Waste {
  do: 'waste'
}

export interface Wasted {
  told: 'wasted'
  seat: number
  ingredient: string
  number: number
}

export interface Write {
  do: 'write'
  using: 'chop-1' | 'chop-2' | 'chop-3' | 'chop-4' | 'chop-5' | 'chop-6' | 'die' | 'prep-1' | 'prep-2' | 'prep-3'
  customer: string
  space: number
}

export interface Written {
  told: 'written'
  seat: number
  using: string
  number: number
  ingredient: string
  customer: string
  space: number
}

export type Action =
  | TakeTruck
  | TakeBoard
  | Arrange
  | Pluck
  | CoopPluck
  | Write
  | Sauce
  | Toss
  | Chop
  | Waste
  | CrossOff
  | CrossOffAll
  | EnterFlavour
  | DrawFlavour
  | HandOn
  | Done
  | Upgrade
  | Keep
  | ThrowBack

export type Event =
  | TruckTaken
  | BoardTaken
  | StartersDealt
  | HeadChefRolled
  | Arranged
  | CoopFilled
  | Plucked
  | Written
  | Sauced
  | Tossed
  | Chopped
  | Wasted
  | CrossedOff
  | CustomerFed
  | FlavourEntered
  | FlavourDrawn
  | FlavourLost
  | BonusEarned
  | TurnPassed
  | SaidDone
  | ClockRanOut
  | ReviewsFilled
  | TipsEarned
  | StationUpgraded
  | CustomerLeft
  | CustomersDrawn
  | CustomerThrownBack
  | CustomersJoined
  | PileShuffled
  | GameOver
  | Hidden
