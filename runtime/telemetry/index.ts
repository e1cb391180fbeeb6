export { createLog, type LogOptions } from './log.ts'
export { continueTrace, currentTraceId, currentTraceparent, traced } from './trace.ts'
export { createMetrics, type Metrics } from './metrics.ts'
