import { AsyncLocalStorage } from 'node:async_hooks'
import { freshBytes } from '../clock/random-bytes.ts'

/** W3C trace context, version 00: trace, span, flags. */
const SHAPE = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export interface TraceContext {
  traceId: string
  spanId: string
  /** 1 where whoever began the trace wants it recorded. */
  flags: number
}

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal'
export type TracedEngine = 'bus' | 'store' | 'vectors' | 'blobs' | 'mail'
export type Attributes = Record<string, string | number | boolean | undefined>

/**
 * What a span is called and told of it. Names and kinds only, and numbers: what people wrote, who they are and what opens a
 * door has no place in a trace, not even as part of an error.
 */
export interface SpanOptions {
  name: string
  kind: SpanKind
  /** The engine that it is about. */
  engine?: TracedEngine
  /** The trace context it follows from; without one it begins a trace. */
  parent: string | undefined
  attributes?: Attributes
}

/** One step of a trace while it is under way. */
export interface Span {
  /** The trace context for whatever follows from it. */
  readonly traceparent: string
  set(attributes: Attributes): void
  /** What kind of error it ended with. */
  failed(kind: string): void
  end(): void
}

/** Takes the steps of this process where they are wanted. */
export interface Recorder {
  start(options: SpanOptions): Span
}

const context = new AsyncLocalStorage<string>()
let recorder: Recorder | undefined

/** From now on the steps of this process are recorded; undefined ends it. */
export function recordTo(to: Recorder | undefined): void {
  recorder = to
}

/** The trace context of the call or event that is being handled; undefined outside of both. */
export function currentTraceparent(): string | undefined {
  return context.getStore()
}

/** The id that all log lines of one call share, over every process it reaches; undefined outside of a call. */
export function currentTraceId(): string | undefined {
  return context.getStore()?.slice(3, 35)
}

/** The step of that call which writes a log line. */
export function currentSpanId(): string | undefined {
  return context.getStore()?.slice(36, 52)
}

export function readTraceparent(text: string | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags] = (text && SHAPE.exec(text)) || []
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined
}

/** Goes on with the trace of whoever called when they named one, else begins a new one. */
export function continueTrace(given: string | undefined): string {
  const { traceId, flags = 1 } = readTraceparent(given) ?? {}
  const flag = (flags & 1).toString().padStart(2, '0')
  return `00-${traceId ?? freshBytes(16).toString('hex')}-${freshBytes(8).toString('hex')}-${flag}`
}

/** Runs a task and everything it leads to inside a trace. */
export function traced<R>(traceparent: string, task: () => R): R {
  return context.run(traceparent, task)
}

/** Runs what is nobody's call, although somebody's call set it off. */
export function untraced<R>(task: () => R): R {
  return context.exit(task)
}

/** Begins a span that whoever called ends; undefined where nothing is recorded. */
export function startSpan(options: SpanOptions): Span | undefined {
  return recorder?.start(options)
}

/** Runs a task in a step of its own, which is recorded where that is wanted. The log lines of it share its trace either way. */
export async function inSpan<R>(options: SpanOptions, task: () => Promise<R>): Promise<R> {
  const span = recorder?.start(options)
  if (!span) return traced(continueTrace(options.parent), task)
  return traced(span.traceparent, () => ending(span, task))
}

/** Runs a call to an engine as a step of what is being handled; outside of that it is nobody's, and not recorded. */
export async function inCall<R>(
  step: Pick<SpanOptions, 'name' | 'engine' | 'attributes'>,
  task: () => Promise<R>,
): Promise<R> {
  const parent = currentTraceparent()
  const span = parent === undefined ? undefined : recorder?.start({ ...step, kind: 'client', parent })
  return span ? ending(span, task) : task()
}

async function ending<R>(span: Span, task: () => Promise<R>): Promise<R> {
  try {
    return await task()
  } catch (error) {
    span.failed(kindOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** What an error is, without what it says: sentences quote what people wrote. */
export function kindOf(error: unknown): string {
  const { kind, code, name } = (error ?? {}) as { kind?: unknown; code?: unknown; name?: unknown }
  const first = [kind, code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,64}$/.test(one))
  return String(first ?? 'error')
}
