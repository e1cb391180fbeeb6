import { failureReplySchema } from '../failures.ts'
import { isOpenToKeys, keyToken, refresh, signOut, type RouteContract } from '../http/index.ts'
import { z } from 'zod'
import { inputSchema, outputSchemas, refTo, upperFirst, type JsonSchema } from './schemas.ts'
import { webhookBodies, webhookOperations } from './webhooks.ts'

export interface OpenApiOptions {
  /** Where the API is, e.g. "https://docent.example.com". */
  serverUrl: string
}

type Routes = ReadonlyMap<string, RouteContract>

const securitySchemes = {
  owner: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a signed-in owner, from sign-in, sign-up or refresh; or of a member of their team whose role is enough. Calls with `x-open-to-keys` take one from /api/auth/key-token as well.',
  },
  person: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of whoever is signed in, about themselves, whichever team they have open.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of an owner who runs the installation.',
  },
  visitor: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a widget session, from /api/widget-session. It is good from the page that the session was started on: each call carries the same Origin header as that one did, which browsers send by themselves and other programs have to. Only where the widget allows every website may both go without.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of an owner, as the account page shows it once. It is good for this call only.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'docent_refresh',
    description: 'The refresh token that sign-in and sign-up set; browsers send it by themselves.',
  },
}

const securityOf = {
  none: [],
  owner: [{ owner: [] }],
  person: [{ person: [] }],
  operator: [{ operator: [] }],
  visitor: [{ visitor: [] }],
  either: [{ owner: [] }, { visitor: [] }],
} satisfies Record<RouteContract['auth'], unknown>

const withKey: ReadonlySet<string> = new Set([keyToken.path])
const withCookie: ReadonlySet<string> = new Set([refresh.path, signOut.path])

/** The whole API as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument(routes: Routes, { serverUrl }: OpenApiOptions): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, contract] of routes) {
    const path = `/api${contract.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(name, contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Docent',
      version: '1',
      description:
        'Every call answers JSON with `success`. A refusal has `success: false`, a sentence for people in `error` and a stable `code`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set([...routes.values()].map(({ service }) => service)), 'webhooks'].map((name) => ({ name })),
    paths,
    webhooks: webhookOperations,
    components: {
      schemas: {
        ...bodies(routes),
        ...outputSchemas({ ...replies(routes), ...webhookBodies, FailureReply: failureReplySchema }),
      },
      responses: {
        Failure: {
          description: 'The call was refused or failed.',
          content: { 'application/json': { schema: refTo('FailureReply') } },
        },
      },
      securitySchemes,
    },
  }
}

function operation(name: string, contract: RouteContract): JsonSchema {
  const { service, summary, auth, params, query, body, path } = contract
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')]
  return {
    operationId: name,
    tags: [service],
    summary,
    ...(contract.role && { 'x-role': contract.role }),
    security: securityFor(path, auth),
    ...(isOpenToKeys(contract) && { 'x-open-to-keys': true }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { ...mediaOf(contract, refTo(bodyName(name))), ...streamed(contract) },
      },
    }),
    responses: { ...responses(name, contract), default: { $ref: '#/components/responses/Failure' } },
  }
}

const file = { type: 'string', format: 'binary' }
const form = {
  type: 'object',
  properties: { fileName: { type: 'string' }, fileType: { type: 'string' }, file },
  required: ['file'],
  description: 'Fields come before the file. Without fileName and fileType, name and type of the part count.',
}

function mediaOf({ raw = ['application/json'] }: RouteContract, schema: JsonSchema): JsonSchema {
  return Object.fromEntries(raw.map((type) => [type, { schema }]))
}

function streamed({ streams = [] }: RouteContract): JsonSchema {
  return Object.fromEntries(streams.map((type) => [type, { schema: type === 'multipart/form-data' ? form : file }]))
}

function securityFor(path: string, auth: RouteContract['auth']): unknown {
  if (withKey.has(path)) return [{ key: [] }]
  return withCookie.has(path) ? [{ session: [] }] : securityOf[auth]
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }))
}

function responses(name: string, { replies, produces }: RouteContract): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      {
        description: status === '202' ? 'It takes longer; this is how far it is.' : 'It worked.',
        content: {
          ...(hasShape(schema) && { 'application/json': { schema: refTo(replyName(name, status)) } }),
          ...(produces && { [produces]: { schema: { type: 'string' } } }),
        },
      },
    ]),
  )
}

function bodies(routes: Routes): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...routes].flatMap(([name, { body }]) => (body ? [[bodyName(name), inputSchema(body)]] : [])),
  )
}

function replies(routes: Routes): Record<string, z.ZodType> {
  return Object.fromEntries(
    [...routes].flatMap(([name, { replies }]) =>
      Object.entries(replies)
        .filter(([, schema]) => hasShape(schema))
        .map(([status, schema]) => [replyName(name, status), schema]),
    ),
  )
}

/** Files and streams have no shape. */
const hasShape = (schema: z.ZodType) => !(schema instanceof z.ZodUnknown)
const bodyName = (name: string) => `${upperFirst(name)}Body`
const replyName = (name: string, status: string) => `${upperFirst(name)}Reply${status === '200' ? '' : status}`
