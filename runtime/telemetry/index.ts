export { createLog, toldLog, type LogOptions } from './log.ts'
export {
  continueTrace,
  currentTraceId,
  currentTraceparent,
  inCall,
  inSpan,
  kindOf,
  startSpan,
  traced,
  untraced,
  type Attributes,
  type Span,
  type SpanOptions,
  type TracedEngine,
} from './trace.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export { tracingSettings } from './settings.ts'
export { startTracing, type Tracing } from './tracing.ts'
