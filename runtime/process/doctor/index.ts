import { ConfigError, loadConfig, type Settings } from '../../config/index.ts'
import { openEngines } from '../../engines/open.ts'
import { openOnce } from '../../service/host.ts'
import { allSettings } from '../settings.ts'
import type { Models } from '../../models/port.ts'
import type { EngineName, Engines, Service } from '../../service/service.ts'
import { createLog } from '../../telemetry/index.ts'
import { routes } from '@docent/proto/http'
import { lookAtClock } from './clock.ts'
import { lookAtBlobs, lookAtKafka, lookAtMail, lookAtParked, lookAtVectors } from './engines.ts'
import { lookAt, type Finding } from './finding.ts'
import { lookAtModels } from './models.ts'

export { lookAt, told, type Finding } from './finding.ts'
export { lookAtMail } from './engines.ts'
export { lookAtModels } from './models.ts'

/**
 * Looks at everything that one service needs, with the account and the settings of that service: engines, topics, indexes, bucket,
 * keys, clock, mail, models. Collections and indexes that are missing are made, as by any start; else it changes nothing.
 */
export async function examine<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const settings = lookAtSettings(service, env)
  if (settings.some(({ state }) => state === 'bad')) return settings
  const log = createLog({ level: 'silent' })
  const opened = await openEngines(service.needs, { env, service: service.name, log })
  const engines = opened.engines as Partial<Engines>
  const { bus, store, blobs, vectors, mail, models, upstreams } = engines
  try {
    let inUse = models
    const found = await Promise.all([
      bus ? lookAtKafka({ env, service: service.name, log }) : [],
      store ? lookAtStore(service, env, opened.engines, store, (chosen) => (inUse = chosen)) : [],
      blobs ? lookAtBlobs(blobs) : [],
      vectors ? lookAtVectors(vectors) : [],
      mail ? lookAtMail(mail) : [],
      upstreams ? lookAtServices(upstreams) : [],
      ...clocks(env, engines),
    ])
    // Which ones it uses may stand in its records.
    const all = [...found.flat(), ...(inUse ? await lookAtModels(inUse) : [])]
    const own = service.looksAt ? await service.looksAt(loadConfig(service.settings, env).config) : []
    const listens = bus && all.some(({ what, state }) => what === 'topics' && state === 'good')
    return [...settings, ...all, ...own, ...(listens ? [await lookAtParked(bus, service.name)] : [])]
  } finally {
    await opened.close()
  }
}

/** Whether a service can read all of its settings, and what is doubtful about them. */
export function lookAtSettings(
  { needs, settings }: Pick<Service, 'needs' | 'settings'>,
  env: Record<string, string | undefined>,
) {
  const all = allSettings({ needs, settings })
  try {
    const { warnings } = loadConfig(all, env)
    const doubts = [...new Set(warnings)].map((says): Finding => ({ what: 'settings', state: 'doubtful', says }))
    const good: Finding = { what: 'settings', state: 'good', says: `all ${Object.keys(all).length} can be read` }
    return [good, ...doubts]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const remedy = 'docs/reference/settings.md'
    return error.problems.map((says): Finding => ({ what: 'settings', state: 'bad', says, remedy }))
  }
}

async function lookAtStore<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  env: Record<string, string | undefined>,
  engines: Pick<Engines, N>,
  store: Engines['store'],
  tell: (models: Models) => void,
): Promise<Finding[]> {
  const reached = await lookAt('MongoDB', 'MONGODB_URI: host, user, password; whether it runs', async () => {
    await store.ping()
    return 'answers'
  })
  if (reached.state === 'bad') return [reached]
  // Starting the service finds what no schema sees, such as a signing key that does not fit the public ones.
  const remedy = 'rights of the account on its database; what stands behind the colon'
  const opened = await lookAt('collections and indexes', remedy, async () => {
    const { collections, models } = await openOnce(service, { env, engines, log: createLog({ level: 'silent' }) })
    if (models) tell(models)
    return `all ${collections.length} are there`
  })
  return [reached, opened]
}

const lookAtServices = (upstreams: Engines['upstreams']): Promise<Finding[]> =>
  Promise.all(
    [...new Set([...routes.values()].map(({ service }) => service))].map((name) =>
      lookAt(`service ${name}`, `UPSTREAM_URL; the doctor of ${name}`, async () => {
        const reasons = await upstreams.notReady(name)
        if (reasons.length > 0) throw new Error(reasons.join('; '))
        return 'takes calls'
      }),
    ),
  )

function clocks(env: Record<string, string | undefined>, { blobs, vectors, models }: Partial<Engines>) {
  const s3 = blobs && env['S3_ENDPOINT']
  const qdrant = vectors && env['QDRANT_URL']
  const endpoint = models && env['OPENAI_BASE_URL']
  return [
    ...(s3 ? [lookAtClock('S3', s3)] : []),
    ...(qdrant && !s3 ? [lookAtClock('Qdrant', qdrant)] : []),
    ...(endpoint ? [lookAtClock('the model', endpoint)] : []),
  ]
}
