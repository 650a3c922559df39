/** The Pitch as a cook writes it: mounted, as what is written must live through whatever happens at the table. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Tasting from '$src/games/sandwich/Tasting.svelte'
import english from '$src/games/sandwich/text/en.ftl?raw'
import type { Dish, View } from '$src/games/sandwich/types.gen'
import type { Seat } from '$src/games/sandwich/wanted'
import { Words } from '$src/wire/words'
import game from '$games/sandwich/text/en.ftl?raw'

// What jsdom lacks, and what moves asks for as it is read: nothing moves here.
vi.hoisted(() => (window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList))

const dish = (plate: Dish['plate'], cook: number): Dish => ({ plate, cook, cards: ['ham'], pitch: null })
const me = 1

/** Three players: seats 1 and 2 have made two of the plates each. */
function pitching(praising: Dish['plate'], waiting: number[]): View {
  const dishes = [dish('a', 1), dish('b', 2), dish('c', 2), dish('d', 1)]
  const tasting = { taster: 0, dishes, order: '', waiting, praising }
  return { me, phase: 'pitch', game: 1, base: 'bread', worth: [3, 2, 1, 0], announced: null, tasting } as unknown as View
}

let table = $state.raw({ view: pitching('a', [1, 2]), seq: 7 })
const act = (...picks: unknown[]) => acted.push(...picks)
let acted: unknown[] = []
const seating = {
  seat: me,
  get view() {
    return table.view
  },
  get seq() {
    return table.seq
  },
  legal: [{ do: 'keep-quiet' }],
  events: [],
  toAct: [1, 2],
  people: [],
  deck: { ingredient: [], theme: [], base: [] },
  words: new Words('en', [game, english], {}, ['Ada', 'Ben', 'Cleo']),
  sending: false,
  advised: null,
  hints: false,
  act,
} as unknown as Seat

let shown: object | undefined
afterEach(() => (shown ? unmount(shown) : undefined))

it('keeps what is being written while others speak, and is empty for the next sandwich', () => {
  shown = mount(Tasting, { target: document.body, props: { seating } })
  flushSync()
  const label = () => document.querySelector('label[for=pitch]')!.textContent!.trim()
  const line = () => document.querySelector<HTMLInputElement>('#pitch')!
  const put = (view: View) => {
    table = { view, seq: table.seq + 1 }
    flushSync()
  }

  expect(label()).toBe('Praise your sandwich A:')
  line().value = 'Straight from the farm'
  line().dispatchEvent(new Event('input'))
  put(pitching('a', [1]))
  expect(line().value).toBe('Straight from the farm')

  document.querySelector<HTMLButtonElement>('[data-pick=pitch]')!.click()
  expect(acted).toEqual([{ do: 'pitch', text: 'Straight from the farm' }])
  // It may be refused: then it is still the same sandwich, and nothing is lost.
  put(pitching('a', [1]))
  expect([label(), line().value]).toEqual(['Praise your sandwich A:', 'Straight from the farm'])
  put(pitching('d', [1]))
  expect([label(), line().value]).toEqual(['Praise your sandwich D:', ''])
})
