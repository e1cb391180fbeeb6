import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import {
  startTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '@docent/runtime/testing/trace-collector.ts'
import { createCaller } from '../client/from-website.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { describeProcesses, type Deploy, type Shape } from './deployments.ts'

const MODEL_KEY = 'key-that-nobody-may-see'
const COLLECTOR_KEY = 'key-of-the-collector'
const QUESTION = 'How many days do I have to return unused pieces?'
const ANSWER = 'The documents say so'
const STRANGE = '4bf92f3577b34da6a3ce929d0e0e4736'

const notOurs = process.env['DOCENT_ADDRESS'] ? 'what runs elsewhere sends its traces elsewhere' : undefined

function journey(deploy: Deploy, shape: Shape): void {
  let shop: Shop
  let model: ModelServer
  let collector: TraceCollector
  let caller: ReturnType<typeof createCaller>
  let answer: { answer: string; messageId: string }
  let token: string
  let all: CollectedSpan[]
  const nameOf = (service: string) => (shape === 'one-process' ? 'docent' : service)

  beforeAll(async () => {
    ;[model, collector] = await Promise.all([startModelServer(), startTraceCollector()])
    shop = await openShop({
      deploy,
      env: {
        OPENAI_BASE_URL: model.url,
        OPENAI_API_KEY: MODEL_KEY,
        OPENAI_CHAT_MODEL: 'talker',
        OPENAI_EMBEDDING_MODEL: 'placer',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: `x-key=${COLLECTOR_KEY}`,
        OTEL_BSP_SCHEDULE_DELAY: '50',
        LOG_LEVEL: 'debug',
      },
    })
    caller = createCaller(shop.deployment.address)
    const { id: widgetId } = await shop.widget()
    const origin = shop.site.address
    const session = await caller.send('POST', '/api/widget-session', { origin, body: { widgetId } })
    token = session?.body.token
    const body = { question: QUESTION, widgetId, sessionId: session?.body.sessionId }
    const headers = { traceparent: `00-${STRANGE}-00f067aa0ba902b7-01` }
    answer = (await caller.send('POST', '/api/get-answer', { origin, token, body, headers }))?.body
    expect(answer.answer).toContain(ANSWER)
    // What follows from the answer comes last: billing has heard of it.
    const heard = await collector.collected(
      ({ kind, attributes }) =>
        kind === 'consumer' &&
        attributes['docent.event.type'] === 'answer.completed' &&
        attributes['messaging.consumer.group.name'] === 'billing',
    )
    // Whoever ends tells the rest.
    await shop.deployment.stop()
    all = collector.spans.filter(({ traceId }) => traceId === heard.traceId)
  }, 480_000)
  afterAll(async () => {
    caller?.close()
    await shop?.close()
    await Promise.all([model?.stop(), collector?.stop()])
  })

  const named = (name: string, spans = all) => spans.filter((one) => one.name === name)
  const below = (parent: CollectedSpan | undefined, name: string) =>
    named(name).find(({ parentSpanId }) => parentSpanId === parent?.spanId)

  test('a question is one trace: from the gateway over the chat to the model, and over the bus to who counts the answer', () => {
    const front = named('POST /api/get-answer').find(({ parentSpanId }) => parentSpanId === undefined)
    expect(front).toMatchObject({ service: nameOf('gateway'), kind: 'server', failed: false })
    const chat = below(front, 'POST /api/get-answer')
    expect(chat).toMatchObject({ service: nameOf('chat'), kind: 'server' })
    expect(below(chat, 'embeddings placer')).toMatchObject({ kind: 'client' })
    expect(below(chat, 'search vectors')).toMatchObject({ kind: 'client' })
    expect(below(chat, 'chat talker')?.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.usage.input_tokens': expect.any(Number),
    })
    expect(below(chat, 'insert chat.turns')).toMatchObject({ kind: 'client' })

    // Kafka takes the event a moment after its record was written; in one process both are one write.
    const cause = shape === 'one-process' ? chat : below(chat, 'send docent.answer')
    const counted = named('process docent.answer').find(
      ({ attributes }) => attributes['messaging.consumer.group.name'] === 'billing',
    )
    expect(counted).toMatchObject({ service: nameOf('billing'), kind: 'consumer', parentSpanId: cause?.spanId })
    expect(below(counted, 'insert billing.messages')).toBeDefined()
  })

  test('a document that is embedded is one trace: from the call of its owner over the job to the model', () => {
    const [job] = named('job: documents to embed', [...collector.spans])
    const trace = collector.spans.filter(({ traceId }) => traceId === job?.traceId)
    expect(named('POST /api/embed-document', trace)).toHaveLength(2)
    expect(named('embeddings placer', trace)).toContainEqual(expect.objectContaining({ parentSpanId: job?.spanId }))
  })

  test('log lines of gateway and chat carry the ids of that trace', async () => {
    const traceId = all[0]?.traceId
    const lines = (await shop.deployment.output())
      .split('\n')
      .filter((line) => line.includes(`"traceId":"${traceId}"`) && line.includes('"answered"'))
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { service: string; spanId: string })
    expect(lines.map(({ service }) => service).sort()).toEqual(expect.arrayContaining(['chat', 'gateway']))
    const spans = new Set(all.map(({ spanId }) => spanId))
    expect(lines.filter(({ spanId }) => !spans.has(spanId))).toEqual([])
  })

  test('a stranger does not choose the trace that their question is recorded in', () => {
    expect(collector.bodies.join()).not.toContain(STRANGE)
  })

  test('no span holds a question, an answer, a passage, an address or a key', () => {
    const sent = collector.bodies.join()
    expect(collector.bodies).not.toEqual([])
    const secrets = [
      QUESTION,
      'unused',
      ANSWER,
      'Quote the rules',
      'Returns and refunds',
      'larkfield',
      'Ines',
      MODEL_KEY,
      COLLECTOR_KEY,
      token,
      shop.owner.token,
      shop.owner.user.uid,
    ]
    expect(secrets.filter((one) => !one || sent.includes(one))).toEqual([])
  })
}

describeProcesses('traces', journey, notOurs)
