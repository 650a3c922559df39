import { describe, expect, it } from 'vitest'
import { fields } from '../src/app/schema'

// As msgspec describes a record.
const OPTIONS = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        edition: { enum: ['en', 'fr'], default: 'en' },
        coop: { enum: ['easy', 'hard', 'no', 'normal'], default: 'no' },
        recipes: { enum: [4, 5, 6], default: 6 },
        plain: { type: 'boolean', default: false },
        first: { anyOf: [{ type: 'integer', minimum: 0, maximum: 3 }, { type: 'null' }], default: null },
        games: { type: 'integer', minimum: 1, maximum: 20, default: 1 },
        theme: { type: 'string', maxLength: 60, default: 'off' },
        deck: { anyOf: [{ $ref: '#/$defs/Deck' }, { type: 'null' }], default: null },
      },
    },
  },
}

describe('options as a form', () => {
  it('has a field for each option but the deck', () => {
    expect(fields(OPTIONS)).toEqual([
      { name: 'edition', kind: 'choice', values: ['en', 'fr'], value: 'en' },
      { name: 'coop', kind: 'choice', values: ['no', 'easy', 'hard', 'normal'], value: 'no' },
      { name: 'recipes', kind: 'choice', values: [4, 5, 6], value: 6 },
      { name: 'plain', kind: 'switch', value: false },
      { name: 'first', kind: 'number', least: 0, most: 3, value: null, maybe: true },
      { name: 'games', kind: 'number', least: 1, most: 20, value: 1, maybe: false },
      { name: 'theme', kind: 'text', longest: 60, value: 'off' },
    ])
  })
})
