import type { RouteBodyInput, RouteContract, RouteQueryInput } from '@docent/proto/http'
import {
  envelopeSchema,
  eventCatalog,
  say,
  type EventEnvelope,
  type EventPayload,
  type EventType,
} from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import type { Bus, Subscription } from '../bus/port.ts'
import { systemClock, type Clock, type Ids } from '../clock/index.ts'
import type { Settings } from '../config/index.ts'
import { hostService, type EngineName, type Engines, type HostedService, type Service } from '../service/index.ts'
import { openTestEngines, type TestEngines } from './engines.ts'
import { createTestTokens, type TestMember, type TestTokens } from './tokens.ts'
import { unkind } from './unkind-bus.ts'

/** `npm test` chooses and prints it; the services of one file have one after the other from there on. */
const seed = Number(process.env['DOCENT_SEED'] ?? 1)
let started = 0

export interface TestServiceOptions {
  env?: Record<string, string>
  /** Stand in for engines: models that fail, an upstream that is away. */
  engines?: Partial<Engines>
  /** Engines to share between services of one test; the caller closes them. */
  on?: TestEngines
  clock?: Clock
  ids?: Ids
  /** Called at every named point between two steps: throw to model a crash there. */
  faultPoint?: (name: string) => void
  /** Least level of log lines to print; silent by default. */
  logLevel?: string
  tokens?: TestTokens
  /** How long answers in flight may take to finish when it stops, where it listens. */
  finishMs?: number
}

export interface CallOptions<R extends RouteContract> {
  /** The owner who calls; their token is made. Leave it out to call as nobody. */
  as?: string
  /** Whether that owner runs the installation. */
  operates?: boolean
  /** Who has that owner's account open; the owner when absent. */
  member?: TestMember
  /** A token as it is, for visitors and for bad tokens. */
  token?: string
  body?: RouteBodyInput<R> | Record<string, unknown>
  query?: RouteQueryInput<R> | Record<string, unknown>
  params?: Record<string, string>
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  /** The parsed JSON body; the text when it is something else. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies of any shape
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

/** A whole service in memory of the test, on real engines and a bus that repeats and delays: requests in, events out. */
export interface TestService {
  http: FastifyInstance
  hosted: HostedService
  engines: TestEngines['engines']
  /** Where the engines keep their files. */
  dir: string
  tokens: TestTokens
  call<R extends RouteContract>(contract: R, options?: CallOptions<R>): Promise<Answer>
  /** Says an event as another service would, and waits until this service has handled or parked it. Returns its id. */
  hear<T extends EventType>(
    owner: string,
    type: T,
    payload: EventPayload<T>,
    options?: { id?: string; occurredAt?: string; recordVersion?: number },
  ): Promise<string>
  /** Every event on the bus so far, oldest first, whoever said it. */
  said<T extends EventType>(type: T): EventEnvelope<EventPayload<T>>[]
  /** Resolves with the first event that fits, said before or after the call. */
  heardSaying<T extends EventType>(
    type: T,
    fits?: (payload: EventPayload<T>, event: EventEnvelope) => boolean,
  ): Promise<EventEnvelope<EventPayload<T>>>
  settled(): Promise<void>
  /** Stops the service and starts it again on the same engines, with other options where given. */
  restart(changes?: TestServiceOptions): Promise<TestService>
  stop(): Promise<void>
}

/** Starts a service the way a process would, without a port. Stop it at the end of the test. */
export async function startTestService<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const { clock, ids, on } = options
  const tokens = options.tokens ?? (await createTestTokens())
  return startOn(on ?? (await openTestEngines({ clock, ids })), service, { ...options, tokens }, on === undefined)
}

/** `ours` says who closes the engines: the last service that was started on them, or whoever opened them. */
async function startOn<S extends Settings, N extends EngineName>(
  own: TestEngines,
  service: Service<S, N>,
  options: TestServiceOptions & { tokens: TestTokens },
  ours: boolean,
): Promise<TestService> {
  const { tokens, clock = systemClock } = options
  const bus = unkind(own.engines.bus, seed + started++)
  const engines = { ...own.engines, bus, ...options.engines } as Engines
  const heard = await listen(own.engines.bus)
  const hosted = await hostService(service, {
    env: { ...tokens.env, PUBLIC_URL: 'http://localhost:3000', ...options.env },
    engines,
    clock,
    ids: options.ids,
    faultPoint: options.faultPoint,
    finishMs: options.finishMs,
    log: pino({ level: options.logLevel ?? 'silent' }),
  })
  const settled = async () => {
    await hosted.caughtUp()
    await heard.subscription.caughtUp()
  }
  const end = async () => {
    await hosted.stop()
    await heard.subscription.stop()
  }

  return {
    http: hosted.http,
    hosted,
    engines: { ...own.engines, bus },
    dir: own.dir,
    tokens,
    settled,
    said: (type) => heard.events.filter((event) => event.type === type) as never,
    heardSaying: (type, fits = () => true) => heard.first(type, fits as never) as never,
    call: async (contract, call = {}) => request(hosted.http, contract, call, tokens),
    async hear(owner, type, payload, { id = randomUUID(), occurredAt, recordVersion } = {}) {
      const { topic, version, payload: parsed } = say(type, payload)
      const event = envelopeSchema.parse({
        id,
        type,
        version,
        ownerId: ownerId(owner),
        occurredAt: occurredAt ?? clock.now().toISOString(),
        recordVersion,
        payload: parsed,
      })
      await engines.bus.publish([{ topic, event }])
      await settled()
      return id
    },
    async restart(changes = {}) {
      await end()
      return startOn(own, service, { ...options, ...changes, tokens }, ours)
    },
    async stop() {
      await end()
      if (ours) await own.close()
    },
  }
}

interface Listener {
  events: EventEnvelope[]
  subscription: Subscription
  first(type: EventType, fits: (payload: unknown, event: EventEnvelope) => boolean): Promise<EventEnvelope>
}

async function listen(bus: Bus): Promise<Listener> {
  const events: EventEnvelope[] = []
  const waiting = new Set<(event: EventEnvelope) => void>()
  const subscription = await bus.subscribe({
    name: `test-listener-${randomUUID()}`,
    topics: [...new Set(Object.values(eventCatalog).map((one) => one.topic))],
    async handle({ event }) {
      if (events.some((one) => one.id === event.id)) return
      events.push(event)
      for (const tell of waiting) tell(event)
    },
  })
  return {
    events,
    subscription,
    first(type, fits) {
      const matches = (event: EventEnvelope) => event.type === type && fits(event.payload, event)
      const before = events.find(matches)
      if (before) return Promise.resolve(before)
      return new Promise((resolve) => {
        const tell = (event: EventEnvelope) => {
          if (!matches(event)) return
          waiting.delete(tell)
          resolve(event)
        }
        waiting.add(tell)
      })
    },
  }
}

async function request(
  http: FastifyInstance,
  contract: RouteContract,
  call: CallOptions<RouteContract>,
  tokens: TestTokens,
): Promise<Answer> {
  const token =
    call.token ??
    (call.as === undefined ? undefined : await tokens.sign(call.as, { operates: call.operates, member: call.member }))
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''))
  const reply = await http.inject({
    method: contract.method,
    url: `/api${path}`,
    query: Object.fromEntries(Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)])),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...call.headers },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  })
  const json = String(reply.headers['content-type'] ?? '').startsWith('application/json')
  return {
    status: reply.statusCode,
    body: json ? JSON.parse(reply.body) : reply.body,
    text: reply.body,
    headers: reply.headers,
  }
}
