/** Cards in one sentence, for those who do not see them. */
import type { Words } from '../../wire/words'
import { dieName, dishName, met, TYPES } from './cards'
import type { Action, Die, Dish, Recipe } from './types.gen'

const needs = (counts: Record<string, number>, words: Words): string =>
  words.row(
    [...TYPES, 'any' as const].flatMap((type) =>
      counts[type] ? [words.say('board-need', { count: counts[type], type })] : [],
    ),
  )

/** "asks for 2 × pepper and 1 × tomato. You have all of it." */
export function needsSay(card: Recipe, words: Words, dice?: readonly Die[] | null): string {
  const asks = `${words.say('board-asks', { needs: needs(card.needs, words) })}.`
  return dice && met(card.needs, dice).every(Boolean) ? `${asks} ${words.say('board-have-all')}` : asks
}

/** "Paella, 9 stars, asks for 2 × pepper and 1 × tomato." */
export function recipeLabel(card: Recipe, words: Words): string {
  const stars = words.say('board-stars', { stars: card.stars })
  return `${words.say(`recipe-${card.id}`)}, ${stars}, ${needsSay(card, words)}`
}

/** What is still asked for. */
export const needsLabel = needs

export const dishLabel = (dish: Dish, stars: number, words: Words): string =>
  words.say('board-dish', {
    dish: dishName(dish.recipe, dish.hype, words),
    stars: words.say('board-stars', { stars }),
  })

/** A pick that is about a die or a card, as a line. */
export function pickLabel(pick: Action, words: Words): string {
  const key = `do-${pick.do}`
  switch (pick.do) {
    case 'spend':
    case 'discard-die':
      return words.say(key, { die: dieName(pick, words) })
    case 'retype':
      return words.say(key, { die: dieName(pick, words), type: pick.to })
    case 'renumber':
      return words.say(key, { die: dieName(pick, words), now: dieName({ type: pick.type, number: pick.to }, words) })
    case 'cook':
    case 'take-recipe':
    case 'discard-recipe':
      return words.say(key, { card: words.say(`recipe-${pick.recipe}`) })
    default:
      return words.say(key, { ...pick })
  }
}
