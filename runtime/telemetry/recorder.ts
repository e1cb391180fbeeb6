import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger } from 'fastify'
import { readTraceparent, type Recorder, type Span, type SpanOptions, type TracedEngine } from './trace.ts'

export interface RecorderOptions {
  service: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** What stands behind the ports. */
  engines: Record<TracedEngine, string>
  /** Host and port, for the log. */
  collector: string
}

/** Longest wait for the collector when the process ends, in milliseconds: nothing else waits for it. */
const LONGEST_FAREWELL = 2_000

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** Where conventions have no word for an engine, one of ours. */
const systemOf: Record<TracedEngine, string> = {
  bus: 'messaging.system',
  store: 'db.system.name',
  vectors: 'db.system.name',
  blobs: 'docent.engine',
  mail: 'docent.engine',
}

/**
 * OpenTelemetry's library, which reads sampler, limits, collector and its headers from the environment. Spans wait in a queue
 * of limited length for their batch: where the collector is slow or away they are dropped, and nobody waits.
 */
export function createRecorder({ service, log, engines, collector }: RecorderOptions) {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'docent' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const processor = new BatchSpanProcessor(telling(new OTLPTraceExporter(), collector, log))
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] })
  const tracer = provider.getTracer('docent')

  const recorder: Recorder = {
    start({ name, kind, engine, parent, attributes }: SpanOptions): Span {
      const from = readTraceparent(parent)
      const context = from
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: from.traceId,
            spanId: from.spanId,
            traceFlags: from.flags & TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      if (engine) span.setAttribute(systemOf[engine], engines[engine])
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        set(more) {
          for (const [key, value] of Object.entries(more)) if (value !== undefined) span.setAttribute(key, value)
        },
        failed(error) {
          span.setAttribute('error.type', error)
          span.setStatus({ code: SpanStatusCode.ERROR })
        },
        end: () => span.end(),
      }
    },
  }

  return {
    recorder,
    async stop() {
      const waiting = new AbortController()
      const over = new Promise<void>((resolve) => {
        setTimeout(resolve, LONGEST_FAREWELL).unref()
        waiting.signal.addEventListener('abort', () => resolve())
      })
      await Promise.race([provider.shutdown().catch(() => undefined), over])
      waiting.abort()
    },
  }
}

/** The same exporter, saying once that its batches do not arrive, and once that they do again. */
function telling(exporter: SpanExporter, collector: string, log: RecorderOptions['log']): SpanExporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- 0 is success; its name is in a package more
        const failed = result.code !== 0
        if (failed && !isAway) {
          log.warn({ collector, err: result.error }, 'traces do not reach the collector; they are dropped')
        } else if (!failed && isAway) log.info({ collector }, 'traces reach the collector again')
        isAway = failed
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
