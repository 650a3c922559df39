// Made from the records by `python -m potluck.server.typescript web/src`; do not edit.

export interface AskMe {
  do: 'ask-me'
}

export interface AtSeat {
  line: number | null
  missing: string[]
  pan: string[]
  knife: string[]
  specials_on: string[]
  specials: string[]
  cards: number
  hand: string[] | null
  seen: string[]
  cooked: string[]
  turns: number[]
  mill: string | null
  marker: boolean
  score: number
  mute: 'game' | 'no' | 'turn'
}

export interface Began {
  told: 'began'
  seat: number
}

export interface BuyLid {
  do: 'buy-lid'
  symbol: string
}

export interface Choose {
  do: 'choose'
  line: number
}

export interface Chose {
  told: 'chose'
  seat: number
  line: number
  dish: string | null
}

export interface ClearBoard {
  do: 'clear-board'
}

export interface Cleared {
  told: 'cleared'
  seat: number
}

export interface Cooked {
  told: 'cooked'
  seat: number
  dish: string
  stars: number
}

export interface Cut {
  told: 'cut'
  seat: number
  cuts: number
}

export interface Deck {
  deck: DeckInfo
  die: DieCard[]
  symbol: SymbolCard[]
  dish: DishCard[]
  utensil: UtensilCard[]
  bag: Record<string, number>
}

export interface DeckInfo {
  id: string
  game: 'slice-and-dice'
  name: Name
}

export interface DecksShuffled {
  told: 'decks-shuffled'
  pile: 'dishes' | 'utensils'
}

export interface DieCard {
  id: string
  name: Name
  symbols: [string, string, string, string, string, string]
  source: 'house' | 'printed'
}

export interface DieShown {
  die: string
  symbol: string | null
  rolled: boolean
}

export interface Discarded {
  told: 'discarded'
  seat: number
  utensil: string[]
}

export interface DishCame {
  told: 'dish-came'
  dish: string
  line: number
}

export interface DishCard {
  id: string
  name: Name
  line: Name
  stars: number
  gastronomy: 'france' | 'germany' | 'great-britain' | 'italy' | 'north-america' | 'portugal' | 'south-central-america' | 'spain'
  needs: string[]
  reward: ('special' | 'utensil')[]
  source: 'house' | 'printed'
  house: string[]
}

export interface DishLeft {
  told: 'dish-left'
  dish: string
  line: number
}

export interface DishPinned {
  told: 'dish-pinned'
  dish: string
  line: number
}

export interface DishWent {
  told: 'dish-went'
  dish: string
  line: number
  space: number
}

export interface DonePlacing {
  do: 'done-placing'
}

export interface EndTurn {
  do: 'end-turn'
}

export interface Ended {
  told: 'ended'
}

export interface Enough {
  do: 'enough'
}

export interface Exchange {
  do: 'exchange'
  utensil: string
}

export interface GotSpecial {
  told: 'got-special'
  seat: number
  symbol: string
}

export interface GotUnseen {
  told: 'got-unseen'
  seat: number
}

export interface GotUtensil {
  told: 'got-utensil'
  seat: number
  utensil: string
  shown: boolean
}

export interface Hidden {
  told: 'hidden'
}

export interface KeepBoard {
  do: 'keep-board'
}

export interface LidCame {
  told: 'lid-came'
  seat: number
  line: number
}

export interface LidLeft {
  told: 'lid-left'
  seat: number
}

export interface LidOff {
  do: 'lid-off'
}

export interface LidOn {
  do: 'lid-on'
}

export interface LidPaid {
  told: 'lid-paid'
  seat: number
  symbol: string
}

export interface Listens {
  told: 'listens'
  seat: number
}

export interface Lose {
  do: 'lose'
  symbol: string
}

export interface Milled {
  told: 'milled'
  seat: number
  dish: string
}

export interface Mute {
  do: 'mute'
  scope: 'game' | 'turn'
}

export interface Muted {
  told: 'muted'
  seat: number
  scope: string
}

export interface Name {
  en: string
  fr: string
}

export interface NoThanks {
  do: 'no-thanks'
}

export interface Odds {
  total: number
  none: number[]
  sixths: number[]
}

export interface OnLine {
  dish: string | null
  space: number
  pinned: boolean
  lid_seat: number | null
  lacks: string[]
  extra: string[]
}

export interface Options {
  coop?: 'easy' | 'hard' | 'no' | 'normal'
  minutes?: number
  length?: 'printed' | 'short'
  first?: '1' | '2' | '3' | '4' | 'random'
  reactions?: 'everyone' | 'holders'
  reaction_seconds?: number
  deck?: Deck | null
}

export interface Pass {
  do: 'pass'
}

export interface Place {
  do: 'place'
  symbol: string
}

export interface PlaceSpecial {
  do: 'place-special'
  symbol: string
}

export interface Placed {
  told: 'placed'
  seat: number
  symbol: string
  special: boolean
}

export interface PutBack {
  do: 'put-back'
  symbol: string
}

export interface PutOn {
  do: 'put-on'
  symbol: string
}

export interface PutSpecialBack {
  told: 'put-special-back'
  seat: number
  symbol: string
}

export interface Rerolled {
  told: 'rerolled'
  seat: number
  symbol: string[]
}

export interface Roll {
  do: 'roll'
  dice: number
}

export interface Rolled {
  told: 'rolled'
  seat: number
  symbol: string[]
}

export interface RoundBegan {
  told: 'round-began'
  round: number
}

export interface Stay {
  do: 'stay'
}

export interface Stayed {
  told: 'stayed'
  seat: number
}

export interface StopCooking {
  do: 'stop-cooking'
}

export interface Stopped {
  told: 'stopped'
  seat: number
}

export interface SymbolCard {
  id: string
  name: Name
  source: 'house' | 'printed'
}

export interface TakeCut {
  do: 'take-cut'
}

export interface TakeOff {
  do: 'take-off'
  symbol: string
}

export interface TakeShown {
  do: 'take-shown'
  utensil: string
}

export interface TakeTop {
  do: 'take-top'
}

export interface ThrowBack {
  do: 'throw-back'
  utensil: string
}

export interface TimeUp {
  told: 'time-up'
}

export interface TookMarker {
  told: 'took-marker'
  seat: number
}

export interface TookOff {
  told: 'took-off'
  seat: number
  symbol: string
  special: boolean
}

export interface TurnBegan {
  told: 'turn-began'
  seat: number
}

export interface UseBowl {
  do: 'use-bowl'
}

export interface UseColander {
  do: 'use-colander'
  die: string
}

export interface UseCorkscrew {
  do: 'use-corkscrew'
  line: number
  steps: number
}

export interface UseFryingPan {
  do: 'use-frying-pan'
}

export interface UseFunnel {
  do: 'use-funnel'
  symbol: string
}

export interface UseKitchenKnife {
  do: 'use-kitchen-knife'
  symbol: string
}

export interface UseKitchenScissors {
  do: 'use-kitchen-scissors'
  symbol: string
}

export interface UseKitchenTimer {
  do: 'use-kitchen-timer'
  line: number
}

export interface UseLadle {
  do: 'use-ladle'
}

export interface UseMeasuringCup {
  do: 'use-measuring-cup'
  die: string
}

export interface UseMeatTenderizer {
  do: 'use-meat-tenderizer'
}

export interface UseMill {
  do: 'use-mill'
  dish: string
}

export interface UseOvenMitt {
  do: 'use-oven-mitt'
}

export interface UsePan {
  do: 'use-pan'
}

export interface UsePanLid {
  do: 'use-pan-lid'
}

export interface UsePeeler {
  do: 'use-peeler'
  symbol: string
}

export interface UsePestleAndMortar {
  do: 'use-pestle-and-mortar'
}

export interface UsePizzaSlicer {
  do: 'use-pizza-slicer'
  rival_seat: number
  symbol: string
}

export interface UsePressureCooker {
  do: 'use-pressure-cooker'
}

export interface UseRoastingPan {
  do: 'use-roasting-pan'
  symbol: string
}

export interface UseRollingPin {
  do: 'use-rolling-pin'
  line: number
}

export interface UseScales {
  do: 'use-scales'
  line: number
}

export interface UseSkimmer {
  do: 'use-skimmer'
}

export interface UseSpatula {
  do: 'use-spatula'
  dice: number
}

export interface UseSqueezer {
  do: 'use-squeezer'
  dice: number
}

export interface UseThermometer {
  do: 'use-thermometer'
}

export interface UseTongs {
  do: 'use-tongs'
  symbol: string
}

export interface UseWhisk {
  do: 'use-whisk'
  line: number
}

export interface UseWok {
  do: 'use-wok'
}

export interface UseWoodenSpoon {
  do: 'use-wooden-spoon'
  rival_seat: number
  symbol: string
}

export interface Used {
  told: 'used'
  seat: number
  utensil: string
}

export interface UtensilCard {
  id: string
  name: Name
  effect: Name
  rival: boolean
  source: 'house' | 'printed'
}

export interface View {
  me: number | null
  to_act: number[]
  phase: string
  active: number
  first: number
  round: number
  target: number
  coop: boolean
  ends_at: number | null
  closes_at: number | null
  lines: OnLine[]
  players: AtSeat[]
  dice: DieShown[]
  useful: string[]
  cuts: number
  shown: string[]
  utensil_deck: number
  utensil_discards: string[]
  dish_deck: number
  dish_discards: string[]
  bag: Record<string, number>
  holders_only: boolean
  utensils_between: string[]
  symbols_between: string[]
  odds: Odds | null
  over: boolean
}

export type Action =
  | Choose
  | Stay
  | ClearBoard
  | KeepBoard
  | Roll
  | StopCooking
  | Place
  | DonePlacing
  | TakeCut
  | PlaceSpecial
  | Lose
  | EndTurn
  | Exchange
  | BuyLid
  | LidOn
  | LidOff
  | AskMe
  | Pass
  | Mute
  | TakeShown
  | TakeTop
  | ThrowBack
  | PutBack
  | NoThanks
  | TakeOff
  | PutOn
  | Enough
  | UseSkimmer
  | UseLadle
  | UseTongs
  | UseMill
  | UseKitchenKnife
  | UsePeeler
  | UseSpatula
  | UseKitchenScissors
  | UseScales
  | UseCorkscrew
  | UseWhisk
  | UseKitchenTimer
  | UseWoodenSpoon
  | UsePizzaSlicer
  | UseFunnel
  | UseOvenMitt
  | UseBowl
  | UseColander
  | UseMeasuringCup
  | UseSqueezer
  | UseThermometer
  | UsePestleAndMortar
  | UsePanLid
  | UseFryingPan
  | UseWok
  | UsePan
  | UsePressureCooker
  | UseRoastingPan
  | UseRollingPin
  | UseMeatTenderizer

export type Event =
  | Began
  | RoundBegan
  | TurnBegan
  | Chose
  | Stayed
  | Cleared
  | Rolled
  | Rerolled
  | Placed
  | TookOff
  | Cut
  | Stopped
  | Cooked
  | TookMarker
  | GotUtensil
  | GotUnseen
  | GotSpecial
  | PutSpecialBack
  | Discarded
  | Used
  | Milled
  | DishWent
  | DishCame
  | DishLeft
  | DishPinned
  | LidCame
  | LidLeft
  | LidPaid
  | Muted
  | Listens
  | DecksShuffled
  | TimeUp
  | Ended
  | Hidden
