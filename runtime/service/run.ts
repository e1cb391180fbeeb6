import Fastify from 'fastify'
import { ConfigError, loadConfig, type Settings } from '../config/index.ts'
import { openEngines } from '../engines/open.ts'
import { createLog, createMetrics, type Metrics } from '../telemetry/index.ts'
import { hostService, type HostedService } from './host.ts'
import { mountHealth } from './health.ts'
import { processSettings } from './process-settings.ts'
import type { EngineName, Service } from './service.ts'

/** Longest wait for a clean end, in milliseconds. */
const LONGEST_END = 30_000

/**
 * Runs one service as a process of its own against the engines that its settings name. Health and metrics answer at once,
 * on a port of their own; the service itself listens when its engines do. SIGTERM drains it.
 */
export async function run<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  try {
    await serve(service)
  } catch (error) {
    // One line a problem for what an operator can mend; a trace for what they cannot.
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  }
}

async function serve<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  const { env } = process
  const { config } = loadConfig(processSettings, env)
  const log = createLog({ level: config.logLevel })
  const metrics = await createMetrics()
  let hosted: HostedService | undefined
  let draining = false

  const notReady = async () => {
    if (draining) return ['it is ending']
    return hosted ? hosted.notReady() : ['it is starting: an engine does not answer yet']
  }
  const admin = await openAdmin(config, { notReady, metrics })

  const { engines, close } = await openEngines(service.needs, { env, service: service.name, log })
  hosted = await hostService(service, { env, engines, log, metrics, health: { notReady } })
  metrics.gauge('docent_consumer_lag_seconds', 'Age of the oldest event that is not handled.', { service: service.name }, () =>
    (hosted as HostedService).lagSeconds(),
  )
  await hosted.http.listen({ port: config.port, host: config.host })
  log.info({ service: service.name, port: config.port }, 'ready')

  const end = async (signal: string) => {
    if (draining) return
    draining = true
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), LONGEST_END + config.drainSeconds * 1000).unref()
    // Whoever balances the load needs a moment to see that this process takes no more.
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000))
    await hosted?.stop()
    await close()
    await admin.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'the end was not clean')
        process.exit(1)
      })
    })
  }
}

interface AdminOptions {
  notReady(): Promise<string[]>
  metrics: Metrics
}

async function openAdmin({ adminPort, host }: { adminPort: number; host: string }, { notReady, metrics }: AdminOptions) {
  const admin = Fastify({ logger: false })
  mountHealth(admin, { notReady })
  admin.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  await admin.listen({ port: adminPort, host })
  return admin
}
