import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, type Settings } from '../config/index.ts'
import { openEngines, settingsOf } from '../engines/open.ts'
import { endConnections } from '../http/index.ts'
import { createLog, createMetrics, startTracing } from '../telemetry/index.ts'
import { openAdmin } from './admin.ts'
import { eventMetrics } from './event-metrics.ts'
import { faultPoints } from './fault-points.ts'
import { withModelMetrics } from './model-metrics.ts'
import { hostService, type HostedService } from '../service/host.ts'
import { allSettings, processSettings } from './settings.ts'
import { tracedBus, withSpans } from './traced-engines.ts'
import { createWaiting } from './waiting.ts'
import { askEngines, untilOpen } from '../service/reachable.ts'
import type { EngineName, Service } from '../service/service.ts'

/** What stands behind the ports, as traces call it. */
const ENGINES = { bus: 'kafka', store: 'mongodb', vectors: 'qdrant', blobs: 's3', mail: 'smtp' }

/** A service that waits for its engines or takes requests; its health and metrics answer already. */
export interface Serving {
  log: FastifyBaseLogger
  /** What an end may take by the settings, in seconds. */
  endSeconds: number
  /** Resolves when it takes requests, or when it was told to end before that. */
  ready: Promise<void>
  /** Takes no more, finishes what is in flight, and closes what it opened. */
  end(): Promise<void>
}

/** Serves one service on the engines that these settings name. @throws ConfigError naming every setting that is wrong */
export async function serve<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Serving> {
  const { name } = service
  // All settings are read before anything is opened, so that an operator sees every problem at once.
  loadConfig(allSettings(service), env)
  const { config } = loadConfig(processSettings, env)
  const log = createLog({ level: config.logLevel })
  // What is doubtful about the service itself is told by its host.
  for (const warning of loadConfig(settingsOf(service.needs), env).warnings) log.warn(warning)
  const faultPoint = faultPoints(env)
  const metrics = await createMetrics()
  const ending = new AbortController()
  const waiting = createWaiting((reasons) => log.warn({ service: name, reasons }, 'waiting for an engine'))
  let hosted: HostedService | undefined

  const tracing = await startTracing({ env, service: name, log, engines: ENGINES })
  const events = eventMetrics(name, metrics)
  const beforeBus = tracing.on ? tracedBus : undefined
  const options = { env, service: name, log, faultPoint, onParked: events.parked, beforeBus }
  const opened = await openEngines(service.needs, options)
  const readiness = async () => {
    if (ending.signal.aborted) return { reasons: ['it is ending'] }
    if (!hosted) return { reasons: waiting.reasons() }
    const { missing, late } = await askEngines(opened.engines)
    return { reasons: missing, late }
  }
  const health = { readiness }
  const admin = await openAdmin({ ...config, health, metrics, service: name, engines: opened.engines })

  async function open() {
    await untilOpen(opened.engines, ending.signal, waiting.found)
    const finishMs = config.finishSeconds * 1000
    const counted = withModelMetrics(opened.engines, name, metrics)
    const engines = tracing.on ? withSpans(counted) : counted
    const doctor = async () => (await import('./doctor/index.ts')).examine(service, env)
    hosted = await hostService(service, { env, engines, log, metrics, health, faultPoint, finishMs, doctor })
    events.watchLag(hosted)
    if (ending.signal.aborted) return
    await hosted.http.listen({ port: config.port, host: config.host })
    log.info({ service: name, port: config.port }, 'ready')
  }

  return {
    log,
    endSeconds: config.drainSeconds + config.finishSeconds,
    ready: open(),
    async end() {
      ending.abort()
      // Whoever balances the load needs a moment to see that this process takes no more.
      if (hosted) {
        endConnections(hosted.http)
        await sleep(config.drainSeconds * 1000)
      }
      await hosted?.stop()
      await opened.close()
      await admin.close()
      await tracing.stop()
    },
  }
}
