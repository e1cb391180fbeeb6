import { routes } from '@docent/proto/http'
import { declared, openApiDocument, referencesIn, typeOf, type JsonSchema } from '@docent/proto/openapi'

/** One field of what a call takes. */
export interface Field {
  name: string
  place: 'query' | 'body'
  type: string
  required: boolean
  text: string
}

/** A call as the page shows it. */
export interface CallView {
  name: string
  method: string
  path: string
  summary: string
  role: string | undefined
  fields: readonly Field[]
  /** As TypeScript. */
  answer: string
  isFile: boolean
  hasEvents: boolean
}

interface Operation {
  summary: string
  'x-role'?: string
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const description = openApiDocument(routes, { serverUrl: '' }) as unknown as Description
const { schemas } = description.components
/** Older clients send it; the owner is the token's. */
const CLAIMED: ReadonlySet<string> = new Set(['userId', 'uid'])
const nameIn = (schema: JsonSchema | undefined) =>
  String(schema?.['$ref'] ?? '')
    .split('/')
    .at(-1) ?? ''

/** Everything the page says of a call, out of the OpenAPI document. */
export function callView(name: string): CallView {
  const contract = routes.get(name)
  if (!contract) throw new Error(`there is no call ${name}`)
  const { method } = contract
  const path = `/api${contract.path}`
  const operation = description.paths[path]?.[method.toLowerCase()] as Operation
  const content = operation.responses['200']?.content ?? {}
  const answer = nameIn(content['application/json']?.schema)
  return {
    name,
    method,
    path,
    summary: operation.summary,
    role: operation['x-role'],
    fields: [...inAddress(operation), ...inBody(operation)].filter((field) => !CLAIMED.has(field.name)),
    answer: answer === '' ? '' : textOf(answer),
    isFile: 'application/octet-stream' in content,
    hasEvents: 'text/event-stream' in content,
  }
}

/** A shape as TypeScript; one that only goes by another name is that other one. */
function textOf(name: string): string {
  const schema = schemas[name] ?? {}
  return '$ref' in schema ? textOf(nameIn(schema)) : declared(name, schema).replace('export ', '')
}

/** The shapes that the answers of these calls are made of, as TypeScript, by name. */
export function shapesOf(names: readonly string[]): { name: string; text: string }[] {
  const kept = new Set<string>()
  const keep = (name: string) => {
    if (kept.has(name) || !schemas[name]) return
    kept.add(name)
    for (const other of referencesIn(schemas[name])) keep(other)
  }
  const answers = names.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Reply`)
  for (const answer of answers) for (const name of referencesIn(schemas[answer] ?? {})) keep(name)
  return [...kept]
    .filter((name) => !name.endsWith('Reply'))
    .toSorted()
    .map((name) => ({ name, text: textOf(name) }))
}

function inAddress({ parameters = [] }: Operation): Field[] {
  return parameters.map(({ name, required, description: text = '', schema }) => ({
    name,
    place: 'query',
    type: typeOf(schema),
    required,
    text,
  }))
}

function inBody({ requestBody }: Operation): Field[] {
  const schema = schemas[nameIn(requestBody?.content['application/json']?.schema)] as
    | { properties?: Record<string, JsonSchema>; required?: string[] }
    | undefined
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place: 'body',
    type: typeOf(field),
    required: schema?.required?.includes(name) ?? false,
    text: [field['description'], field['default'] === undefined ? '' : `absent: ${JSON.stringify(field['default'])}`]
      .filter((one) => typeof one === 'string' && one !== '')
      .join('; '),
  }))
}
