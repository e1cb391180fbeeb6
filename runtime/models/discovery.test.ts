import { afterEach, describe, expect, test } from '@jest/globals'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { discoverModels } from './discovery.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Looks at one server as if it stood where "Somebody" usually does. */
async function lookAt(listener: RequestListener) {
  const port = await serve(listener)
  return { port, found: await discoverModels({ places: [{ name: 'Somebody', port }], timeoutMs: 2_000 }) }
}

const json = (body: unknown, status = 200): RequestListener => {
  return (request, response) => {
    const there = request.url === '/v1/models'
    response.writeHead(there ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(there ? body : { error: 'not found' }))
  }
}
const list = (owner: string | undefined, ...ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', created: 1, owned_by: owner })),
})

describe('a model server on this machine is found with its models', () => {
  test.each<[string, unknown, object]>([
    [
      'Ollama',
      list('library', 'nomic-embed-text:latest', 'llama3.2:3b'),
      { name: 'Ollama', chatModel: 'llama3.2:3b', embeddingModel: 'nomic-embed-text:latest' },
    ],
    [
      'LM Studio',
      list('organization_owner', 'qwen2.5-7b-instruct', 'text-embedding-nomic-embed-text-v1.5'),
      { name: 'Somebody', chatModel: 'qwen2.5-7b-instruct', embeddingModel: 'text-embedding-nomic-embed-text-v1.5' },
    ],
    [
      'llama.cpp, which lists a file and more than the others',
      { ...list('llamacpp', '/models/gemma-2-9b-it.gguf'), models: [{ name: 'gemma', capabilities: ['completion'] }] },
      { name: 'llama.cpp', chatModel: '/models/gemma-2-9b-it.gguf', embeddingModel: null },
    ],
    [
      'vLLM, which serves one model',
      list('vllm', 'BAAI/bge-m3'),
      { name: 'vLLM', chatModel: null, embeddingModel: 'BAAI/bge-m3' },
    ],
    [
      'one whose other models neither answer nor embed',
      list(undefined, 'bge-reranker-v2', 'whisper-large', 'mistral-small'),
      { name: 'Somebody', chatModel: 'mistral-small', embeddingModel: null },
    ],
  ])('%s', async (_, body, expected) => {
    const { port, found } = await lookAt(json(body))
    expect(found).toMatchObject([{ baseUrl: `http://127.0.0.1:${port}/v1`, ...expected }])
  })

  test('the line that connects it names what it has', async () => {
    const { port, found } = await lookAt(json(list('library', 'llama3.2:3b', 'bge-m3')))
    expect(found[0]?.line).toBe(
      `OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 OPENAI_CHAT_MODEL=llama3.2:3b OPENAI_EMBEDDING_MODEL=bge-m3 npm start`,
    )
  })

  test('a name cannot bring a command into the line', async () => {
    const { found } = await lookAt(json(list('library', "x'; rm -rf / #\n")))
    expect(found[0]?.line).toContain("OPENAI_CHAT_MODEL='x; rm -rf / #' npm start")
  })

  test('an old Ollama is found by its own list', async () => {
    const { found } = await lookAt((request, response) => {
      if (request.url !== '/api/tags') return void response.writeHead(404).end('404 page not found')
      response.end(JSON.stringify({ models: [{ name: 'mistral:7b' }, { name: 'mxbai-embed-large:latest' }] }))
    })
    expect(found).toMatchObject([{ chatModel: 'mistral:7b', embeddingModel: 'mxbai-embed-large:latest' }])
  })
})

describe('whatever else stands at the port is passed over', () => {
  test.each<[string, RequestListener]>([
    ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Jenkins</h1>')],
    [
      'a page that says it is JSON',
      (_, response) => response.setHeader('content-type', 'application/json').end('<h1>'),
    ],
    ['a server that wants a key', json({ error: { message: 'Unauthorized' } }, 401)],
    ['an error with a list', json(list('vllm', 'm'), 500)],
    ['other JSON', json({ data: [{ id: 1 }] })],
    ['a list without models', json(list('library'))],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/login' }).end()],
    ['an endless reply', (_, response) => void response.end('x'.repeat(600 * 1024))],
    ['a server that breaks the connection', (request) => request.socket.destroy()],
  ])('%s', async (_, listener) => {
    expect((await lookAt(listener)).found).toEqual([])
  })

  test('a port where nothing listens, and servers that hang before or within their reply', async () => {
    const silent = await serve(() => undefined)
    const stuck = await serve((_, response) => void response.write('{"object":'))
    const good = await serve(json(list('library', 'llama3.2')))
    const places = [silent, stuck, 9, good].map((port) => ({ name: 'Somebody', port }))
    expect(await discoverModels({ places, timeoutMs: 1_500 })).toMatchObject([{ chatModel: 'llama3.2' }])
  })

  test('an end of the process ends the looking', async () => {
    const silent = await serve(() => undefined)
    const leaving = new AbortController()
    const looking = discoverModels({
      places: [{ name: 'Somebody', port: silent }],
      timeoutMs: 60_000,
      signal: leaving.signal,
    })
    leaving.abort()
    expect(await looking).toEqual([])
  })
})
