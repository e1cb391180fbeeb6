import { chunkId, DEFAULT_PLANS, DEFAULT_WAY_OUT, type Plan, type WayOut, type WidgetPrompt } from '@docent/proto'
import { answerEventSchemas, answerFeedback, getAnswer, widgetSession, type AnswerEvents } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { ModelError, type ChatModel, type ChatRequest } from '@docent/runtime/models'
import { startTestService, type CallOptions, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chat } from '../src/service.ts'

export const alice = 'alice'
export const bob = 'bob'
export const site = 'https://shop.example'

export const startChat = (options: TestServiceOptions = {}) => startTestService(chat, options)

export const index = (
  service: TestService,
  owner: string,
  documentId: string,
  texts: string[],
  more: Record<string, unknown> = {},
): Promise<void> =>
  indexPassages(
    service,
    owner,
    documentId,
    texts.map((text) => ({ headings: ['Manual'], text })),
    more,
  )

/** Indexes passages as the embedding service would. */
export async function indexPassages(
  service: TestService,
  owner: string,
  documentId: string,
  passages: readonly { headings: string[]; text: string }[],
  more: Record<string, unknown> = {},
): Promise<void> {
  const { embedder } = service.engines.models
  const texts = passages.map(({ headings, text }) => (headings[0] === 'Manual' ? text : [...headings, text].join('\n')))
  const vectors = await embedder.embed(texts, 'passage')
  await service.engines.vectors.upsert(
    ownerId(owner),
    { model: embedder.model, dimensions: await embedder.dimensions() },
    passages.map(({ headings, text }, i) => ({
      id: chunkId(documentId, i),
      documentId,
      dense: vectors[i] as Float32Array,
      text: texts[i] as string,
      payload: { title: documentId, page: i + 1, headings, text, index: i, ...more },
    })),
  )
  const jobId = `job-${documentId}`
  const { model } = embedder
  await service.hear(owner, 'document.indexed', {
    documentId,
    jobId,
    title: documentId,
    chunkCount: texts.length,
    model,
  })
}

/** What an owner wrote as an answer, as it is heard of once it is kept and indexed: for every widget, or those that are named. */
export async function writeAnswer(
  service: TestService,
  owner: string,
  documentId: string,
  { question, text, widgetIds }: { question: string; text: string; widgetIds?: string[] },
): Promise<void> {
  await service.hear(owner, 'document.chunked', {
    documentId,
    title: 'Your answers',
    kind: 'markdown',
    chunksKey: `documents/${documentId}/chunks.json`,
    chunkCount: 1,
    pages: null,
    characters: text.length,
    sizeBytes: text.length,
    isAnswer: true,
    ...(widgetIds && { widgetIds }),
  })
  await indexPassages(service, owner, documentId, [{ headings: [question], text }], { title: 'Your answers' })
}

export interface WidgetSettings {
  documentIds?: string[]
  allowedDomains?: string[]
  keepHistory?: boolean
  dailyAnswerLimit?: number | null
  keepDays?: number | null
  prompt?: WidgetPrompt | null
  wayOut?: WayOut
}

export async function saveWidget(service: TestService, owner: string, widgetId: string, settings: WidgetSettings = {}) {
  const {
    documentIds = ['lamp'],
    allowedDomains = [],
    keepHistory = true,
    prompt = null,
    dailyAnswerLimit,
    keepDays,
    wayOut = DEFAULT_WAY_OUT,
  } = settings
  await service.hear(owner, 'widget.saved', {
    widgetId,
    name: widgetId,
    prompt,
    keepHistory,
    documentIds,
    allowedDomains,
    dailyAnswerLimit,
    keepDays,
    look: {
      color: '#3b82f6',
      userMessageColor: '#ff149d',
      position: 'bottom-right',
      size: 'medium',
      theme: 'auto',
      botAvatarUrl: '',
      greetingMessage: 'Hello!',
      wayOut,
      starterQuestions: [],
      consent: { shown: false, text: '', privacyUrl: '' },
    },
    created: true,
  })
}

export const lamp = [
  'The Aurora desk lamp comes with a warranty of two years from the day of purchase.',
  'The lamp is dimmed by turning the brass knob on its foot.',
  'Shipping to Iceland takes nine days and costs twelve euros.',
]

type AskOptions = CallOptions<typeof getAnswer> & { widgetId?: string; sessionId?: string | null }

export const ask = (service: TestService, question: string, { widgetId, sessionId, ...call }: AskOptions) =>
  service.call(getAnswer, { ...call, body: { question, widgetId, sessionId } })

/** Starts a visitor session from a page. */
export async function visit(service: TestService, widgetId: string, origin = site) {
  const { status, body } = await service.call(widgetSession, { body: { widgetId }, headers: { origin } })
  return { status, body, token: body.token as string, sessionId: body.sessionId as string, headers: { origin } }
}

export const answerFeedbackOf = (
  service: TestService,
  messageId: string,
  { token, headers }: Pick<Awaited<ReturnType<typeof visit>>, 'token' | 'headers'>,
) => service.call(answerFeedback, { token, headers, body: { messageId, helpful: true } })

/** The events of a streamed answer, each held to its schema. */
export function eventsOf(text: string) {
  return text
    .split('\n\n')
    .filter((frame) => frame.startsWith('event: '))
    .map((frame) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? []
      const event = name as keyof AnswerEvents
      return { event, data: answerEventSchemas[event].parse(JSON.parse(data)) } as {
        [K in keyof AnswerEvents]: { event: K; data: AnswerEvents[K] }
      }[keyof AnswerEvents]
    })
}

export interface FakeChat extends ChatModel {
  requests: ChatRequest[]
  /** Pieces of the next answers. */
  says: (request: ChatRequest) => string[]
  /** Runs before each piece; throw to fail, wait to delay. */
  before: (piece: number, request: ChatRequest) => void | Promise<void>
}

export function fakeChat(): FakeChat {
  const fake: FakeChat = {
    model: 'fake-chat',
    requests: [],
    says: () => ['The warranty lasts ', 'two years [1].'],
    before: () => undefined,
    async *stream(request) {
      fake.requests.push(request)
      request.signal?.throwIfAborted()
      for (const [at, text] of fake.says(request).entries()) {
        await fake.before(at, request)
        request.signal?.throwIfAborted()
        yield { type: 'delta', text }
      }
      yield { type: 'end', usage: { promptTokens: 100, completionTokens: 7 } }
    },
  }
  return fake
}

export const dead = () => new ModelError('unreachable', 'nobody answers')

/** A plan table in which the free plan has this many messages, and what is said besides. */
export function plansWith(messagesPerMonth: number, more: Partial<Plan> = {}): { PLANS_FILE: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'docent-plans-')), 'plans.json')
  const plans = DEFAULT_PLANS.map((plan) => (plan.id === 'free' ? { ...plan, messagesPerMonth, ...more } : plan))
  writeFileSync(file, JSON.stringify(plans))
  return { PLANS_FILE: file }
}
