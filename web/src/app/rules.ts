/** The little Markdown of the rules, read into pieces that a component shows. Nothing of it ever becomes HTML by itself. */

export type Run = { kind: 'plain' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'rule'; rule: string }

export type Block =
  /** A numbered rule: "DV-7", "DV-R12". */
  | { kind: 'rule'; rule: string; runs: Run[] }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; rows: Run[][][] }

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

export interface Rules {
  title: string
  /** What stands before the first heading. */
  lead: Block[]
  sections: Section[]
  /** In which section each rule stands. */
  where: ReadonlyMap<string, Section>
}

const NUMBER = '[A-Z]{2}-R?\\d+'
const NUMBERED = new RegExp(`^\\*\\*(${NUMBER})\\*\\*\\s+`)
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|(?<!\\w)[*_](.+?)[*_](?!\\w)|\`([^\`]+)\`|\\b(${NUMBER})\\b`, 'g')

/** A paragraph in pieces of one style; numbers of rules are pieces of their own. */
export function runs(text: string): Run[] {
  const line = text.replace(/\s+/g, ' ').trim()
  const found: Run[] = []
  let at = 0
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'plain', text: line.slice(at, match.index) })
    const [whole, bold, italic, code, rule] = match
    if (rule) found.push({ kind: 'rule', rule })
    else if (bold) found.push({ kind: 'bold', text: bold })
    else if (italic) found.push({ kind: 'italic', text: italic })
    else found.push({ kind: 'code', text: code ?? whole })
    at = match.index + whole.length
  }
  if (at < line.length) found.push({ kind: 'plain', text: line.slice(at) })
  return found
}

/** A part between empty lines. */
function block(part: string): Block {
  const lines = part.split('\n')
  if (lines.every((line) => /^\s*\|/.test(line))) {
    const cells = lines.map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()))
    return { kind: 'table', rows: cells.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))).map((row) => row.map(runs)) }
  }
  if (/^\s*([-*]|\d+\.)\s/.test(lines[0]!)) {
    const items = part.split(/\n?^\s*(?:[-*]|\d+\.)\s+/m).filter((item) => item.trim())
    return { kind: 'list', items: items.map(runs) }
  }
  const numbered = NUMBERED.exec(part)
  if (numbered) return { kind: 'rule', rule: numbered[1]!, runs: runs(part.slice(numbered[0].length)) }
  return { kind: 'text', runs: runs(part) }
}

export function parse(markdown: string): Rules {
  // What is fenced is for programs that read the rules.
  const text = markdown.replace(/\r/g, '').replace(/^```.*?^```[ \t]*$/gms, '')
  const rules = { title: '', lead: [] as Block[], sections: [] as Section[] }
  const where = new Map<string, Section>()
  for (const part of text.split(/\n[ \t]*\n/).map((one) => one.trim()).filter(Boolean)) {
    const heading = /^(#{1,3})\s+(.*)\n?/.exec(part)
    const rest = heading ? part.slice(heading[0].length).trim() : part
    if (heading?.[1] === '#') rules.title = heading[2]!.trim()
    else if (heading) rules.sections.push({ id: `part-${rules.sections.length + 1}`, title: heading[2]!.trim(), blocks: [] })
    if (!rest) continue
    const section = rules.sections.at(-1)
    const read = block(rest)
    ;(section?.blocks ?? rules.lead).push(read)
    if (read.kind === 'rule' && section) where.set(read.rule, section)
  }
  return { ...rules, where }
}
