import type { FastifyBaseLogger } from 'fastify'
import { loadConfig } from '../config/index.ts'
import { tracingSettings } from './settings.ts'
import { recordTo, type TracedEngine } from './trace.ts'

export interface TracingOptions {
  env: Record<string, string | undefined>
  /** Names the process in its traces. */
  service: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** What stands behind the ports: the names that traces have for them. */
  engines: Record<TracedEngine, string>
}

export interface Tracing {
  /** True where the steps of this process are recorded. */
  on: boolean
  /** Sends what is left, as far as the collector takes it soon. Never fails. */
  stop(): Promise<void>
}

/** Records traces where the environment names a collector. Nothing is loaded for it otherwise. @throws ConfigError */
export async function startTracing({ env, ...options }: TracingOptions): Promise<Tracing> {
  const { config } = loadConfig(tracingSettings, env)
  if (config.tracesTo === undefined) return { on: false, stop: async () => undefined }
  const { createRecorder } = await import('./recorder.ts')
  const { recorder, stop } = createRecorder({ ...options, collector: new URL(config.tracesTo).host })
  recordTo(recorder)
  return {
    on: true,
    async stop() {
      recordTo(undefined)
      await stop()
    },
  }
}
