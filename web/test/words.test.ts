import { describe, expect, it } from 'vitest'
import { Words } from '../src/wire/words'

const TEXT = `
list-and = { $most } and { $last }
list-apart = {"; "}
seat-number = Player { $number }
seat-clock = the clock
told-took = { $seat } takes { $dice } ({ $total }).
dice-of = { $type } { $number }
type-carrot = carrot
chef-yes = ready
hype-none = none
`

describe('words', () => {
  const words = new Words('en', [TEXT], { 'recipe-paella': 'Paella' }, ['Ann', ''])

  it('puts facts into words before the sentence', () => {
    const dice = [{ type: 'carrot', number: 3 }, { type: 'carrot', number: 5 }]
    expect(words.event({ told: 'took', seat: 0, dice, total: 8 } as { told: string })).toBe('Ann takes carrot 3 and carrot 5 (8).')
  })
  it('names cards, seats, the clock and what is not there', () => {
    expect(words.fact('recipe', 'paella')).toBe('Paella')
    expect(words.seat(1)).toBe('Player 2')
    expect(words.seat(null)).toBe('the clock')
    expect(words.fact('chef', true)).toBe('ready')
    expect(words.fact('hype', null)).toBe('none')
    expect(words.fact('dice', null)).toBe('')
    expect(words.row(['eggs', 'bacon, sausages'])).toBe('eggs; bacon, sausages')
  })
  it('shows a key without a sentence, and an event without one not at all', () => {
    expect(words.say('unheard-of')).toBe('unheard-of')
    expect(words.event({ told: 'unheard-of' })).toBe('')
  })
  it('keeps what people wrote as text', () => {
    const hostile = new Words('en', [TEXT], {}, ['<img src=x onerror=alert(1)>{ $x }'])
    expect(hostile.seat(0)).toBe('<img src=x onerror=alert(1)>{ $x }')
  })
})
