import { failureReplySchema } from '@docent/proto/failures'
import { answerEventSchemas, isOpenToKeys, routes, type RouteContract } from '@docent/proto/http'
import {
  commentOf,
  declared,
  inputSchema,
  openApiDocument,
  outputSchemas,
  referencesIn,
  typeOf,
  upperFirst,
  webhookBodies,
  type JsonSchema,
} from '@docent/proto/openapi'
import type { CallSpec } from '../src/call.ts'

const HEAD = '// Made by `npm run docs` from the contracts in proto/; edit those instead.\n'

/** Fields that older clients send: the owner comes from the token. */
const CLAIMED: ReadonlySet<string> = new Set(['userId', 'uid'])
/** Calls that change nothing although they are no GET. */
const READS: ReadonlySet<string> = new Set(['search'])
/** What only answers a call in two calls that say the same. */
const OLDER: ReadonlySet<string> = new Set(['getUserDocuments'])

/** The calls that the client makes: what a program may do for an owner. */
export const offered: readonly (readonly [string, RouteContract])[] = [...routes].filter(
  ([name, contract]) => isOpenToKeys(contract) && !OLDER.has(name),
)

/** Every generated file by its name, before it is formatted. */
export function clientFiles(failureCodes: readonly string[]): Record<string, string> {
  return { 'calls.ts': callsFile(), 'types.ts': typesFile(), 'codes.ts': codesFile(failureCodes) }
}

function callsFile(): string {
  const table = Object.fromEntries(offered.map(([name, contract]) => [name, specOf(name, contract)]))
  return `${HEAD}import type { CallSpec } from '../call.ts'

/** How each call travels. */
export const calls = ${JSON.stringify(table, undefined, 2)} as const satisfies Record<string, CallSpec>
`
}

function specOf(name: string, contract: RouteContract): CallSpec {
  const { method, path, params, query, body, produces } = contract
  if (params) throw new Error(`${name}: the client does not know how to fill in a path`)
  const isFile = takesFile(contract)
  if (body && !isFile) noNameTwice(name, namesOf(query), fieldsOfBody(name, inputSchema(body)))
  return {
    method,
    path,
    query: namesOf(query),
    ...(body && { takes: isFile ? ('file' as const) : ('json' as const) }),
    gives: produces === 'application/octet-stream' ? 'file' : 'json',
    isSafe: method === 'GET' || READS.has(name),
  }
}

const takesFile = ({ streams = [] }: RouteContract) => streams.includes('application/octet-stream')
const namesOf = (query: RouteContract['query']) => Object.keys(query?.shape ?? {}).filter((name) => !CLAIMED.has(name))

function fieldsOfBody(name: string, schema: JsonSchema): string[] {
  const { type, properties = {} } = schema as { type?: string; properties?: Record<string, unknown> }
  if (type !== 'object') throw new Error(`${name}: the client can send a body that is an object only`)
  return Object.keys(properties).filter((one) => !CLAIMED.has(one))
}

function noNameTwice(name: string, query: readonly string[], body: readonly string[]): void {
  const twice = query.filter((one) => body.includes(one))
  if (twice.length > 0)
    throw new Error(`${name}: ${twice.join(', ')} stand in query and body, and the input has one place`)
}

function typesFile(): string {
  const { components } = openApiDocument(routes, { serverUrl: '' }) as {
    components: { schemas: Record<string, JsonSchema> }
  }
  const named: Record<string, JsonSchema> = {
    ...components.schemas,
    ...outputSchemas({ AnswerView: answerEventSchemas.done, FailureReply: failureReplySchema }),
  }
  const replies = offered.flatMap(([name, { replies }]) =>
    Object.keys(replies)
      .map((status) => replyName(name, status))
      .filter((one) => one in named),
  )
  const needed = new Set<string>()
  const need = (name: string) => {
    const schema = named[name]
    if (!schema || needed.has(name)) return
    needed.add(name)
    for (const other of referencesIn(schema)) need(other)
  }
  for (const name of [...replies, 'AnswerView', ...Object.keys(webhookBodies)]) need(name)

  return [
    HEAD,
    `import type { CallOptions } from '../call.ts'`,
    `import type { UploadBody } from '../uploads.ts'`,
    '',
    ...offered.map(([name, contract]) => inputOf(name, contract)),
    ...[...needed].toSorted().map((name) => `${declared(name, named[name] ?? {})}\n`),
    '/** What a webhook is told: `type` says which. Types of a later release are not in it. */',
    `export type WebhookMessage = ${Object.keys(webhookBodies).join(' | ')}`,
    '',
    '/** The calls of the API that are open to keys. Each throws a DocentError where it is refused. */',
    'export interface Calls {',
    ...offered.flatMap(([name, contract]) => methodOf(name, contract, named)),
    '}',
    '',
  ].join('\n')
}

function inputOf(name: string, contract: RouteContract): string {
  const { query, body } = contract
  const parts: JsonSchema[] = [query && inputSchema(query), body && !takesFile(contract) && inputSchema(body)].filter(
    (one): one is JsonSchema => typeof one === 'object',
  )
  const all = (field: string) =>
    Object.assign({}, ...parts.map((one) => one[field] ?? {})) as Record<string, JsonSchema>
  const required = parts.flatMap((one) => (one['required'] ?? []) as string[])
  const schema = {
    type: 'object',
    properties: all('properties'),
    required: takesFile(contract) ? ['fileName'] : required,
  }
  const text = declared(inputName(name), schema, CLAIMED)
  if (takesFile(contract)) return `${text.slice(0, -1)}  file: UploadBody\n}\n`
  return Object.keys(all('properties')).every((one) => CLAIMED.has(one))
    ? `export type ${inputName(name)} = Record<string, never>\n`
    : `${text}\n`
}

function methodOf(name: string, contract: RouteContract, named: Record<string, JsonSchema>): string[] {
  const { summary, method, path, query, body, replies, produces } = contract
  const required = [query, body].flatMap((one) => (one ? ((inputSchema(one)['required'] ?? []) as string[]) : []))
  const optional = required.some((one) => !CLAIMED.has(one)) ? '' : '?'
  const gives =
    produces === 'application/octet-stream'
      ? 'Blob'
      : Object.keys(replies)
          .map((status) => replyName(name, status))
          .filter((one) => one in named)
          .join(' | ')
  return [
    ...commentOf(`${summary}. \`${method} /api${path}\``, '  '),
    `  ${name}(input${optional}: ${inputName(name)}, options?: CallOptions): Promise<${gives || typeOf({})}>`,
  ]
}

function codesFile(codes: readonly string[]): string {
  const all = [...new Set(codes)].toSorted().map((code) => JSON.stringify(code))
  return `${HEAD}/** Names of everything that Docent can refuse; the reference of failures says what to do about each. */\nexport type FailureCode = ${all.join(' | ')}\n`
}

const inputName = (name: string) => `${upperFirst(name)}Input`
const replyName = (name: string, status: string) => `${upperFirst(name)}Reply${status === '200' ? '' : status}`
