/** The deck by id, and how its cards look: the same colours as on paper. */
import type { Deck, DieCard, DishCard, UtensilCard } from './types.gen'
import type { Section } from '../../board/Icon.svelte'

// As in print/model.py; each is always shown with a picture, a letter or a word.
const DIE_TONES: Record<string, string> = {
  proteins: '#c5322b',
  'vegetables-a': '#2f8a4b',
  'vegetables-b': '#1f7f80',
  varied: '#b8860b',
  condiments: '#6d3f8f',
  preparations: '#2f6fb0',
  cooking: '#85522f',
}
const GASTRONOMY_TONES: Record<string, string> = {
  portugal: '#2f8a4b',
  spain: '#c5322b',
  france: '#2f6fb0',
  'great-britain': '#6d3f8f',
  italy: '#1f7f80',
  germany: '#b8860b',
  'south-central-america': '#d9681a',
  'north-america': '#b04a63',
}
/** The first four dice hold ingredients. */
const INGREDIENT_DICE = 4
/** Drawn once, for the game with the vegetables. */
const VEGGIES = ['pepper', 'tomato']

export const gastronomyTone = (gastronomy: string): string => GASTRONOMY_TONES[gastronomy] ?? 'var(--line)'
export const dieTone = (die: string): string => DIE_TONES[die] ?? 'var(--card-ink)'
export const picture = (symbol: string): [Section, string] => [VEGGIES.includes(symbol) ? 'veggies' : 'symbols', symbol]

export class Cards {
  readonly dice: readonly DieCard[]
  private readonly dishes: ReadonlyMap<string, DishCard>
  private readonly utensils: ReadonlyMap<string, UtensilCard>
  private readonly dieOfSymbol = new Map<string, number>()

  constructor(deck: Deck) {
    this.dice = deck.die
    this.dishes = new Map(deck.dish.map((card) => [card.id, card]))
    this.utensils = new Map(deck.utensil.map((card) => [card.id, card]))
    deck.die.forEach((die, number) => die.symbols.forEach((symbol) => this.dieOfSymbol.set(symbol, number)))
  }

  dish(id: string): DishCard {
    return this.dishes.get(id)!
  }

  utensil(id: string): UtensilCard {
    return this.utensils.get(id)!
  }

  tone(symbol: string): string {
    return dieTone(this.dice[this.dieOfSymbol.get(symbol) ?? 0]!.id)
  }

  isIngredient(symbol: string): boolean {
    return (this.dieOfSymbol.get(symbol) ?? 0) < INGREDIENT_DICE
  }

  /** Those of these symbols that a die has. */
  onDie(die: string, symbols: readonly string[]): string[] {
    const sides = this.dice.find((one) => one.id === die)!.symbols as readonly string[]
    return symbols.filter((symbol) => sides.includes(symbol))
  }
}
