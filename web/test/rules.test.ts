import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, runs, type Block } from '../src/app/rules'
import { typeset } from '../src/wire/typeset'

const GAMES = '../src/potluck/games'

describe('the little Markdown of the rules', () => {
  it('makes a numbered paragraph a rule, and numbers inside it links', () => {
    const rules = parse('# Soup\n\nHot.\n\n## Stirring\n\n**DV-7** Stir as in DV-R12,\nand *slowly*.\n')
    expect(rules.title).toBe('Soup')
    expect(rules.lead).toEqual([{ kind: 'text', runs: [{ kind: 'plain', text: 'Hot.' }] }])
    const [block] = rules.sections[0]!.blocks
    expect(block).toEqual({
      kind: 'rule',
      rule: 'DV-7',
      runs: [
        { kind: 'plain', text: 'Stir as in ' },
        { kind: 'rule', rule: 'DV-R12' },
        { kind: 'plain', text: ', and ' },
        { kind: 'italic', text: 'slowly' },
        { kind: 'plain', text: '.' },
      ],
    })
    expect(rules.where.get('DV-7')?.title).toBe('Stirring')
  })

  it('leaves out what is fenced for programs', () => {
    const rules = parse('## A\n\nBefore.\n\n```toml plate\ndice = [\n\n]\n```\n\nAfter.')
    expect(rules.sections[0]!.blocks).toHaveLength(2)
  })

  it('reads lists and tables', () => {
    const [list, table] = parse('## A\n\n- one\n- two\n  goes on\n\n| a | b |\n|---|:-:|\n| 1 | **2** |').sections[0]!.blocks
    expect(list).toEqual({ kind: 'list', items: [[{ kind: 'plain', text: 'one' }], [{ kind: 'plain', text: 'two goes on' }]] })
    expect((table as Extract<Block, { kind: 'table' }>).rows).toHaveLength(2)
  })

  it('gives HTML back as the text that it is', () => {
    expect(runs('a <b>c</b> `<img>`')).toEqual([
      { kind: 'plain', text: 'a <b>c</b> ' },
      { kind: 'code', text: '<img>' },
    ])
  })

  it('finds every rule of every game, the same in both languages', () => {
    for (const game of readdirSync(GAMES)) {
      const [en, fr] = ['en', 'fr'].map((lang) => {
        try {
          return readFileSync(`${GAMES}/${game}/RULES.${lang}.md`, 'utf-8')
        } catch {
          return ''
        }
      })
      if (!en || !fr) continue
      const numbered = [...en.matchAll(/^\*\*([A-Z]+-R?\d+)\*\*/gm)].map((found) => found[1]!)
      expect([...parse(en).where.keys()].sort()).toEqual(numbered.sort())
      expect([...parse(fr).where.keys()].sort()).toEqual(numbered.sort())
    }
  })

  it('lets no French line end before a colon', () => {
    expect(typeset('Le bloc : « 35 dés » !', 'fr')).toBe('Le bloc\u00a0: «\u00a035 dés\u00a0»\u00a0!')
    expect(typeset('a : b', 'en')).toBe('a : b')
  })
})
