/** A game's options as they are described by the server (JSON Schema), for a form. */

export type Field =
  | { name: string; kind: 'choice'; values: (string | number)[]; value: string | number }
  | { name: string; kind: 'switch'; value: boolean }
  | { name: string; kind: 'number'; least: number; most: number; value: number | null; maybe: boolean }
  | { name: string; kind: 'text'; longest: number; value: string }

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  enum?: (string | number)[]
  type?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
}

/** The fields of a form; what a form can't ask for (an own deck) is left out. */
export function fields(described: unknown): Field[] {
  const whole = described as Schema
  const name = whole.$ref?.split('/').at(-1)
  const record = name ? whole.$defs?.[name] : whole
  return Object.entries(record?.properties ?? {}).flatMap(([name, schema]) => {
    const made = field(name, schema)
    return made ? [made] : []
  })
}

function field(name: string, schema: Schema): Field | null {
  const parts = schema.anyOf ?? [schema]
  const kind = parts.find((part) => part.type !== 'null' && !part.$ref)
  if (!kind) return null
  const maybe = parts.some((part) => part.type === 'null')
  if (kind.enum) {
    const value = schema.default as string | number
    // Words come in the order of the alphabet: the usual one goes first. Numbers stay as they are.
    const values = typeof value === 'string' ? [value, ...kind.enum.filter((one) => one !== value)] : kind.enum
    return { name, kind: 'choice', values, value }
  }
  if (kind.type === 'boolean') return { name, kind: 'switch', value: Boolean(schema.default) }
  if (kind.type === 'integer' && kind.maximum !== undefined) {
    return { name, kind: 'number', least: kind.minimum ?? 0, most: kind.maximum, value: (schema.default as number | null) ?? null, maybe }
  }
  if (kind.type === 'string') return { name, kind: 'text', longest: kind.maxLength ?? 60, value: String(schema.default ?? '') }
  return null
}
