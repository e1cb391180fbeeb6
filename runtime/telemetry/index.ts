export { createLog, type LogOptions } from './log.ts'
export { createMetrics, type Metrics } from './metrics.ts'
