import { describe, expect, it } from 'vitest'
import { optionAbout, optionTitle, optionValue } from '../src/app/options'
import { Words } from '../src/wire/words'

const words = new Words('en', [
  `
seat-number = Player { $number }
choose-first-taster = Who tastes first
option-first-taster = who tastes first, the host being 0 (SW-R4)
choose-cut = A cut takes
option-cut = ten in all, or three dice (DV-7)
option-taster-clock = seconds for the taster
choose-twister = Direction Twister
option-twister = Direction Twister: every second game to the right (SW-16)
younger-every = in every game
`,
])

describe('options in words', () => {
  it('are found by their keys, whose words are joined by hyphens', () => {
    expect(optionTitle('first_taster', words)).toBe('Who tastes first')
    expect(optionTitle('taster_clock', words)).toBe('seconds for the taster')
  })

  it('are not told twice', () => {
    expect(optionAbout('first_taster', words)).toBe('SW-R4')
    expect(optionAbout('twister', words)).toBe('every second game to the right (SW-16)')
    expect(optionAbout('cut', words)).toBe('ten in all, or three dice (DV-7)')
    expect(optionAbout('taster_clock', words)).toBe('')
  })

  it('that name a seat name its player', () => {
    expect(optionValue('first', 0, words)).toBe('Player 1')
    expect(optionValue('first_taster', 1, words)).toBe('Player 2')
    expect(optionValue('games', 1, words)).toBe('1')
    expect(optionValue('younger', 'every', words)).toBe('in every game')
  })
})
