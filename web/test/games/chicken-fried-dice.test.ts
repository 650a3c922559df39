/** The logic of the board of Chicken Fried Dice: lying dice, held things and their picks, keys, the picnic's shape. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { Bench } from '../../src/games/chicken-fried-dice/bench.svelte'
import { FocusKeeper } from '../../src/games/chicken-fried-dice/focus'
import { typed } from '../../src/games/chicken-fried-dice/keys'
import { chefsChoice, filled, FLAVOURS, INGREDIENTS, sand, spotsOf, STATIONS } from '../../src/games/chicken-fried-dice/larder'
import { joins } from '../../src/games/chicken-fried-dice/picnic'
import {
  beginsOf, flavoursToDraw, onChop, onDie, onSpace, onSpot, onToss, spacesFor, stillHeld, takes,
} from '../../src/games/chicken-fried-dice/picks'
import { beside, nearest, scatter } from '../../src/games/chicken-fried-dice/scatter'
import type { Action, PicnicTable } from '../../src/games/chicken-fried-dice/types.gen'
import { wanted, type Seat } from '../../src/games/chicken-fried-dice/wanted'
import { Words } from '../../src/wire/words'

const names = (each: number) => INGREDIENTS.flatMap((one) => Array.from({ length: each }, (_, n) => `${one}-${n + 1}`))

describe('dice in the coop', () => {
  it.each([2, 3, 4, 5])('of %i players lie apart and on the floor, in every round', (players) => {
    for (let round = 1; round <= 5; round++) {
      const dice = names(players)
      const { columns, rows, lying } = scatter(dice, `${round}/5,2,${round}`)
      expect(lying.size).toBe(5 * players)
      const spots = [...lying.values()]
      for (const [n, one] of spots.entries()) {
        expect(one.x).toBeGreaterThan(0)
        expect(one.x).toBeLessThan(1)
        expect(one.y).toBeGreaterThan(0)
        expect(one.y).toBeLessThan(1)
        for (const other of spots.slice(n + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x) * columns, Math.abs(one.y - other.y) * rows)
          expect(apart).toBeGreaterThan(0.69)
        }
      }
    }
  })

  it('stay where they fell, however they are listed, and fall elsewhere in the next throw', () => {
    const [first, again] = [scatter(names(3), '1/4,4,2'), scatter([...names(3)].reverse(), '1/4,4,2')]
    expect([...again.lying].sort()).toEqual([...first.lying].sort())
    expect(scatter(names(3), '1/4,4,3').lying.get('tofu-1')).not.toEqual(first.lying.get('tofu-1'))
  })

  it('are reached by arrows, all of them', () => {
    const { lying } = scatter(names(5), '3/1,1,1')
    const all = [...lying.keys()]
    const seen = new Set<string>([all[0]!])
    const open = [all[0]!]
    for (let die = open.pop(); die; die = open.pop()) {
      for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = beside(lying, lying.get(die)!, way, all.filter((one) => one !== die))
        if (next && !seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
      }
    }
    expect(seen.size).toBe(all.length)
  })

  it('hand the focus to the nearest when one is taken', () => {
    const lying = new Map([['a', { x: 0.1, y: 0.1, turn: 0 }], ['b', { x: 0.2, y: 0.1, turn: 0 }], ['c', { x: 0.9, y: 0.9, turn: 0 }]])
    expect(nearest(lying, lying.get('a'), ['b', 'c'])).toBe('b')
    expect(nearest(lying, undefined, ['c', 'b'])).toBe('c')
    expect(nearest(lying, lying.get('a'), [])).toBe(null)
  })
})

const legal: Action[] = [
  { do: 'pluck', die: 'tofu-1' },
  { do: 'coop-pluck', die: 'tofu-1' },
  { do: 'coop-pluck', die: 'citrus-1' },
  { do: 'sauce', using: 'die', customer: 'mime', space: 2 },
  { do: 'write', using: 'die', customer: 'mime', space: 1 },
  { do: 'write', using: 'prep-1', customer: 'mime', space: 3 },
  { do: 'toss', using: 'die' },
  { do: 'chop', using: 'die', smaller: 1 },
  { do: 'chop', using: 'die', smaller: 2 },
  { do: 'cross-off', bonus: 'x-any', customer: 'mime', space: 3 },
  { do: 'draw-flavour', flavour: 'sour', spot: 'oak-1' },
  { do: 'draw-flavour', flavour: 'sweet', spot: 'oak-1' },
  { do: 'draw-flavour', flavour: 'sweet', spot: 'oak-2' },
]

describe('what is held', () => {
  it('lights up the spaces that the list has for it, plain writing before sauce', () => {
    const die = { kind: 'item', using: 'die' } as const
    expect(spacesFor(legal, die).map((pick) => pick.do)).toEqual(['write', 'sauce'])
    expect(onSpace(legal, die, 'mime', 2)?.do).toBe('sauce')
    expect(onSpace(legal, die, 'mime', 3)).toBe(null)
    expect(onSpace(legal, { kind: 'cross', bonus: 'x-any' }, 'mime', 3)?.do).toBe('cross-off')
    expect(onSpace(legal, { kind: 'coop' }, 'mime', 3)).toBe(null)
    expect(onSpace(legal, null, 'mime', 3)).toBe(null)
  })

  it('plucks by a coop only where it is wanted, or all there is', () => {
    expect(onDie(legal, null, 'tofu-1')?.do).toBe('pluck')
    expect(onDie(legal, { kind: 'coop' }, 'tofu-1')?.do).toBe('coop-pluck')
    expect(onDie(legal, null, 'citrus-1')?.do).toBe('coop-pluck')
    expect(onDie(legal, null, 'eggplant-1')).toBe(null)
  })

  it('goes to stations and spots as listed', () => {
    expect(onToss(legal, 'die')).toEqual({ do: 'toss', using: 'die' })
    expect(onToss(legal, 'prep-1')).toBe(null)
    expect(onChop(legal, 'die').map((pick) => pick.smaller)).toEqual([1, 2])
    expect(flavoursToDraw(legal)).toEqual(['sour', 'sweet'])
    expect(onSpot(legal, 'sweet', 'oak-2')?.spot).toBe('oak-2')
    expect(onSpot(legal, null, 'oak-2')).toBe(null)
    expect(beginsOf(legal, 'prep-1')).toBe('write')
    expect(beginsOf(legal, 'chop-1')).toBe(null)
  })

  it('shows of a die in the coop which spaces would take it', () => {
    const guest = { customer: 'mime', written: [0, 3, 0], stars: 1, round: 0, lowest: [1, 0, 3], highest: [3, 0, 6] }
    const die = (number: number) => ({ die: 'tofu-1', ingredient: 'tofu' as const, number, seat: null, hand: false })
    const of = (number: number, colour = 'tofu') => [0, 1, 2].filter((space) => takes(guest, colour, space, die(number)))
    expect([1, 3, 4].map((number) => of(number))).toEqual([[0], [0, 2], [2]])
    expect(of(3, 'citrus')).toEqual([])
  })

  it('is looked at only while it lies in the coop, whoever takes it', () => {
    const dice = [{ die: 'tofu-1', seat: null }, { die: 'tofu-2', seat: 1 }]
    const hands = new Bench(() => ({ view: { dice } }) as unknown as Seat)
    const seen = (die: string | null) => {
      hands.aim(die)
      return hands.aimed?.die
    }
    expect([seen('tofu-1'), seen('tofu-2'), seen(null)]).toEqual(['tofu-1', undefined, undefined])
  })

  it('is put down when nothing can be done with it any more', () => {
    expect(stillHeld(legal, { kind: 'item', using: 'prep-1' })).toBe(true)
    expect(stillHeld(legal, { kind: 'item', using: 'prep-2' })).toBe(false)
    expect(stillHeld(legal, { kind: 'cross', bonus: 'x-tofu' })).toBe(false)
    expect(stillHeld([], { kind: 'coop' })).toBe(false)
  })
})

const BOARD = 'src/games/chicken-fried-dice'
const GAMES = '../src/potluck/games'
const texts = (lang: string) =>
  [`${BOARD}/text`, `${GAMES}/chicken_fried_dice/text`, `${GAMES}/text`].map((folder) => readFileSync(`${folder}/${lang}.ftl`, 'utf8'))
const english = new Words('en', texts('en'), {}, ['Ada', 'Bo'])

function bench(more: Partial<Bench> = {}) {
  const act = vi.fn()
  const hands = {
    legal, act, letter: null, keying: false, covered: false, held: null, using: null, chops: [],
    targets: spacesFor(legal, { kind: 'item', using: 'die' }),
    say: (key: string) => english.say(key),
    clear: vi.fn(), chop: vi.fn(), sauce: vi.fn(), hold: vi.fn(),
    mine: { at_hand: [{ using: 'die' }, { using: 'prep-1' }] },
    seating: { view: { dice: [{ die: 'tofu-1', ingredient: 'tofu', number: 4, seat: null, hand: false }] } },
    ...more,
  } as unknown as Bench
  const target = document.createElement('div')
  let done = false
  target.addEventListener('keydown', (event) => (done = typed(event, hands)))
  const press = (key: string, more: KeyboardEventInit = {}) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }))
    return done
  }
  return { act, hands, press }
}

describe('keys', () => {
  it('pluck a die by its letter and its number', () => {
    const { act, hands, press } = bench()
    expect(press('T')).toBe(true)
    expect(hands.letter).toBe('tofu')
    press('4')
    expect(act).toHaveBeenCalledWith({ do: 'pluck', die: 'tofu-1' })
    expect(hands.letter).toBe(null)
  })

  it('take the digits of a French keyboard without Shift, and with it', () => {
    const { act, press } = bench()
    press('t')
    press("'", { code: 'Digit4' })
    expect(act).toHaveBeenLastCalledWith({ do: 'pluck', die: 'tofu-1' })
    expect(press('!', { code: 'Digit1', shiftKey: true })).toBe(false)
    press('1', { code: 'Digit1', shiftKey: true })
    expect(act).toHaveBeenLastCalledWith(legal[4])
  })

  it('leave a number to the spaces where no such die can be plucked, or another key came between', () => {
    const { act, hands, press } = bench({ using: 'die' } as Partial<Bench>)
    expect(press('e')).toBe(false)
    expect(hands.letter).toBe(null)
    press('1')
    expect(act).toHaveBeenLastCalledWith(legal[4])
    press('t')
    press('s')
    press('1')
    expect(act).toHaveBeenCalledTimes(2)
    expect(act).toHaveBeenLastCalledWith(legal[4])
  })

  it('pluck nothing while the countdown covers the coop', () => {
    const { act, press } = bench({ covered: true, letter: 'tofu' } as Partial<Bench>)
    press('4')
    expect(act).not.toHaveBeenCalled()
  })

  it('write on the space with the number, toss, chop, and end', () => {
    const { act, hands, press } = bench({ using: 'die' } as Partial<Bench>)
    press('1')
    expect(act).toHaveBeenLastCalledWith(legal[4])
    expect(press('9')).toBe(false)
    press('r')
    expect(act).toHaveBeenLastCalledWith({ do: 'toss', using: 'die' })
    press('k')
    expect(hands.chop).toHaveBeenCalled()
    press('s')
    expect(hands.sauce).toHaveBeenCalled()
    press('h')
    expect(hands.hold).toHaveBeenCalledWith({ kind: 'item', using: 'die' })
    expect(press('d')).toBe(false)
    expect(press('z')).toBe(false)
  })

  it('are letters of their own in both languages, and none of the others', () => {
    for (const lang of ['en', 'fr']) {
      const words = new Words(lang as 'en' | 'fr', texts(lang))
      const letters = INGREDIENTS.map((one) => words.say(`letter-${one}`).toLowerCase())
      expect(new Set([...letters, 'h', 's', 'r', 'k', 'd']).size).toBe(letters.length + 5)
      for (const one of letters) expect(words.say('board-keys')).toContain(`${one.toUpperCase()} `)
    }
  })
})

describe('the focus', () => {
  function board() {
    document.body.innerHTML = '<input id="chat"><section tabindex="-1"><button id="call">Call it out</button></section>'
    const root = document.querySelector('section')!
    return { root, keeper: new FocusKeeper(() => root), call: document.getElementById('call')! }
  }

  it('comes back to the board when two changes come at once, so that keys go on', () => {
    const { root, keeper, call } = board()
    call.focus()
    keeper.before()
    call.remove()
    keeper.before()
    keeper.after(false)
    expect(document.activeElement).toBe(root)
    keeper.after(false)
    expect(document.activeElement).toBe(root)
  })

  it('goes to what can be done next where keys are used', () => {
    const { root, keeper, call } = board()
    call.focus()
    keeper.before()
    call.remove()
    root.innerHTML = '<button data-pick="write" data-begins>Prep</button><button class="lit" data-pick="write">Here</button>'
    keeper.after(true)
    expect(document.activeElement?.textContent).toBe('Here')
    keeper.before()
    root.innerHTML = '<button data-pick="throw-back">Throw back</button><button data-pick="keep">Keep</button>'
    keeper.after(true)
    expect(document.activeElement?.textContent).toBe('Keep')
  })

  it('is left where somebody took it meanwhile, and where it never was on the board', () => {
    const { keeper, call } = board()
    const chat = document.getElementById('chat')!
    call.focus()
    keeper.before()
    call.remove()
    chat.focus()
    keeper.after(true)
    expect(document.activeElement).toBe(chat)
    chat.remove()
    keeper.before()
    keeper.after(true)
    expect(document.activeElement).toBe(document.body)
  })
})

describe('printed things', () => {
  const table = (spaces: number, touching: [number, number][]): PicnicTable => ({
    id: 'oak', name: { en: '', fr: '' }, place: '', sign: 'equal', spaces, points: 1, touching, flavours: [], full: 0, source: 'house', house: [],
  })

  it('puts picnic spots in a row or a ring, with the bonuses between them', () => {
    const row = joins(table(3, [[1, 2], [2, 3]]), [{ between: ['oak-2', 'oak-3'], gives: 'tip' }])
    expect(row.ring).toBe(false)
    expect(row.next.map((one) => one && [one.touches, one.bonus?.gives])).toEqual([[true, undefined], [true, 'tip'], null])
    const ring = joins(table(4, [[1, 2], [2, 3], [3, 4], [4, 1]]), [{ between: ['oak-4', 'oak-1'], gives: 'coop' }])
    expect(ring.next[3]?.bonus?.gives).toBe('coop')
    const odd = joins(table(3, []), [{ between: ['oak-1', 'oak-3'], gives: 'tip' }, { between: ['elm-1', 'elm-2'], gives: 'tip' }])
    expect(odd.others).toEqual([{ bonus: 'tip', between: ['oak-1', 'oak-3'] }])
    expect(spotsOf(table(2, []))).toEqual(['oak-1', 'oak-2'])
  })

  it('fills stars segment by segment, and knows the rounds of Chef’s Choice (CF-9)', () => {
    expect([0, 1, 2].map((star) => filled(7, star, 5))).toEqual([5, 2, 0])
    const choices = (seats: number) => [1, 2, 3, 4, 5].filter((round) => chefsChoice(round, seats))
    expect([2, 3, 4, 5].map(choices)).toEqual([[5], [4, 5], [5], []])
  })

  it('lets sand run out over the whole clock, three minutes where it was not set (CF-R18)', () => {
    expect([sand(2000, 8), sand(90_000, null), sand(8100, 8)]).toEqual([0.25, 0.5, 1])
  })

  it('has a picture for every ingredient, flavour and station', () => {
    const sprite = '../src/potluck/print/assets/sprites/chicken-fried-dice.svg'
    const icons = existsSync(sprite) ? readFileSync(sprite, 'utf8') : readFileSync('../art/icons.toml', 'utf8')
    for (const name of [...INGREDIENTS, ...FLAVOURS, ...STATIONS.map((one) => `station-${one}`)]) expect(icons).toContain(name)
  })
})

describe('what is wanted', () => {
  const seat = (phase: string, now: Action[], truck: object = {}, more: object = {}) =>
    ({
      seat: 0, legal: now, words: english,
      view: { phase, chefs_choice: false, ...more, trucks: [{ at_hand: [], owed: [], drawn: [], plucked: 1, coops: 0, upgrade_due: 'new', ...truck }] },
    }) as unknown as Seat

  it('says it in a sentence for every phase', () => {
    expect(wanted(seat('pluck', []))).toBe('')
    expect(wanted(seat('pluck', [{ do: 'pluck', die: 'tofu-1' }]))).toBe('Pluck a die from the coop (2 of 4).')
    const die = { at_hand: [{ using: 'die', ingredient: 'tofu', number: 3 }], owed: ['x-any'] }
    expect(wanted(seat('pluck', [{ do: 'waste' }], die))).toMatch(/^Your tofu 3 fits nowhere as it is.* A bonus waits\.$/)
    expect(wanted(seat('pluck', [{ do: 'done' }]))).toContain('done')
    expect(wanted(seat('pluck', [{ do: 'hand-on' }]))).toContain('hand on')
    expect(wanted(seat('choose', [{ do: 'take-board', board: 'menu' }]))).toContain('side')
    expect(wanted(seat('prep', [{ do: 'arrange', first: 1, second: 2, third: 3 }]))).toContain('Head Chef')
    expect(wanted(seat('tips', [{ do: 'upgrade', station: 'prep' }]))).toContain('new tile')
    expect(wanted(seat('attract', [{ do: 'keep', customer: 'mime' }], { drawn: ['mime'] }))).toContain('mime')
  })

  it('has the same texts in both languages, and all that the components say', () => {
    const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
    const [en, fr] = ['en', 'fr'].map((lang) => texts(lang)[0]!)
    expect(keys(fr!)).toEqual(keys(en!))
    expect(new Set(keys(en!)).size).toBe(keys(en!).length)
    const spoken = readdirSync(BOARD)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(`${BOARD}/${name}`, 'utf8').matchAll(/say\('([\w-]+)'/g)].map((found) => found[1]!))
    expect(spoken.length).toBeGreaterThan(50)
    expect(spoken.filter((key) => !english.has(key))).toEqual([])
  })
})
