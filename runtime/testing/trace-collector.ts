import type { ServerResponse } from 'node:http'
import { startLocalServer } from './local-server.ts'

/** A step of a trace as a collector of OpenTelemetry got it. */
export interface CollectedSpan {
  /** Of the process that sent it. */
  service: string
  name: string
  kind: (typeof KINDS)[number]
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Record<string, string | number | boolean>
  failed: boolean
}

/** How the collector treats who calls: takes it, refuses it, or keeps the connection and says nothing. */
export type Manner = 'takes' | 'refuses' | 'hangs'

/** A small collector: OTLP over HTTP, as JSON. */
export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: readonly CollectedSpan[]
  /** Every body that came, as it came. */
  bodies: readonly string[]
  /** How many calls came, whatever became of them. */
  asked(): number
  be(manner: Manner): void
  /** Resolves with the first span that fits, sent before or after the call. */
  collected(fits: (span: CollectedSpan) => boolean): Promise<CollectedSpan>
  /** Resolves when so many calls have come. */
  untilAsked(times: number): Promise<void>
  stop(): Promise<void>
}

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const

interface Pair {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}
interface SentSpan extends Pick<CollectedSpan, 'name' | 'traceId' | 'spanId'> {
  kind: number
  parentSpanId?: string
  attributes: Pair[]
  status?: { code?: number }
}
interface Sent {
  resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const waiting = new Set<() => void>()
  const held = new Set<ServerResponse>()
  let manner: Manner = 'takes'
  let asked = 0

  const server = await startLocalServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked += 1
      if (request.url !== '/v1/traces') response.writeHead(404).end()
      else if (manner === 'refuses') response.writeHead(400).end()
      else if (manner === 'takes') {
        const body = String(Buffer.concat(parts))
        bodies.push(body)
        spans.push(...spansOf(JSON.parse(body) as Sent))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      } else held.add(response)
      for (const look of waiting) look()
    })
  })

  const until = <T>(look: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const again = () => {
        const found = look()
        if (found === undefined) return
        waiting.delete(again)
        resolve(found)
      }
      waiting.add(again)
      again()
    })

  return {
    url: server.url,
    spans,
    bodies,
    asked: () => asked,
    be: (next) => void (manner = next),
    collected: (fits) => until(() => spans.find(fits)),
    async untilAsked(times) {
      await until(() => (asked >= times ? true : undefined))
    },
    async stop() {
      // Refused, so that nobody comes back.
      for (const response of held) response.writeHead(400).end()
      await server.stop()
    },
  }
}

function spansOf({ resourceSpans }: Sent): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)['service.name'])
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => collected(service, span)))
  })
}

function collected(service: string, { parentSpanId, kind, attributes, status, ...span }: SentSpan): CollectedSpan {
  const { name, traceId, spanId } = span
  return {
    service,
    name,
    traceId,
    spanId,
    kind: KINDS[kind] ?? 'unspecified',
    parentSpanId: parentSpanId || undefined,
    attributes: attributesOf(attributes),
    failed: status?.code === 2,
  }
}

function attributesOf(pairs: readonly Pair[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue ?? '',
    ]),
  )
}
