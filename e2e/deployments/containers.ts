import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@docent/runtime/testing/free-ports.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { eventually } from '../client/client.ts'
import { composeOf, newEnvFile } from '../compose/compose.ts'
import { serviceNames } from './cluster.ts'
import type { Deployment } from './deployment.ts'
import { clusterEngines } from './engines.ts'
import { unlimited } from './unlimited.ts'

const START_LIMIT_MS = 120_000

/**
 * The containers of docker-compose.yml as they are, but for the engines, which are those of the environment: they listen on
 * this machine, so the containers share its network and each service has ports of its own. The image must have been
 * built (`docker compose build`).
 */
export async function containers(env: Record<string, string> = {}): Promise<Deployment> {
  const project = `docent-e2e-${randomUUID().slice(0, 8)}`
  const [engines, mail, scratch, ports] = await Promise.all([
    clusterEngines({ gated: false }),
    startMailServer(),
    mkdtemp(join(tmpdir(), 'docent-containers-')),
    freePorts(serviceNames.length * 2),
  ])
  const portOf = (service: string) => ports[2 * serviceNames.findIndex((one) => one === service)] as number
  const routed = serviceNames.filter((one) => one !== 'gateway')
  const local = (port: number) => `http://127.0.0.1:${port}`
  const address = local(portOf('gateway'))
  const envFile = join(scratch, '.env')
  const override = join(scratch, 'override.yml')
  await newEnvFile(envFile, { PUBLIC_URL: address, LOG_LEVEL: 'warn' })

  const shared = {
    ...engines.settings,
    S3_ACCESS_KEY: process.env['S3_ACCESS_KEY'] ?? '',
    S3_SECRET_KEY: process.env['S3_SECRET_KEY'] ?? '',
    // The engines of the environment know no accounts.
    KAFKA_USERNAME: '',
    KAFKA_PASSWORD: '',
    SMTP_URL: mail.url,
    UPSTREAM_URL: routed.map((one) => `${one}=${local(portOf(one))}`).join(),
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '0',
    KAFKA_SESSION_SECONDS: '6',
    ...unlimited,
    ...env,
  }
  const compose = composeOf({ project, envFile, files: [override] })
  const differences = serviceNames.map((service) => {
    const port = portOf(service)
    const environment = { ...shared, PORT: String(port), ADMIN_PORT: String(ports[ports.indexOf(port) + 1]) }
    const lines = ['network_mode: host', 'ports: !reset []', 'depends_on: !reset {}']
    return [`  ${service}:`, ...lines, `environment: ${JSON.stringify(environment)}`].join('\n    ')
  })
  await writeFile(override, ['services:', ...differences, ''].join('\n'))
  let printed = ''

  return {
    address,
    async start(more = {}) {
      if (more['FAULT_TRACE']) throw new Error('containers have no fault points')
      if (more['CLOCK_SHIFT_MS']) throw new Error('containers live in the time of this machine')
      try {
        await compose('up', '--detach', '--no-build', '--pull', 'never', ...serviceNames)
        await ready(address)
      } catch (error) {
        printed = await compose('logs', '--no-color', '--tail', '20')
        throw new Error(`${String((error as Error).message).slice(-500)}\n${printed}`, { cause: error })
      }
    },
    strikeAt: () => Promise.reject(new Error('containers have no fault points')),
    died: () => Promise.reject(new Error('containers are started again by Docker')),
    kill: async () => void (await compose('kill', '--signal', 'SIGKILL', ...serviceNames)),
    stop: async () => void (await compose('stop', ...serviceNames)),
    async destroy() {
      await compose('down', '--volumes', '--timeout', '0')
      await Promise.all([engines.close(), mail.close(), rm(scratch, { recursive: true, force: true })])
    },
    output: async () => printed,
    parked: () => Promise.resolve([]),
    mails: async () => [...mail.subjects],
    letters: async () => [...mail.mails],
  }
}

/** Looks more often than the health checks of the containers do. */
async function ready(address: string): Promise<void> {
  await eventually(
    async () => ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok ? true : undefined),
    'every service to be ready',
    START_LIMIT_MS,
  )
}
