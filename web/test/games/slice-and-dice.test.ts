import { describe, expect, it } from 'vitest'
import { BAR, BEGIN_EXCHANGE, BEGIN_LID, spotOf, spotsOf, stillHeld, type Held } from '$src/games/slice-and-dice/aim'
import { ALL, chance, diceOf, helpful, readyDice } from '$src/games/slice-and-dice/odds'
import english from '$src/games/slice-and-dice/text/en.ftl?raw'
import french from '$src/games/slice-and-dice/text/fr.ftl?raw'
import type { Action, Odds } from '$src/games/slice-and-dice/types.gen'
import types from '$src/games/slice-and-dice/types.gen.ts?raw'
import { wanted, type Seat } from '$src/games/slice-and-dice/wanted'
import { Words } from '$src/wire/words'

const at = (phase: string) => ({ me: 0, phase })
const holding = (utensil: string): Held => ({ what: 'utensil', utensil })

/** The odds as the server gives them, for so many useful sides of each die. */
function oddsOf(sides: number[]): Odds {
  const total = 6 ** 7
  const odds: Odds = { total, none: [total], sixths: [0] }
  for (const useful of sides) {
    odds.none.push(...odds.none.map((none) => (none / 6) * (6 - useful)))
    odds.sixths.push(...odds.sixths.map((count) => count + useful))
  }
  return odds
}

describe('where a pick is made', () => {
  it.each<[Action, string]>([
    [{ do: 'choose', line: 2 }, 'line:2'],
    [{ do: 'place', symbol: 'beef' }, 'put:beef'],
    [{ do: 'place-special', symbol: 'rice' }, 'special:rice'],
    [{ do: 'lose', symbol: 'roast' }, 'token:0:roast'],
    [{ do: 'take-off', symbol: 'fish' }, 'token:0:fish'],
    [{ do: 'put-on', symbol: 'corn' }, 'storage:corn'],
    [{ do: 'put-back', symbol: 'corn' }, 'between:corn'],
    [{ do: 'take-shown', utensil: 'wok' }, 'shown:wok'],
    [{ do: 'take-top' }, 'deck'],
    [{ do: 'throw-back', utensil: 'wok' }, 'hand:wok'],
    [{ do: 'roll', dice: 5 }, 'dice'],
    [{ do: 'stop-cooking' }, BAR],
    [{ do: 'mute', scope: 'game' }, BAR],
    [{ do: 'lid-on' }, BAR],
  ])('%o', (pick, spot) => expect(spotOf(pick, at('cook'), null)).toBe(spot))

  it.each<[Action, string]>([
    [{ do: 'use-tongs', symbol: 'beef' }, 'token:0:beef'],
    [{ do: 'use-peeler', symbol: 'beef' }, 'token:0:beef'],
    [{ do: 'use-kitchen-scissors', symbol: 'grill' }, 'token:0:grill'],
    [{ do: 'use-kitchen-knife', symbol: 'grill' }, 'storage:grill'],
    [{ do: 'use-roasting-pan', symbol: 'corn' }, 'storage:corn'],
    [{ do: 'use-funnel', symbol: 'corn' }, 'side:corn'],
    [{ do: 'use-wooden-spoon', rival_seat: 2, symbol: 'corn' }, 'token:2:corn'],
    [{ do: 'use-mill', dish: 'paella' }, 'dish:paella'],
    [{ do: 'use-corkscrew', line: 3, steps: 2 }, 'line:3'],
    [{ do: 'use-colander', die: 'varied' }, 'die:varied'],
    [{ do: 'use-squeezer', dice: 3 }, 'dice'],
    [{ do: 'use-bowl' }, BAR],
  ])('a card first in the hand, then at its target: %o', (pick, spot) => {
    const utensil = pick.do.slice(4)
    expect(spotOf(pick, at('cook'), null)).toBe(`hand:${utensil}`)
    expect(spotOf(pick, at('cook'), holding(utensil))).toBe(spot)
    expect(spotOf(pick, at('cook'), holding('ladle'))).toBeNull()
  })

  it('a trade is begun before its cards are chosen, and goes on with the second', () => {
    const pick: Action = { do: 'exchange', utensil: 'wok' }
    expect(spotOf(pick, at('cook'), null)).toBe(BEGIN_EXCHANGE)
    expect(spotOf(pick, at('cook'), { what: 'exchange' })).toBe('hand:wok')
    expect(spotOf(pick, at('exchange'), null)).toBe('hand:wok')
    const pay: Action = { do: 'buy-lid', symbol: 'corn' }
    expect(spotOf(pay, at('cook'), null)).toBe(BEGIN_LID)
    expect(spotOf(pay, at('cook'), { what: 'lid' })).toBe('special:corn')
    expect(spotOf(pay, at('pay'), null)).toBe('special:corn')
  })

  it('every kind of pick there is has a place', () => {
    const kinds = [...types.matchAll(/^ {2}do: '([a-z-]+)'/gm)].map((found) => found[1]!)
    expect(kinds).toHaveLength(57)
    const fields = { symbol: 'corn', utensil: 'wok', line: 1, dish: 'tacos', die: 'varied', dice: 3, rival_seat: 1, steps: 1, scope: 'turn' }
    for (const kind of kinds) {
      const body = types.match(new RegExp(`do: '${kind}'\\n([^}]*)}`))![1]!
      const names = [...body.matchAll(/^ {2}([a-z_]+)\??:/gm)].map((found) => found[1]! as keyof typeof fields)
      const pick = Object.fromEntries([['do', kind], ...names.map((name) => [name, fields[name]])]) as unknown as Action
      const held = kind.startsWith('use-') ? holding(kind.slice(4)) : null
      expect(spotOf(pick, at('cook'), held), kind).toEqual(expect.any(String))
      const alone = names.length === 0 && kind !== 'take-top'
      expect(spotOf(pick, at('cook'), held) === BAR, kind).toBe(alone || kind === 'mute')
    }
  })

  it('picks of one place lie together', () => {
    const legal: Action[] = [
      { do: 'use-corkscrew', line: 1, steps: 1 },
      { do: 'use-corkscrew', line: 1, steps: 2 },
      { do: 'stop-cooking' },
    ]
    expect(spotsOf(legal, at('cook'), null).get('hand:corkscrew')).toHaveLength(2)
    expect([...spotsOf(legal, at('cook'), holding('corkscrew')).keys()]).toEqual(['line:1'])
  })

  it('what is held is dropped when it can’t be used any more', () => {
    const legal: Action[] = [{ do: 'use-bowl' }, { do: 'exchange', utensil: 'wok' }]
    expect(stillHeld(holding('bowl'), legal, at('cook'))).toEqual(holding('bowl'))
    expect(stillHeld(holding('wok'), legal, at('cook'))).toBeNull()
    expect(stillHeld({ what: 'exchange' }, legal, at('exchange'))).toBeNull()
    expect(stillHeld({ what: 'lid' }, legal, at('cook'))).toBeNull()
  })
})

describe('dice and odds', () => {
  const odds = oddsOf([1, 0, 0, 2, 0, 1, 0])

  it('are exact', () => {
    expect(chance(odds, 0b0000001)).toMatchObject({ fraction: '1/6', expected: 1 / 6 })
    const two = chance(odds, 0b0001001)
    expect(two.none).toBeCloseTo((5 / 6) * (4 / 6))
    expect(two.fraction).toBe('4/9')
    expect(chance(odds, 0b0000010)).toMatchObject({ useful: 0, none: 1, fraction: '0' })
  })

  it('the dice that help lie ready; what is advised comes first; only what may be rolled', () => {
    const all = new Set(Array.from({ length: ALL }, (_, mask) => mask + 1))
    expect(diceOf(helpful(odds))).toEqual([0, 3, 5])
    expect(readyDice(all, odds, null)).toBe(helpful(odds))
    expect(readyDice(all, odds, 7)).toBe(7)
    expect(readyDice(all, null, null)).toBe(ALL)
    expect(readyDice(new Set([3]), odds, null)).toBe(3)
    expect(readyDice(all, oddsOf([0, 0, 0, 0, 0, 0, 0]), null)).toBe(ALL)
  })
})

describe('what is wanted', () => {
  const words = new Words('en', ['phase-cook = Roll, or stop.', 'board-no-rolling = No rolling.'])
  const seating = (legal: Action[]) => ({ view: { phase: 'cook' }, legal, words }) as unknown as Seat

  it('is nothing for who waits, and tells who may not roll', () => {
    expect(wanted(seating([]))).toBe('')
    expect(wanted(seating([{ do: 'roll', dice: 1 }]))).toBe('Roll, or stop.')
    expect(wanted(seating([{ do: 'stop-cooking' }]))).toBe('No rolling.')
  })
})

describe('the board’s texts', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z0-9_-]+) =/gm)].map((found) => found[1])

  it('have the same keys in both languages', () => expect(keys(french)).toEqual(keys(english)))
})
