import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aimed, crossingOf, cutFrom, innerCell, listed, moved, next, steel, sumAt, taken, turned, verdict } from '../../src/games/diced-veggies/blade'
import { Aiming } from '../../src/games/diced-veggies/aiming.svelte'
import { dishName, grouped, hypeName, hypeSays, marksOf, met } from '../../src/games/diced-veggies/cards'
import { needsSay, pickLabel } from '../../src/games/diced-veggies/labels'
import { allowed, dieDoes, glow, listedOf, pick } from '../../src/games/diced-veggies/picks'
import type { Action, Cut, Hype, Placed, View } from '../../src/games/diced-veggies/types.gen'
import { nextType, wanted, type Seat } from '../../src/games/diced-veggies/wanted'
import { Words } from '../../src/wire/words'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const speak = (lang: 'en' | 'fr') =>
  new Words(
    lang,
    [
      read(`../../../src/potluck/games/text/${lang}.ftl`),
      read(`../../../src/potluck/games/diced_veggies/text/${lang}.ftl`),
      read(`../../src/games/diced-veggies/text/${lang}.ftl`),
    ],
    { 'recipe-paella': 'Paella', 'hype-scrumptious': lang === 'en' ? 'Scrumptious …' : '… d’une succulence folle' },
    ['Ada', 'Basil'],
  )
const words = speak('en')

const TYPES = ['carrot', 'mushroom', 'onion', 'pepper', 'tomato'] as const
/** A block from rows of numbers; 0 is an empty cell. */
const block = (...rows: number[][]): Placed[] =>
  rows.flatMap((numbers, row) =>
    numbers.flatMap((number, column) =>
      number ? [{ id: row * 7 + column, type: TYPES[(row + column) % 5]!, number, row, column }] : [],
    ),
  )
const cut = (corner: Cut['corner'], rows: number, columns: number): Cut => ({ do: 'cut', corner, rows, columns })
const ids = (dice: readonly { id: number }[]) => dice.map((die) => die.id)

const ragged = block([5, 4, 6, 2], [3, 6, 5], [2, 4])

test('a cut is the quarter seen from its crossing', () => {
  for (const corner of ['nw', 'ne', 'sw', 'se'] as const) {
    for (let rows = 1; rows <= 5; rows++) {
      for (let columns = 1; columns <= 7; columns++) {
        const one = cut(corner, rows, columns)
        expect(cutFrom(crossingOf(one), corner)).toEqual(one)
        const full = block(...Array<number[]>(5).fill(Array<number>(7).fill(2)))
        expect(taken(full, one)).toHaveLength(rows * columns)
        const cell = innerCell(one)
        expect(taken(full, one).some((die) => die.row === cell.row && die.column === cell.column)).toBe(true)
      }
    }
  }
  expect(cutFrom({ row: 0, column: 3 }, 'nw')).toBeNull()
})

test('a cut is found in the list by the dice that it takes', () => {
  const cuts = [cut('ne', 1, 4), cut('nw', 1, 1)]
  expect(listed(ragged, cuts, cut('ne', 1, 4))).toBe(cuts[0])
  // The same single die, seen from another crossing.
  expect(ids(taken(ragged, cut('ne', 2, 4)))).toEqual([3])
  expect(listed(ragged, cuts, cut('ne', 2, 4))).toBe(cuts[0])
  expect(listed(ragged, cuts, cut('nw', 2, 1))).toBeNull()
})

test('the verdict tells the sum and why a cut is none', () => {
  const view = { block: ragged, cut: 'ten' as const }
  const cuts = [cut('nw', 1, 1)]
  expect(verdict(view, cuts, cuts[0]!)).toMatchObject({ total: 5, measure: 5, limit: 10, cut: cuts[0], why: null })
  expect(verdict(view, cuts, cut('nw', 2, 2)).why).toEqual({ key: 'no-cut-too-much', facts: { total: 18, limit: 10 }, rule: 'DV-7' })
  expect(verdict(view, cuts, cut('nw', 5, 7)).why?.key).toBe('no-cut-everything')
  expect(verdict(view, cuts, cut('se', 1, 1)).why?.key).toBe('no-cut-nothing')
  expect(verdict(view, cuts, cut('nw', 2, 1)).why?.key).toBe('no-cut-in-pieces')
  const three = verdict({ block: ragged, cut: 'three' }, cuts, cut('nw', 2, 2))
  expect(three).toMatchObject({ measure: 4, limit: 3, why: { key: 'no-cut-too-many', rule: 'DV-20' } })
})

test('pointing at a die means the listed cut that it is the inner die of', () => {
  const cuts = [cut('nw', 1, 1), cut('nw', 1, 2), cut('ne', 1, 4)]
  expect(aimed(ragged, cuts, 1.2, 0.2)).toEqual(cut('nw', 1, 2))
  expect(aimed(ragged, cuts, 0.1, 0.1)).toEqual(cut('nw', 1, 1))
  // Nothing is listed there: what takes least.
  const least = aimed(ragged, [], 0.5, 2.5)
  expect(least).toEqual(cut('sw', 3, 1))
  expect(ids(taken(ragged, least!))).toEqual([14])
  expect(aimed(block([2]), [], 5.5, 4.5)).toEqual(cut('nw', 5, 6))
})

test('the keys move and turn the blade, and go from cut to cut', () => {
  const start = cut('nw', 1, 1)
  expect(moved(ragged, start, 0, 1)).toEqual(cut('nw', 1, 2))
  expect(moved(ragged, start, 1, 0)).toEqual(cut('nw', 2, 1))
  // At the upper edge there is nothing to the north: the blade turns.
  expect(crossingOf(moved(ragged, start, -1, 0))).toEqual({ row: 0, column: 1 })
  expect(turned(ragged, start).corner).toBe('ne')
  const cuts = [cut('nw', 1, 1), cut('nw', 1, 2)]
  expect(next(ragged, cuts, null, 1)).toBe(cuts[0])
  expect(next(ragged, cuts, cuts[0]!, 1)).toBe(cuts[1])
  expect(next(ragged, cuts, cuts[0]!, -1)).toBe(cuts[1])
  expect(next(ragged, [], null, 1)).toBeNull()
})

test('the blade stands on the longer side and pushes outwards', () => {
  expect(steel(cut('nw', 1, 3), taken(ragged, cut('nw', 1, 3)))).toEqual({ from: [0, 1], to: [3, 1], push: [0, -1] })
  expect(steel(cut('sw', 4, 1), taken(ragged, cut('sw', 4, 1)))).toEqual({ from: [1, 5], to: [1, 1], push: [-1, 0] })
})

const hype = (more: Partial<Hype>): Hype => ({
  id: 'scrumptious',
  name: { en: 'Scrumptious {dish}', fr: '{dish}' },
  if: {
    total_at_least: null, total_at_most: null, all: null, includes: [], each_at_least: null, each_at_most: null, alike: null,
    pairs: null, ingredients_at_least: null, ingredients_at_most: null, types_at_least: null, asks_for: null, cooked_at_least: null,
  },
  extra: null,
  stars: 0,
  each: null,
  bonus: null,
  source: 'house',
  house: [],
  ...more,
})

test('a Hype says what cardtext.py says', () => {
  const none = hype({}).if
  expect(hypeSays(hype({ stars: 6, if: { ...none, ingredients_at_least: 4, each_at_least: 3 } }), words)).toBe(
    'every number 3 or more · a recipe of 4 or more ingredients → 6★',
  )
  expect(hypeSays(hype({ extra: 'double', each: { of: 'recipe-star', stars: 1 } }), words)).toBe(
    'all ingredients twice → 1★ for each star of the recipe',
  )
  expect(hypeSays(hype({ stars: 3, bonus: { asks_for: 'pepper', stars: 3 }, if: { ...none, includes: [4, 5] } }), words)).toBe(
    'numbers include 4 and 5 → 3★ and 3★ more if the recipe asks for pepper',
  )
  expect(hypeSays(hype({ stars: 2, if: { ...none, pairs: 1, all: 'even' } }), words)).toBe(
    'all numbers even · a pair of equal numbers → 2★',
  )
  expect(hypeSays(hype({ stars: 5, if: { ...none, includes: [4] }, extra: 'onion' }), words)).toBe(
    'numbers include 4 · one extra onion → 5★',
  )
  expect(hypeSays(hype({}), words)).toBe('nothing asked → 0★')
})

test('dishes, needs and picks in words', () => {
  expect(dishName('paella', 'scrumptious', words)).toBe('Scrumptious Paella')
  expect(dishName('paella', null, words)).toBe('Paella')
  expect(hypeName('scrumptious', words)).toBe('Scrumptious\u00a0…')
  expect(hypeName('scrumptious', speak('fr'))).toBe('…\u00a0d’une succulence folle')
  const needs = { tomato: 1, carrot: 2 }
  expect(marksOf(needs)).toEqual(['carrot', 'carrot', 'tomato'])
  expect(met(needs, [{ type: 'carrot' }, { type: 'tomato' }])).toEqual([true, false, true])
  const card = { id: 'paella', name: { en: '', fr: '' }, needs, stars: 9, source: 'house' as const, house: [] }
  expect(needsSay(card, words)).toBe('asks for 2 × carrot and 1 × tomato.')
  expect(pickLabel({ do: 'retype', type: 'onion', number: 3, to: 'pepper' }, words)).toBe(
    'Spend the chef token: onion 3 becomes pepper',
  )
  expect(grouped(ragged)[0]).toMatchObject({ type: 'carrot' })
})

const seating = (legal: Action[], view: Partial<View> = {}, more: Partial<Seat> = {}): Seat =>
  ({
    seat: 0,
    legal,
    words,
    hints: true,
    advised: null,
    sending: false,
    view: { steps: ['cut', 'wait'], cut: 'ten', kitchens: [{ plate: null }], last_cooking: false, ...view },
    ...more,
  }) as unknown as Seat

test('what is wanted follows the list', () => {
  expect(wanted(seating([]))).toBe('')
  expect(wanted(seating([cut('nw', 1, 1)]))).toBe('Cut the block: ten at most.')
  expect(wanted(seating([cut('nw', 1, 1), { do: 'restock' }], { cut: 'three' }))).toBe(
    'Cut the block: three dice at most. Or restock first.',
  )
  expect(wanted(seating([{ do: 'restock' }]))).toBe('The block is empty: restock.')
  expect(wanted(seating([{ do: 'take-all' }]))).toBe('Take all that is left of the block.')
  expect(wanted(seating([{ do: 'discard-hype', hype: 'x' }], { steps: ['limits'] }))).toBe('You hold too much: discard a Hype.')
  const plated = (asks: Record<string, number>) =>
    ({ steps: ['plate'], kitchens: [{ plate: { recipe: 'paella', dice: [], hype: null, asks } }] }) as unknown as Partial<View>
  const onion: Action = { do: 'spend', type: 'onion', number: 4 }
  expect(nextType(seating([onion], plated({ onion: 1 })))).toBe('onion')
  expect(wanted(seating([onion], plated({ onion: 1 })))).toBe('The plate asks for: onion.')
  expect(wanted(seating([onion], plated({ any: 1 })))).toBe('Put any die on the plate.')
})

test('things shine by what the list allows, and are sent once', () => {
  const spend: Action = { do: 'spend', type: 'onion', number: 4 }
  const sent: Action[] = []
  const here = seating([spend], {}, { act: (...picks) => void sent.push(...picks) })
  expect(listedOf(here, 'spend')).toEqual([spend])
  expect(allowed(here, { do: 'serve' })).toBeUndefined()
  expect(dieDoes(here, { id: 3, type: 'onion', number: 4 })).toBe(spend)
  expect(glow(here, spend)).toBe('can')
  expect(glow(seating([spend], {}, { hints: false, advised: { ...spend } }), spend)).toBe('advised')
  pick(here, spend)
  pick(seating([spend], {}, { sending: true, act: here.act }), spend)
  expect(sent).toEqual([spend])
})

test('who holds the blade is told how to cut: by a finger, by keys; a mouse sees it', () => {
  const sent: Action[] = []
  const here = seating([cut('nw', 1, 1)], { block: ragged }, { act: (...picks) => void sent.push(...picks) })
  const aiming = new Aiming(() => here)
  aiming.hover(0.5, 0.5)
  expect(aiming.said).toBe('')
  aiming.down(0.5, 0.5, true)
  expect(aiming.said).toBe('Blade at the top left takes carrot 5: 5 of 10. Tap again to cut, or push the dice off.')
  aiming.lift()
  aiming.key('n')
  expect(aiming.said).toBe('Blade at the top left takes carrot 5: 5 of 10. Enter cuts.')
  aiming.key('ArrowRight')
  expect(aiming.said).toBe('Blade at the top left takes carrot 5 and mushroom 4: 9 of 10. What is left must be in one piece; touching by corners is not enough.')
  aiming.click(true)
  expect(sent).toEqual([])
  expect(aiming.refused).toBe(1)
  aiming.key('p')
  aiming.click(true)
  expect(sent).toEqual([cut('nw', 1, 1)])
})

test('a tap shows the cut, the same tap again makes it, and so does a push', () => {
  const sent: Action[] = []
  const here = seating([cut('nw', 1, 1)], { block: ragged }, { act: (...picks) => void sent.push(...picks) })
  const aiming = new Aiming(() => here)
  const tap = (x: number, y: number) => {
    aiming.down(x, y, true)
    aiming.up()
    aiming.click(false)
  }
  tap(0.5, 0.5)
  expect(sent).toHaveLength(0)
  tap(0.5, 0.5)
  expect(sent).toHaveLength(1)
  aiming.down(0.5, 0.5, true)
  // The blade stands right of the die and pushes to the left: half a cell is too little.
  aiming.hover(0.1, 0.5)
  aiming.up()
  expect(sent).toHaveLength(1)
  aiming.down(0.5, 0.5, true)
  aiming.hover(-0.4, 0.5)
  aiming.up()
  expect(sent).toHaveLength(2)
})

test('both languages have the same keys', () => {
  const keys = (lang: string) =>
    [...read(`../../src/games/diced-veggies/text/${lang}.ftl`).matchAll(/^[a-z][\w-]*/gm)].map(([key]) => key)
  expect(keys('fr')).toEqual(keys('en'))
})

test('the sum of a cut is written within the frame, even where the blade goes through to the far edge', () => {
  for (const corner of ['nw', 'ne', 'sw', 'se'] as const) {
    for (let rows = 1; rows <= 5; rows++) {
      for (let columns = 1; columns <= 7; columns++) {
        const [x, y] = sumAt({ do: 'cut', corner, rows, columns })
        expect(x >= 0.5 && x <= 6.5 && y >= 0.3 && y <= 4.7, `${corner} ${rows} ${columns}`).toBe(true)
      }
    }
  }
  expect(sumAt({ do: 'cut', corner: 'nw', rows: 1, columns: 2 })).toEqual([2.42, 1.3])
})
