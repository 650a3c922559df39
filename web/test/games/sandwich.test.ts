/** The logic of Sandwich's board: cards to plates in picks, who gets what, rankings, and the pictures of all cards. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { moved, picks, shown, stillLifted, without, type Bench } from '../../src/games/sandwich/arrange'
import { basePicture, capital, ingredient, keyed, longest, picture, themeName } from '../../src/games/sandwich/cards'
import { choose, digit, gone, handing, KEYS, placeOf, places, ranked, rankAt, round, slots } from '../../src/games/sandwich/choose'
import { byGame, tally } from '../../src/games/sandwich/history'
import type { Action, Deck, Mine, Tasted, View } from '../../src/games/sandwich/types.gen'
import { Words } from '../../src/wire/words'

const mine = (sandwiches: string[][], loose: string[] = []): Mine => ({ loose, pending: null, sandwiches, receivers: [1, 2, 3], served: [] })

/** What the rules do (preparation.py): a loose card first, else the first one on another sandwich. */
function done(before: Mine, size: number, moves: ReturnType<typeof picks>): Bench {
  const [plates, loose] = [before.sandwiches.map((cards) => [...cards]), [...before.loose]]
  for (const move of moves!.moves) {
    if (move.do === 'take-back') {
      expect(plates.every((cards) => cards.length === size)).toBe(true)
      const plate = plates.find((cards) => cards.includes(move.ingredient))!
      plate.splice(plate.indexOf(move.ingredient), 1)
      loose.push(move.ingredient)
    } else {
      const to = plates[move.sandwich - 1]!
      expect(to.length).toBeLessThan(size)
      const from = [loose, ...plates.filter((cards) => cards !== to)].find((cards) => cards.includes(move.ingredient))!
      from.splice(from.indexOf(move.ingredient), 1)
      to.push(move.ingredient)
    }
  }
  return { plates, loose }
}

describe('the market', () => {
  it('knows a card as lost only when no copy is left that one may take', () => {
    const middle = [{ ingredient: 'ham', seat: 0 }, { ingredient: 'jam', seat: 2 }]
    expect(gone(middle, 'tuna', 0)).toBe(true)
    expect(gone(middle, 'ham', 0)).toBe(true)
    expect(gone(middle, 'ham', 1)).toBe(false)
  })
})

describe('arranging', () => {
  it('puts a loose card on a plate in one pick', () => {
    const now = mine([[], [], []], ['ham', 'jam'])
    const plan = picks(now, 3, moved(shown(now, []), { id: 'jam', plate: null }, 1).plates)
    expect(plan).toEqual({ moves: [{ do: 'put', ingredient: 'jam', sandwich: 2 }], lifted: [] })
  })

  it('exchanges two cards of full plates', () => {
    const now = mine([['a', 'b'], ['c', 'd']])
    const wish = moved(shown(now, []), { id: 'a', plate: 0 }, 1, { id: 'd', plate: 1 })
    const after = done(now, 2, picks(now, 2, wish.plates))
    expect(after.plates.map((cards) => [...cards].sort())).toEqual([['b', 'd'], ['a', 'c']])
  })

  it('makes room on a full plate for a loose card; the other one lies beside it for the eye', () => {
    const now = mine([['a', 'b'], ['c']], ['d'])
    const wish = moved(shown(now, []), { id: 'd', plate: null }, 0, { id: 'b', plate: 0 })
    const plan = picks(now, 2, wish.plates)!
    expect(done(now, 2, plan).plates[0]).toEqual(['a', 'd'])
    expect(plan.lifted).toEqual(['b'])
    const then = mine(done(now, 2, plan).plates.map((cards) => [...cards]))
    expect(shown(then, plan.lifted)).toEqual({ plates: [['a', 'd'], ['c']], loose: ['b'] })
    expect(stillLifted(then, ['b', 'gone'])).toEqual(['b'])
  })

  it('reaches every arrangement from every other', () => {
    let seed = 7
    const below = (n: number) => (seed = (seed * 48271) % 2147483647) % n
    const dealt = () => {
      const cards = Array.from('abcdefghi').sort(() => below(3) - 1)
      return [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)]
    }
    for (let n = 0; n < 200; n++) {
      const [from, loose] = [dealt(), [] as string[]]
      for (let off = below(9); off > 0; off--) loose.push(...(from[below(3)]!.splice(0, 1)))
      const wish = dealt().map((cards) => cards.slice(0, 1 + below(3)))
      const plan = picks(mine(from, loose), 3, wish)
      const after = done(mine(from, loose), 3, plan)
      for (const [plate, cards] of wish.entries()) expect(without(cards, after.plates[plate]!)).toEqual([])
      expect(new Set(plan!.lifted)).toEqual(new Set(without(after.plates.flat(), wish.flat())))
    }
  })

  it('gives up where a plate would get too much', () => {
    const now = mine([['a', 'b'], ['c']], ['d'])
    expect(picks(now, 2, [['a', 'b', 'd'], ['c']])).toBeNull()
  })

  it('gives copies keys of their own', () => {
    const seen = new Map<string, number>()
    expect([...keyed(['ham', 'ham'], seen), ...keyed(['ham'], seen)].map((card) => card.key)).toEqual(['ham', 'ham#2', 'ham#3'])
  })
})

describe('choosing', () => {
  const orders = (...all: string[]) => all.map((order) => ({ do: 'hand-over', order }) as Action)

  it('finds the pick that serves as chosen', () => {
    expect(handing(orders('123', '312'), [1, 2, 3], [1, 2, 0])?.order).toBe('312')
    expect(slots('312')).toEqual([1, 2, 0])
    // Three players: two sandwiches each, listed in one order only.
    expect(handing(orders('1234', '1324'), [1, 1, 2, 2], [2, 0, 3, 1])).toBeNull()
    expect(handing(orders('1234', '1324'), [1, 1, 2, 2], [1, 2, 0, 3])?.order).toBe('1324')
    expect(handing([], [1, 2, 3], [0, 1, 2])).toBeNull()
  })

  it('ranks by choosing, and gives the last plate the last rank', () => {
    const all = ['a', 'b', 'c'] as const
    const one = choose([null, null, null], 'c', all)
    expect(one).toEqual(['c', null, null])
    expect(choose(one, 'a', all)).toEqual(['c', 'a', 'b'])
    expect(choose(['c', 'a', 'b'], 'a', all)).toEqual(['c', null, 'b'])
    expect(rankAt(['c', 'a', 'b'], 'b', 0, all)).toEqual(['b', 'a', 'c'])
    expect(rankAt(['c', null, null], 'a', 0, all)).toEqual(['a', 'c', 'b'])
    expect(rankAt(['c', null, null], 'c', 0, all)).toEqual(['c', null, null])
    expect(rankAt([null, null, null], 'b', 2, all)).toEqual([null, null, 'b'])
    const picks = [{ do: 'rank', order: 'cab' }] as Action[]
    expect(ranked(picks, ['c', 'a', 'b'])).toBe(picks[0])
    expect(ranked(picks, ['c', null, null])).toBeNull()
  })

  it('knows the places of the market by their keys', () => {
    const view = { cooks: [{ seat: 0 }, { seat: 1 }], middle: [{ ingredient: 'ham', seat: 1 }] } as View
    expect(places(view)).toEqual([null, { ingredient: 'ham', seat: 1 }])
    expect(KEYS).toHaveLength(21)
    expect(digit(new KeyboardEvent('keydown', { code: 'Digit3', key: '"' }))).toBe(3)
    expect(placeOf(new KeyboardEvent('keydown', { code: 'KeyA', key: 'a' }))).toBe(9)
    expect(placeOf(new KeyboardEvent('keydown', { code: 'Tab', key: 'Tab' }))).toBe(-1)
  })

  it('begins round the table with the left neighbour', () => {
    expect(round(4, 1)).toEqual([2, 3, 0, 1])
    expect(round(3, null)).toEqual([0, 1, 2])
  })
})

describe('cards', () => {
  const icons = readFileSync(`${__dirname}/../../../art/icons.toml`, 'utf8')
  const cards = readFileSync(`${__dirname}/../../../src/potluck/games/sandwich/cards.toml`, 'utf8')
  const section = (name: string) => icons.split(`[${name}]`)[1]!.split(/^\[/m)[0]!
  const ids = (kind: string) => cards.split(`[[${kind}]]`).slice(1).map((one) => /id = "([^"]+)"/.exec(one)![1]!)

  it('have a picture each, which is in the set', () => {
    expect(ids('ingredient')).toHaveLength(63)
    for (const id of ids('ingredient')) {
      const drawn = picture(id, 'fruit')
      expect(drawn.name).toBe(id)
      expect(section(drawn.of)).toMatch(new RegExp(`^${id} = `, 'm'))
    }
    for (const id of ids('base')) expect(section('bases')).toMatch(new RegExp(`^${basePicture(id).name} = `, 'm'))
  })

  it('of own decks have the picture of their family', () => {
    for (const family of ['vegetable', 'fruit', 'meat', 'sea', 'dairy', 'sauce', 'sweets'] as const) {
      const drawn = picture('never-drawn', family)
      expect(section(drawn.of)).toMatch(new RegExp(`^${drawn.name} = `, 'm'))
    }
    expect(basePicture('plank')).toEqual({ of: 'marks', name: 'plate' })
    expect(ingredient({ ingredient: [] } as unknown as Deck, 'x').id).toBe('x')
    expect(capital('œufs')).toBe('Œufs')
    expect(capital('')).toBe('')
  })

  it('are written as small as their longest word needs', () => {
    expect(['champignons de Paris', 'nut-nougat spread', 'œuf dur', ''].map(longest)).toEqual([11, 6, 3, 1])
  })

  it('never take a theme in own words for a key', () => {
    const words = new Words('en', ['theme-off = no theme'], { 'theme-naval': 'naval' })
    const deck = { theme: [{ id: 'naval' }] } as unknown as Deck
    expect(themeName(words, deck, 'off')).toBe('off')
    expect(themeName(words, deck, 'naval')).toBe('naval')
  })
})

describe('the match so far', () => {
  const tasted = (game: number, taster: number, cook: number, bonus = false): Tasted => ({
    game, taster, bleah: false, failure: false, theme: null, stand_in: false,
    verdicts: [{ cards: ['ham'], cook, points: 3, bonus }],
  }) // prettier-ignore

  it('is shown by game, the newest first, and added up', () => {
    const history = [tasted(1, 0, 1), tasted(1, 1, 0, true), tasted(2, 0, 1)]
    expect(byGame(history).map((game) => [game.game, game.tastings.map((one) => one.taster)])).toEqual([[2, [0]], [1, [1, 0]]])
    expect(tally(history, 3).map((row) => [row.seat, row.total])).toEqual([[1, 6], [0, 4], [2, 0]])
  })
})
