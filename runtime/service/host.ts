import { eventCatalog, heardBy, type EventType } from '@docent/proto/events'
import type { FindingView } from '@docent/proto/http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createTokenVerifier } from '../auth/index.ts'
import type { Subscription } from '../bus/port.ts'
import { randomIds, systemClock, type Clock, type Ids } from '../clock/index.ts'
import { loadConfig, type ConfigOf, type Settings } from '../config/index.ts'
import { createHttp, createRouter, type Router, type RouterOptions, type UnderWay } from '../http/index.ts'
import type { Models } from '../models/port.ts'
import { createPresence, type Presence } from '../presence/index.ts'
import { everyEnd } from '../failures/every-end.ts'
import { everyOwner, type Store } from '../store/port.ts'
import type { Metrics } from '../telemetry/index.ts'
import { createActivity } from './activity.ts'
import { createBelongings, type Belongings } from './belongings.ts'
import { consume } from './consume.ts'
import { createDepartures, type Departures } from './departures.ts'
import { createEndings, type Endings } from './endings.ts'
import { withFaultPoints } from './fault-points.ts'
import { askForHistory, openHearing } from './hearing.ts'
import { mountHealth, type Health } from './health.ts'
import { withNotes } from './noting.ts'
import { createRestating } from './restating.ts'
import { askEngines } from './reachable.ts'
import type { EngineName, Engines, Handlers, RunningService, Service } from './service.ts'
import { commonSettings } from './settings.ts'
import { mountState } from './state.ts'

export interface HostOptions<N extends EngineName> {
  env: Record<string, string | undefined>
  engines: Pick<Engines, N>
  log: FastifyBaseLogger
  clock?: Clock
  ids?: Ids
  /** Shared by the services of one process. */
  presence?: Presence
  faultPoint?: (name: string) => void
  /** Times requests where somebody reads the metrics. */
  metrics?: Metrics
  /** Mounted beside the routes of a service that has a port of its own. */
  health?: Health
  /** How long answers in flight may take to finish when it stops. Default 10,000 milliseconds. */
  finishMs?: number
  /** Shared by the services of one process: the end of the one that listens is the end of the answers of all. */
  underWay?: UnderWay
  /** Looks at everything that the service needs, for operators who ask. */
  doctor?: () => Promise<FindingView[]>
}

/** A started service: its HTTP server does not listen yet, its consumers run. */
export interface HostedService {
  name: string
  http: FastifyInstance
  /** Reasons why it should get no traffic yet; empty when it is ready. */
  notReady(): Promise<string[]>
  /** What is away although it takes traffic; nothing is lost, something comes late or is refused by itself. */
  late(): Promise<string[]>
  /** Resolves when everything said before the call has been handled or parked. */
  caughtUp(): Promise<void>
  /** The models in use, where operators can choose others than the environment does. */
  models?(): Models
  /** Seconds the slowest consumer is behind. */
  lagSeconds(): Promise<number>
  /** Refuses new requests, finishes what is in flight, leaves the bus. Engines are closed by whoever made them. */
  stop(): Promise<void>
}

/** Starts a service on the engines it is given. Throws ConfigError with every problem of its settings. */
export async function hostService<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  options: HostOptions<N>,
): Promise<HostedService> {
  const { engines, finishMs, underWay, doctor, clock = systemClock } = options
  const { log, tokens, presence, all, running, departures, restating } = await startService(service, options)
  const { followsTrace } = running
  const http = createHttp({ log, trustProxy: running.http === undefined, followsTrace, finishMs, underWay })
  let subscriptions: Subscription[] = []
  const lagSeconds = async () => Math.max(0, ...(await Promise.all(subscriptions.map((one) => one.lagSeconds()))))
  const states = () => askEngines(engines)
  const tell = (router: Router) =>
    mountState(router, { service: service.name, clock, engines: states, lagSeconds, doctor })
  options.metrics?.timeRequests(http, service.name)
  if (options.health && !running.http) mountHealth(http, options.health)
  await mount(
    http,
    running,
    { tokens, seen: presence.seen },
    departures ? (router) => tell(departures.guardRoutes(router)) : tell,
  )
  await http.ready()

  const history = await historyOf(service.name, running, all)
  subscriptions = await subscribe(service.name, running, all.bus)
  await history?.()
  await running.begin?.()
  await departures?.begin()
  await restating?.begin()

  return {
    name: service.name,
    http,
    notReady: async () => (await states()).missing,
    late: async () => (await states()).late,
    async caughtUp() {
      await Promise.all(subscriptions.map((one) => one.caughtUp()))
    },
    lagSeconds,
    ...(running.models && { models: running.models }),
    stop: () =>
      everyEnd([
        () => http.close(),
        () => Promise.all(subscriptions.map((one) => one.stop())),
        () => restating?.stop(),
        () => departures?.stop(),
        () => running.stop?.(),
      ]),
  }
}

/** The service itself, on the engines it is given: nothing runs by itself yet, and nothing is heard. */
async function startService<S extends Settings, N extends EngineName>(service: Service<S, N>, options: HostOptions<N>) {
  const { env, engines, clock = systemClock, ids = randomIds, presence = createPresence(), faultPoint } = options
  const log = options.log.child({ service: service.name })
  const { config, warnings } = loadBoth(service.settings, env)
  for (const warning of warnings) log.warn(warning)

  // In one process every engine is at hand; a service keeps things only in those it needs.
  const all: Partial<Engines> = Object.fromEntries(service.needs.map((need) => [need, engines[need]]))
  const watched = faultPoint ? withFaultPoints(all, faultPoint) : all
  const noting = watched.store ? { ...watched, store: withNotes(watched.store) } : watched
  const belongings = createBelongings(noting as Pick<Engines, N>)
  const leaving: Leaving = { engines: all, belongings, clock, log }
  const guards = createGuards(service.name, leaving, () => started)
  const verifier = createTokenVerifier(config.common.publicKeys, () => clock.now())
  const tokens = guards ? guards.departures.guardTokens(guards.endings.guardTokens(verifier)) : verifier
  const started: RunningService = await service.start({
    config: config.own,
    engines: belongings.engines,
    clock,
    ids,
    log,
    tokens,
    presence,
    faultPoint: faultPoint ?? (() => undefined),
  })
  const { running, departures, restating } = withDepartures(service.name, started, leaving, guards)
  return { log, tokens, presence, all, running, departures, restating }
}

/**
 * Opens everything that a service keeps and looks into each collection, so that all of it is there with its indexes. No event
 * is heard, and nothing is taken up.
 */
export async function openOnce<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  options: HostOptions<N>,
): Promise<OpenedOnce> {
  const { store } = options.engines as Partial<Engines>
  const opened = new Map<string, () => Promise<unknown>>()
  const watched: Store | undefined = store && {
    ...store,
    collection(spec) {
      const records = store.collection(spec)
      opened.set(spec.name, () => records.get(everyOwner, 'nobody'))
      return records
    },
  }
  const engines = watched ? { ...options.engines, store: watched } : options.engines
  const { running, all } = await startService(service, { ...options, engines })
  if (all.store && all.bus && running.hears) openHearing(all.store, service.name)
  for (const look of opened.values()) await look()
  const models = running.models?.()
  await running.stop?.()
  return { collections: [...opened.keys()], ...(models && { models }) }
}

/** What there is of a service that was only opened. */
export interface OpenedOnce {
  collections: string[]
  /** Those in use, where operators can choose others than the environment does. */
  models?: Models
}

interface Leaving {
  engines: Partial<Engines>
  belongings: Belongings<Partial<Engines>>
  clock: Clock
  log: FastifyBaseLogger
}

/** Who may call no more. */
interface Guards {
  endings: Endings
  departures: Departures
}

/** Of a service that keeps records and hears events. It needs its verifier to start, and is asked to forget once it runs. */
function createGuards(
  service: string,
  { engines: { store, bus }, belongings, clock, log }: Leaving,
  running: () => RunningService,
): Guards | undefined {
  if (!store || !bus) return undefined
  const departures = createDepartures({
    store,
    service,
    clock,
    log,
    async purge(owner) {
      await running().leaving?.(owner)
      await belongings.purge(owner)
    },
  })
  // Opened as what the service keeps itself, so that it goes with an owner who leaves.
  return { endings: createEndings({ store: belongings.engines.store ?? store, service, clock }), departures }
}

/** A service that keeps records and hears events forgets owners who leave, whatever it keeps of them. */
function withDepartures(
  service: string,
  running: RunningService,
  { engines: { store, bus }, belongings, clock, log }: Leaving,
  guards: Guards | undefined,
) {
  if (!store || !bus || !guards) return { running, departures: undefined, restating: undefined }
  const { endings, departures } = guards
  const { 'user.deleted': goodbye, ...others } = running.hears ?? {}
  const hears: Handlers = {
    ...departures.guardHandlers(endings.guardHandlers(others)),
    async 'user.deleted'(payload, event, signal) {
      await goodbye?.(payload, event, signal)
      await departures.left(event)
    },
  }
  const restating = running.restates && createRestating({ store, bus, service, sources: running.restates, clock, log })
  if (restating) {
    hears['restatement.requested'] = (request, event) => restating.asked(event.id, request)
  }
  // Opened as what the service keeps itself, so that it goes with an owner who leaves.
  const activity = createActivity({ store: belongings.engines.store ?? store, service })
  const guarded = (router: Router) => {
    const open = departures.guardRoutes(router)
    return activity?.guardRoutes(open) ?? open
  }
  const routes = running.routes && ((router: Router) => running.routes?.(guarded(router)))
  const stop = async () => running.stop?.()
  return { running: { ...running, hears, stop, ...(routes && { routes }) }, departures, restating }
}

/** Both sets are read before anything is thrown, so that an operator sees every problem at once. */
function loadBoth<S extends Settings>(settings: S, env: Record<string, string | undefined>) {
  const loaded = loadConfig<Settings>({ ...commonSettings, ...settings }, env)
  const config = loaded.config as ConfigOf<S> & ConfigOf<typeof commonSettings>
  return {
    config: { own: config as ConfigOf<S>, common: config as ConfigOf<typeof commonSettings> },
    warnings: loaded.warnings,
  }
}

async function mount(
  http: FastifyInstance,
  running: RunningService,
  { tokens, seen }: Pick<RouterOptions, 'tokens' | 'seen'>,
  tell: (router: Router) => void,
) {
  await running.http?.(http)
  if (!running.routes) return
  const api = async (scope: FastifyInstance) => {
    const router = createRouter(scope, { tokens, seen, verifyVisitor: running.verifyVisitor })
    running.routes?.(router)
    tell(router)
  }
  await http.register(Object.assign(api, { [DISPLAY_NAME]: 'api' }), { prefix: '/api' })
}

/** A plugin without one has its name looked for among all modules that were loaded. */
const DISPLAY_NAME = Symbol.for('fastify.display-name')

/** What a consumer that is new asks for once it listens. */
async function historyOf(
  service: string,
  { hears, hearsNowOnly = [] }: RunningService,
  { store, bus }: Partial<Engines>,
) {
  if (!store || !bus || !hears) return undefined
  const types = (Object.keys(hears) as EventType[]).filter((type) => !hearsNowOnly.includes(type))
  return askForHistory({ store, bus, service, types })
}

/** Topics that a service hears and whose account may not read them, because nobody has said that it does. */
function unnamedTopics(name: string, { hears, watches }: RunningService): string[] {
  const said = heardBy[name]
  if (!said) return []
  const types = Object.keys({ ...hears, ...watches }) as EventType[]
  return [...new Set(types.map((type) => eventCatalog[type].topic))].filter((topic) => !said.includes(topic))
}

async function subscribe(name: string, running: RunningService, bus: Engines['bus'] | undefined) {
  const subscriptions: Subscription[] = []
  if ((running.hears || running.watches) && !bus) throw new Error(`${name} hears events but does not need the bus`)
  const unnamed = unnamedTopics(name, running)
  if (unnamed.length > 0)
    throw new Error(`${name} hears ${unnamed.join()}, which heardBy does not say: it could not read them`)
  const { hears, hearsInBatches: inBatches } = running
  if (bus && hears) subscriptions.push(await consume({ bus, name, handlers: hears, mode: 'durable', inBatches }))
  if (bus && running.watches) {
    subscriptions.push(await consume({ bus, name: `${name}-live`, handlers: running.watches, mode: 'live' }))
  }
  return subscriptions
}
