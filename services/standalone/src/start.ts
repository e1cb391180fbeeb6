import type { FoundModels } from '@docent/proto/http'
import { createUnderWay } from '@docent/runtime/http'
import { createPresence } from '@docent/runtime/presence'
import { hostService, type HostedService, type HostOptions } from '@docent/runtime/service'
import { everyEnd } from '@docent/runtime/failures/every-end.ts'
import { withSpans } from '@docent/runtime/process/traced-engines.ts'
import { createLog, startTracing } from '@docent/runtime/telemetry'
import { createLocalUpstreams } from '@docent/runtime/upstreams/local.ts'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { firstIsOpen } from './accounts.ts'
import { checkParts, inFolder, makeFolder, whyUnusable } from './folder.ts'
import { filled, readGiven } from './given.ts'
import { refuseHalfRestored } from './backup/half-restored.ts'
import { DATABASES } from './data-folder.ts'
import { keepDemoInBackground } from './demo/background.ts'
import { defaultsOf } from './defaults.ts'
import { openEngines } from './engines.ts'
import { faultPoints } from '@docent/runtime/process/fault-points.ts'
import { checkDatabase, makePrivate, roomWarning } from './check.ts'
import { lookForModels } from './look-for-models.ts'
import { lockData, tellAddress } from './lock.ts'
import { refuseWithoutRecords } from './records-gone.ts'
import { loadSecrets } from './secrets.ts'
import { gateway, services } from './services.ts'

/** What stands behind the ports, as traces call it. */
const ENGINES = { bus: 'sqlite', store: 'sqlite', vectors: 'sqlite', blobs: 'files', mail: 'outgoing' }

export interface Running {
  address: string
  /** Where it listens, where people reach it at another address. */
  here: string | undefined
  /** Whether the next account that is made runs the installation. */
  firstIsOpen: boolean
  dataDir: string
  /** Which models answer, in a sentence. */
  models: string
  /** Model servers of this machine that could be connected; empty where a model is, or nobody wants to know. */
  found: Promise<readonly FoundModels[]>
  stop(): Promise<void>
}

/**
 * Starts the nine services in this process on engines of its own, and listens. `finishMs`: how long answers in flight may take to
 * finish when it stops.
 */
export async function start(
  environment: Record<string, string | undefined>,
  onFatal: (error: unknown) => void,
  { finishMs }: Pick<HostOptions<never>, 'finishMs'> = {},
): Promise<Running> {
  const given = filled(environment)
  const { config, warnings } = readGiven(given)
  const unlock = inFolder(config.dataDir, () => {
    makeFolder(config.dataDir)
    makePrivate(config.dataDir)
    return lockData(config.dataDir)
  })
  const ends: (() => Promise<void> | void)[] = [unlock]
  // Whatever has started is ended in reverse, also when a later step fails.
  const stop = () => everyEnd(ends.splice(0).reverse())

  try {
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const webDir = fileURLToPath(new URL('../../../web/dist', import.meta.url))
    refuseHalfRestored(config.dataDir)
    for (const name of DATABASES) inFolder(config.dataDir, () => checkDatabase(config.dataDir, name))
    inFolder(config.dataDir, () => {
      checkParts(config.dataDir)
      refuseWithoutRecords(config.dataDir)
    })
    const secrets = await loadSecrets(config.dataDir, given).catch((error: unknown) => {
      throw whyUnusable(error, config.dataDir)
    })
    const env: Record<string, string | undefined> = {
      WEB_DIR: webDir,
      ...defaultsOf(given),
      ...secrets,
      ...given,
      PUBLIC_URL: publicUrl,
    }
    const log = createLog({ level: config.logLevel })
    for (const warning of warnings) log.warn(warning)
    const room = roomWarning(config.dataDir)
    if (room) console.warn(room)

    const tracing = await startTracing({ env: given, service: 'docent', log, engines: ENGINES })
    ends.push(() => tracing.stop())
    const opened = await openEngines(config.dataDir, env, onFatal)
    ends.push(opened.close)
    const engines = tracing.on ? withSpans(opened.engines) : opened.engines
    const options = {
      env,
      log,
      presence: createPresence(),
      underWay: createUnderWay({ isAlone: true }),
      faultPoint: faultPoints(given),
    }

    const hosted: Record<string, HostedService> = {}
    await Promise.all(
      Object.values(services).map(async (service) => {
        // What the doctor says of the folder is told once, by the service that knows who may read it.
        const doctor =
          service === services.identity
            ? async () => (await import('./doctor.ts')).examineFolder(given, hosted['chat']?.models?.())
            : undefined
        const one = await hostService(service as never, { ...options, engines: engines as never, doctor })
        hosted[service.name] = one
        ends.push(() => one.stop())
      }),
    )
    const upstreams = createLocalUpstreams(hosted)
    const front = await hostService(gateway, { ...options, finishMs, engines: { ...engines, upstreams } })
    ends.push(() => front.stop())
    await front.http.listen({ port: config.port, host: config.host })

    const { port } = front.http.server.address() as AddressInfo
    const address = config.publicUrl ?? `http://localhost:${port}`
    const here = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`
    tellAddress(config.dataDir, here)
    const privateKey = env['AUTH_PRIVATE_KEY']
    if (!given['DEMO_WIDGET_ID'] && privateKey) {
      ends.push(keepDemoInBackground({ address: here, publicUrl: address, privateKey, log }))
    }
    const { embedder, chat } = hosted['chat']?.models?.() ?? engines.models
    const connected = chat !== null || !embedder.offline
    const looking = connected || config.modelDiscovery === 'off' ? undefined : lookForModels()
    if (looking) {
      engines.models.found = looking.found
      ends.push(looking.stop)
    }
    return {
      address,
      here: config.publicUrl === undefined || config.publicUrl === here ? undefined : here,
      firstIsOpen: firstIsOpen(config.dataDir, env),
      dataDir: config.dataDir,
      models: chat
        ? `Answers: ${chat.model}. Embeddings: ${embedder.model}.`
        : 'No model is connected: answers are quoted sentences. Set OPENAI_API_KEY, or a model on the page Operation, to connect one.',
      found: looking?.all ?? Promise.resolve([]),
      stop,
    }
  } catch (error) {
    // Why it did not start says more than why an end of it failed.
    await stop().catch(() => undefined)
    throw error
  }
}
