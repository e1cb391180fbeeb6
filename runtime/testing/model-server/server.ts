import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createFaults, type Fault, type FaultOrder, type ModelCall } from './faults.ts'
import { frame, readBody, refuse, send } from './wire.ts'
import { citeFirst, tokensOf, wordsOf, type Answering, type ChatQuestion } from './replies.ts'
import { hashedVector } from './vectors.ts'

export interface ModelServerOptions {
  /** 0, the default, picks a free one. */
  port?: number
  /** Length of the vectors; default 384. */
  dimensions?: number
  /** Waits before the first byte of each reply, in milliseconds; default none. */
  latencyMs?: number
  /** Waits between two pieces of a streamed answer, in milliseconds; default none. */
  pieceMs?: number
  answer?: Answering
  /** Sends vectors as base64 even to those who asked for floats, as some servers do. */
  base64?: boolean
  /** Leaves the token counts out. */
  withoutUsage?: boolean
}

export interface ModelCounts {
  embeddings: number
  /** Texts embedded. */
  texts: number
  chat: number
  /** Calls whose caller left before the reply was complete. */
  aborted: number
  /** Most calls that were open at the same time. */
  mostOpen: number
}

/** A model endpoint that always says the same, counts, and fails on demand. */
export interface ModelServer {
  /** For OPENAI_BASE_URL. */
  url: string
  counts: ModelCounts
  /** Bodies of the chat calls, oldest first, at most the last 100. */
  questions: ChatQuestion[]
  /** Where the calls came in and with which headers, oldest first, at most the last 100. */
  arrived: { path: string; headers: IncomingHttpHeaders }[]
  fail(order: FaultOrder): void
  healthy(): void
  answerWith(answer: Answering): void
  /** Resolves when the condition holds; looked at after every call and every caller that left. */
  until(holds: (counts: ModelCounts) => boolean): Promise<void>
  stop(): Promise<void>
}

interface EmbeddingCall {
  input: string | string[]
  model: string
  dimensions?: number
  encoding_format?: string
}

const KEPT_QUESTIONS = 100

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { dimensions = 384, latencyMs = 0, pieceMs = 0, base64 = false, withoutUsage = false } = options
  const counts: ModelCounts = { embeddings: 0, texts: 0, chat: 0, aborted: 0, mostOpen: 0 }
  const faults = createFaults()
  const questions: ChatQuestion[] = []
  const arrived: ModelServer['arrived'] = []
  const watchers = new Set<() => void>()
  let answer = options.answer ?? citeFirst
  const dropped = new WeakSet<ServerResponse>()
  let open = 0

  const changed = () => {
    for (const look of watchers) look()
  }

  const server = createServer((request, response) => {
    open += 1
    counts.mostOpen = Math.max(counts.mostOpen, open)
    response.on('close', () => {
      open -= 1
      if (!response.writableFinished && !dropped.has(response)) counts.aborted += 1
      changed()
    })
    void serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (request.url?.endsWith('/control')) return control(request, response, body)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const call: ModelCall | undefined = pathname.endsWith('/embeddings')
      ? 'embeddings'
      : pathname.endsWith('/chat/completions')
        ? 'chat'
        : undefined
    if (!call) return send(response, 404, { error: { message: 'no such call' } })
    counts[call] += 1
    arrived.push({ path: request.url ?? '', headers: request.headers })
    if (arrived.length > KEPT_QUESTIONS) arrived.shift()
    changed()
    if (latencyMs > 0) await pause(latencyMs)
    const fault = faults.meet(call, body)
    if (fault?.kind === 'hang' && !fault.afterFirstChunk) return
    if (fault?.kind === 'status') return refuse(response, fault)
    if (fault?.kind === 'malformed') return void response.setHeader('content-type', 'application/json').end('{"da')
    if (call === 'embeddings') embed(response, JSON.parse(body) as EmbeddingCall, fault)
    else await chat(response, JSON.parse(body) as ChatQuestion & { stream?: boolean }, fault)
  }

  function embed(
    response: ServerResponse,
    { input, model, dimensions: asked, encoding_format }: EmbeddingCall,
    fault?: Fault,
  ) {
    const texts = Array.isArray(input) ? input : [input]
    counts.texts += texts.length
    const size = fault?.kind === 'length' ? fault.dimensions : (asked ?? dimensions)
    const vectors = texts.map((text) => hashedVector(text, size))
    if (fault?.kind === 'short') vectors.pop()
    const packed = base64 || encoding_format === 'base64'
    const data = vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: packed ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector,
    }))
    const usage = { prompt_tokens: 0, total_tokens: 0 }
    if (fault?.kind === 'drop') return drop(response, JSON.stringify({ data }).slice(0, 100))
    send(response, 200, { object: 'list', model, data, ...(withoutUsage ? {} : { usage }) })
  }

  async function chat(response: ServerResponse, question: ChatQuestion & { stream?: boolean }, fault?: Fault) {
    questions.push(question)
    if (questions.length > KEPT_QUESTIONS) questions.shift()
    const text = fault?.kind === 'short' ? '' : answer(question)
    const usage = {
      prompt_tokens: question.messages.reduce((sum, { content }) => sum + tokensOf(content), 0),
      completion_tokens: tokensOf(text),
    }
    const told = withoutUsage ? {} : { usage }
    if (!question.stream) {
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }]
      return send(response, 200, { object: 'chat.completion', model: question.model, choices, ...told })
    }
    response.setHeader('content-type', 'text/event-stream')
    if (fault?.kind === 'hang') {
      return void response.write(frame({ choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] }))
    }
    const pieces = wordsOf(text)
    for (const [at, content] of pieces.entries()) {
      if (fault?.kind === 'drop' && at >= pieces.length / 2) return drop(response)
      if (fault?.kind === 'cut' && at >= pieces.length / 2) {
        return void response.end(fault.withDone ? 'data: [DONE]\n\n' : '')
      }
      if (pieceMs > 0) await pause(pieceMs)
      if (response.destroyed) return
      response.write(frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }))
    }
    if (fault?.kind === 'short') return void response.end()
    response.write(frame({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }))
    response.end(`${frame({ choices: [], ...told })}data: [DONE]\n\n`)
  }

  /** The start of a reply, then a broken connection; not counted as a caller who left. */
  function drop(response: ServerResponse, start = '') {
    dropped.add(response)
    response.write(start, () => response.destroy())
  }

  /** For a server in a process of its own: POST a fault order, GET the counts. */
  function control(request: IncomingMessage, response: ServerResponse, body: string) {
    if (request.method === 'POST') faults.order(JSON.parse(body) as FaultOrder)
    if (request.method === 'DELETE') faults.clear()
    send(response, 200, counts)
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    counts,
    questions,
    arrived,
    fail: faults.order,
    healthy: faults.clear,
    answerWith: (next) => void (answer = next),
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds(counts)) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
