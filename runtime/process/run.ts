import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError, loadConfig, type Settings } from '../config/index.ts'
import { openEngines } from '../engines/open.ts'
import { endConnections } from '../http/index.ts'
import { createLog, createMetrics, startTracing } from '../telemetry/index.ts'
import { openAdmin } from './admin.ts'
import { eventMetrics } from './event-metrics.ts'
import { faultPoints } from './fault-points.ts'
import { keepCompiled } from './keep-compiled.ts'
import { withModelMetrics } from './model-metrics.ts'
import { hostService, type HostedService } from '../service/host.ts'
import { prepare } from './prepare.ts'
import { allSettings, processSettings } from './settings.ts'
import { tracedBus, withSpans } from './traced-engines.ts'
import { createWaiting } from './waiting.ts'
import { askEngines, untilOpen } from '../service/reachable.ts'
import type { EngineName, Engines, Service } from '../service/service.ts'

/** What stands behind the ports, as traces call it. */
const ENGINES = { bus: 'kafka', store: 'mongodb', vectors: 'qdrant', blobs: 's3', mail: 'smtp' }
/** Longest wait for a clean end, beside what is in flight, in milliseconds. */
const LONGEST_END = 20_000

/**
 * Runs one service as a process of its own against the engines that its settings name. Health and metrics answer at once,
 * on a port of their own; the service itself listens when its engines do. SIGTERM drains it. `node main.ts prepare` makes
 * what it needs and ends, `node main.ts doctor` looks at it and says what is wrong.
 */
export async function run<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  try {
    const [command] = process.argv.slice(2)
    if (command === 'prepare') {
      await prepare(service, process.env)
      // A client that has lost sight of a connection of its own would keep the process here, and a rollout waiting for it.
      process.exit(0)
    } else if (command === 'doctor') await consult(service)
    else await serve(service)
  } catch (error) {
    // One line a problem for what an operator can mend; a trace for what they cannot.
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  }
}

async function serve<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  const { env } = process
  const { name } = service
  // All settings are read before anything is opened, so that an operator sees every problem at once.
  loadConfig(allSettings(service), env)
  const { config } = loadConfig(processSettings, env)
  const log = createLog({ level: config.logLevel })
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
    const { missing, late } = await askEngines(opened.engines as Partial<Engines>)
    return { reasons: missing, late }
  }
  const health = { readiness }
  const admin = await openAdmin({ ...config, health, metrics, service: name, engines: opened.engines })

  const end = async () => {
    // Whoever balances the load needs a moment to see that this process takes no more.
    if (hosted) {
      endConnections(hosted.http)
      await sleep(config.drainSeconds * 1000)
    }
    await hosted?.stop()
    await opened.close()
    await admin.close()
    await tracing.stop()
    process.exit(0)
  }
  endOnSignal(ending, config.drainSeconds + config.finishSeconds, log, end)

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
  keepCompiled()
}

async function consult<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  const { examine, told } = await import('./doctor/index.ts')
  const findings = await examine(service, process.env)
  process.stdout.write(told(findings))
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
}

function endOnSignal(ending: AbortController, seconds: number, log: FastifyBaseLogger, end: () => Promise<void>) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) return
      ending.abort()
      log.info({ signal }, 'draining')
      setTimeout(() => process.exit(1), LONGEST_END + seconds * 1000).unref()
      end().catch((error: unknown) => {
        log.error({ err: error }, 'the end was not clean')
        process.exit(1)
      })
    })
  }
}
