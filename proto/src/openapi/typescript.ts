import { upperFirst, type JsonSchema } from './schemas.ts'

/** A schema as a type of TypeScript, in one line where it is short of names. */
export function typeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, enum: values, anyOf, oneOf, allOf, type, items, prefixItems } = schema as Known
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return [...new Set(either.map((one) => typeOf(one, indent)))].join(' | ')
  if (allOf) return allOf.map((one) => typeOf(one, indent)).join(' & ')
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ')
  if (type === 'array' && prefixItems) return `[${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`
  if (type === 'array') return `${grouped(typeOf(items ?? {}, indent))}[]`
  if (type === 'object') return objectOf(schema, indent)
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  if (type === undefined) return 'unknown'
  throw new Error(`no type of TypeScript for ${JSON.stringify(schema)}`)
}

/** The fields of an object, one a line, with what each is; those of an input that are left out are left out. */
export function fieldsOf(schema: JsonSchema, indent: string, except: ReadonlySet<string> = new Set()): string[] {
  const { properties = {}, required = [] } = schema as Known
  return Object.entries(properties)
    .filter(([name]) => !except.has(name))
    .flatMap(([name, field]) => [
      ...commentOf(saidOf(field, required.includes(name)), `${indent}  `),
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${typeOf(field, `${indent}  `)}`,
    ])
}

/** What a field is, and what counts where it is left out. */
function saidOf({ description, default: usual }: JsonSchema, isThere: boolean): string {
  const said = typeof description === 'string' ? [description] : []
  if (!isThere && usual !== undefined && usual !== null && usual !== '') said.push(`absent: ${JSON.stringify(usual)}`)
  return said.join('; ')
}

/** What is said, as a comment that editors show. */
export function commentOf(text: unknown, indent = ''): string[] {
  if (typeof text !== 'string' || text === '') return []
  return [`${indent}/** ${upperFirst(text).replaceAll('*/', '* /')} */`]
}

/** A named type: an interface where it is an object. */
export function declared(name: string, schema: JsonSchema, except?: ReadonlySet<string>): string {
  const { properties, type } = schema as Known
  if (type !== 'object' || !properties) return `export type ${name} = ${typeOf(schema)}`
  return [`export interface ${name} {`, ...fieldsOf(schema, '', except), '}'].join('\n')
}

interface Known {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
}

function objectOf(schema: JsonSchema, indent: string): string {
  const { properties, additionalProperties } = schema as Known
  if (properties) return ['{', ...fieldsOf(schema, indent), `${indent}}`].join('\n')
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'
  return `Record<string, ${values}>`
}

function grouped(type: string): string {
  return /[|&]/.test(type.replaceAll(/\{[^]*\}/g, '')) ? `(${type})` : type
}
