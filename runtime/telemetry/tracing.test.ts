import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pino from 'pino'
import { createHttp } from '../http/index.ts'
import { startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts'
import { createLog, currentTraceparent, inCall, inSpan, kindOf, startTracing, type Tracing } from './index.ts'

const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const unsampled = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'
const engines = { bus: 'kafka', store: 'mongodb', vectors: 'qdrant', blobs: 's3', mail: 'smtp' }
const silent = pino({ level: 'silent' })

let collector: TraceCollector
let tracing: Tracing | undefined

/** The library reads the process's own environment. */
async function begin(more: Record<string, string> = {}, log: Pick<pino.Logger, 'info' | 'warn'> = silent) {
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    ...more,
  })
  tracing = await startTracing({ env: process.env, service: 'test', log, engines })
  return tracing
}

beforeEach(async () => {
  collector = await startTraceCollector()
})

afterEach(async () => {
  await collector.stop()
  await tracing?.stop()
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name]
})

const step = (name: string, given?: string) => ({ name, kind: 'consumer', engine: 'bus', parent: given }) as const

describe('recorded traces', () => {
  test('a request, what it asks of an engine and the event that follows are steps of one trace, each below the other', async () => {
    await begin()
    const lines: string[] = []
    const log = createLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
    const app = createHttp({ log, trustProxy: false })
    app.post('/things/:id', async (request) => {
      request.log.info('inside')
      const found = await inCall({ name: 'get things', engine: 'store' }, async () => currentTraceparent())
      return { event: found }
    })
    const answer = await app.inject({ method: 'POST', url: '/things/4711?q=x', headers: { traceparent: parent } })
    await inSpan(step('process things', answer.json<{ event: string }>().event), async () => undefined)
    await app.close()

    const [request, call, event] = await Promise.all(
      ['POST /things/:id', 'get things', 'process things'].map((name) =>
        collector.collected((one) => one.name === name),
      ),
    )
    expect(new Set([request, call, event].map((one) => one?.traceId))).toEqual(new Set([parent.slice(3, 35)]))
    expect(request).toMatchObject({
      service: 'test',
      kind: 'server',
      parentSpanId: '00f067aa0ba902b7',
      attributes: { 'http.request.method': 'POST', 'http.route': '/things/:id', 'http.response.status_code': 200 },
      failed: false,
    })
    expect(call).toMatchObject({ kind: 'client', parentSpanId: request?.spanId })
    expect(call?.attributes).toMatchObject({ 'db.system.name': 'mongodb' })
    expect(event?.attributes).toMatchObject({ 'messaging.system': 'kafka' })
    expect(collector.bodies.join()).not.toMatch(/4711/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId: request?.traceId, spanId: request?.spanId })
  })

  test('what an error says stays out of its trace, what kind it is does not', async () => {
    await begin()
    class Unhappy extends Error {
      override readonly name = 'Unhappy'
    }
    const failing = inSpan(step('fails'), () => Promise.reject(new Unhappy('ines@larkfield.example asked too much')))
    await expect(failing).rejects.toThrow('asked too much')
    const span = await collector.collected(({ name }) => name === 'fails')
    expect(span).toMatchObject({ failed: true, attributes: { 'error.type': 'Unhappy' } })
    expect(collector.bodies.join()).not.toContain('larkfield')
    expect(kindOf({ kind: 'a sentence of somebody', code: 'ECONNRESET' })).toBe('ECONNRESET')
    expect(kindOf('just text')).toBe('error')
  })

  test('a call to an engine that nobody waits for is not recorded, nor what machines ask every few seconds', async () => {
    await begin()
    await inCall({ name: 'a sweep' }, async () => undefined)
    const app = createHttp({ log: silent, trustProxy: false })
    app.get('/readyz', async () => 'yes')
    await app.inject('/readyz')
    await app.close()
    await inSpan(step('last'), async () => undefined)
    await collector.collected(({ name }) => name === 'last')
    expect(collector.spans.map(({ name }) => name)).toEqual(['last'])
  })

  test('whoever began a trace decides whether it is recorded, and is told on', async () => {
    await begin({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' })
    const handedOn = await inSpan(step('left out', unsampled), async () => currentTraceparent())
    expect(handedOn).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-00$/)
    await inSpan(step('taken', parent), async () => undefined)
    await collector.collected(({ name }) => name === 'taken')
    expect(collector.spans).toHaveLength(1)
  })

  test('a share of the traces is recorded where a share is asked for, the others keep their ids for the log', async () => {
    await begin({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
    const none = await inSpan(step('not of the share'), async () => currentTraceparent())
    expect(none).toMatch(/-00$/)
    await inSpan(step('wanted by its caller', parent), async () => undefined)
    await collector.collected(({ name }) => name === 'wanted by its caller')
    expect(collector.spans).toHaveLength(1)
  })

  test('settings that mean nothing are named at the start', async () => {
    const wrong = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER: 'some',
      OTEL_TRACES_SAMPLER_ARG: '7',
      OTEL_EXPORTER_OTLP_HEADERS: 'SECRET',
    }
    const starting = startTracing({ env: wrong, service: 'test', log: silent, engines })
    await expect(starting).rejects.toThrow(/OTLP_ENDPOINT[^]*OTLP_HEADERS[^]*SAMPLER[^]*SAMPLER_ARG/)
    await expect(starting).rejects.not.toThrow(/SECRET/)
  })
})

describe('a collector that is no good', () => {
  test('hangs: answers are given meanwhile, and the end does not wait for it', async () => {
    collector.be('hangs')
    await begin()
    const app = createHttp({ log: silent, trustProxy: false })
    app.get('/', async () => 'answered')
    await app.inject('/')
    await collector.untilAsked(1)
    // The first batch is under way, and stays so.
    for (let more = 0; more < 20; more++) expect((await app.inject('/')).body).toBe('answered')
    await app.close()
    await tracing?.stop()
    expect(collector.spans).toEqual([])
  })

  test('refuses, or is gone: answers are given, and the log says it once and once that it is over', async () => {
    const said: string[] = []
    const log = {
      info: (_: unknown, text: string) => said.push(text),
      warn: (_: unknown, text: string) => said.push(text),
    }
    collector.be('refuses')
    await begin({}, log as unknown as pino.Logger)
    for (let batch = 1; batch <= 3; batch++) {
      await inSpan(step('refused'), async () => undefined)
      await collector.untilAsked(batch)
    }
    collector.be('takes')
    await inSpan(step('taken'), async () => undefined)
    await collector.collected(({ name }) => name === 'taken')
    await tracing?.stop()
    expect(said).toEqual(['traces do not reach the collector; they are dropped', 'traces reach the collector again'])
  })
})
