import * as proto from '../index.ts'
import * as http from '../http/index.ts'
import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** The name that a shared schema goes by: `userViewSchema` is `UserView`. */
const nameOf = (exported: string) => upperFirst(exported.replace(/Schema$/, ''))

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Schemas that the contract exports under a name of their own. */
const shared = Object.entries<unknown>({ ...proto, ...http }).flatMap(([exported, value]) =>
  exported.endsWith('Schema') && value instanceof z.ZodType ? [[nameOf(exported), value] as const] : [],
)

const reference = (name: string) => `#/components/schemas/${name}`

/** A reference to a schema of the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: reference(name) })

/** What a client sends, as JSON Schema. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** What a client gets, by name, with the shared schemas it is made of; those that nothing refers to are left out. */
export function outputSchemas(named: Readonly<Record<string, z.ZodType>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of shared) registry.add(schema, { id })
  for (const [name, schema] of Object.entries(named)) {
    const known = registry.get(schema)?.id
    // A reply may be a shared schema itself; its name then stands for the other.
    if (known !== name) registry.add(known === undefined ? schema : z.lazy(() => schema), { id: name })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    uri: reference,
    unrepresentable: 'any',
    // An answer may get new fields at any time; a client must not refuse them.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const all = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]))

  const kept: Record<string, JsonSchema> = {}
  const keep = (name: string) => {
    const schema = all[name]
    if (!schema || name in kept) return
    kept[name] = schema
    for (const other of referencesIn(schema)) keep(other)
  }
  for (const name of Object.keys(named)) keep(name)
  return kept
}

/** Names of the schemas that a piece of the document refers to. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner.slice(reference('').length)] : referencesIn(inner),
  )
}

/** Without what only makes sense in a file of its own. */
function plain(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _name, ...rest } = schema
  return rest
}
