import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach } from '@jest/globals'
import type { RoutedService } from '@docent/proto/http'
import type { UpstreamAnswer, UpstreamCall } from '@docent/runtime/upstreams'
import { createTestTokens } from '@docent/runtime/testing'
import { startGateway, type GatewayOptions } from './fixtures.ts'

export const KEY = 'docent_abcdefghijklmnop.secret'
export const PASSAGE = {
  page: 2,
  headings: ['Returns', 'Time'],
  documentId: 'd-1',
  title: 'Returns.pdf',
  chunkId: 'd-1:0',
  text: 'You may return unused pieces within 30 days.',
  score: 0.7,
}

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

export const refusal = (status: number, code: string, extra = {}): UpstreamAnswer => ({
  status,
  body: { success: false, error: `It says ${code}.`, code, requestId: 'r', ...extra },
})
type Answers = Partial<Record<string, (call: UpstreamCall) => UpstreamAnswer | Promise<UpstreamAnswer>>>

export const tokens = await createTestTokens()
let now = new Date('2026-11-24T10:00:00Z')
/** Lets the clock of every gateway go on. */
export const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000)
}

/** The gateway in front of services that answer like this, and whatever reached them. */
export async function start(answers: Answers = {}, options: GatewayOptions = {}) {
  const came: { service: RoutedService; call: UpstreamCall }[] = []
  const token = await tokens.sign('ines', { byKey: true, expiresIn: '100y' })
  const usual: Answers = {
    '/api/auth/key-token': ({ headers }) =>
      headers['authorization'] === `Bearer ${KEY}`
        ? { status: 200, body: { success: true, accessToken: token, expiresIn: 60 } }
        : refusal(401, 'key_not_good'),
    '/api/search': () => ({ status: 200, body: { success: true, results: [PASSAGE] } }),
    '/api/get-answer': () => ({
      status: 200,
      body: {
        success: true,
        answer: '30 days [1]',
        answered: true,
        support: 'strong',
        sources: [PASSAGE],
        messageId: 'm',
      },
    }),
    '/api/widgets': () => ({
      status: 200,
      body: { success: true, widgets: [{ id: 'w-1', name: 'Shop', documentIds: ['d-1'] }] },
    }),
  }
  const gateway = await startGateway({
    now: () => now,
    ...options,
    env: { ...tokens.env, ...options.env },
    call: async (service, call) => {
      came.push({ service, call })
      return (await { ...usual, ...answers }[call.path]?.(call)) ?? refusal(404, 'not_found')
    },
  })
  const address = await gateway.listen()
  return { address, came, paths: () => came.map(({ call }) => call.path), http: gateway.http }
}

/** The client of the SDK, as assistants have it. */
export async function connect(address: string, key = KEY) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  })
  await client.connect(transport)
  ends.push(() => client.close())
  return client
}

/** One request the way a stranger's program makes it, with what headers it likes. */
export async function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${KEY}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await reply.text()
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text
  // oxlint-disable-next-line typescript/no-explicit-any -- replies of any shape are looked into
  return { status: reply.status, headers: reply.headers, body: data === '' ? undefined : JSON.parse(data) }
}
export const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'stranger', version: '1' } },
}
export const callOf = (name: string, args: object, id: unknown = 2) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})
