import type { EventEnvelope, EventPayload, EventType } from '@docent/proto/events'
import type { FindingView } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { FailureCatalog } from '@docent/proto/failures'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Blobs } from '../blobs/port.ts'
import type { Bus } from '../bus/port.ts'
import type { Clock, Ids } from '../clock/index.ts'
import type { ConfigOf, Settings } from '../config/index.ts'
import type { Router, VerifyVisitor } from '../http/index.ts'
import type { TokenVerifier } from '../auth/index.ts'
import type { Mailer } from '../mail/port.ts'
import type { Models } from '../models/port.ts'
import type { Presence } from '../presence/index.ts'
import type { Store } from '../store/port.ts'
import type { Upstreams } from '../upstreams/port.ts'
import type { Restated } from './restating.ts'
import type { Vectors } from '../vectors/port.ts'

/** Every engine a service can be given, by port. */
export interface Engines {
  bus: Bus
  store: Store
  blobs: Blobs
  vectors: Vectors
  models: Models
  mail: Mailer
  upstreams: Upstreams
}
export type EngineName = keyof Engines

/** What a service is given when it starts. Only the engines it needs are there. */
export interface ServiceContext<S extends Settings, N extends EngineName> {
  config: ConfigOf<S>
  engines: Pick<Engines, N>
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  tokens: TokenVerifier
  /** Who calls this process, whichever of its services. */
  presence: Presence
  /**
   * Names a point between two steps that write nothing; the fault harness can end the process there, as it can after everything an
   * engine has written. Does nothing otherwise.
   */
  faultPoint(name: string): void
}

/** Handlers by event type. A rejection is retried, then parked; a handler must bear repeats. */
export type Handlers = {
  [T in EventType]?: (
    payload: EventPayload<T>,
    event: EventEnvelope<EventPayload<T>>,
    signal: AbortSignal,
  ) => Promise<void>
}

export interface RunningService {
  /** Mounts the routes of the contract, below `/api`. */
  routes?(router: Router): void
  /** Mounts anything else on the bare server: the gateway only. */
  http?(app: FastifyInstance): void | Promise<void>
  /** Whether a trace that a caller names goes on: for who is called by strangers. Default: yes. */
  followsTrace?(request: FastifyRequest): boolean
  /** What the service hears, handled once for all its instances. */
  hears?: Handlers
  /** Of what it hears, what counts only when it happens: nobody is asked to tell such records again where it is new. */
  hearsNowOnly?: readonly EventType[]
  /**
   * Of what it hears, what bears any order: as each is of a record of its own, or the record takes them in any. Those of one owner are
   * handled together with what comes within so many milliseconds, unless it hears others of their topic in order.
   */
  hearsInBatches?: { types: readonly EventType[]; lingerMs: number }
  /** Current records that the service can tell again, by the event that tells them; every type that `canBeRestated`. */
  restates?: Partial<Record<EventType, Restated>>
  /** What every instance hears from now on, without retry: for live views. */
  watches?: Handlers
  /** The models in use, where operators can choose others than the environment does: for the doctor. */
  models?(): Models
  /**
   * What leaves with an owner beside the records, blobs and vectors that the service keeps: those the host removes itself,
   * and it closes the routes to the owner and drops events about them. Called before, each time; bears repeats.
   */
  leaving?(owner: OwnerId): Promise<void>
  /** Checks the tokens of routes that visitors may call. */
  verifyVisitor?: VerifyVisitor
  /** Starts what runs on its own (workers, sweeps) once events flow and before requests are taken. */
  begin?(): Promise<void>
  /** Ends what `begin` started; in-flight work is finished or left resumable. */
  stop?(): Promise<void>
}

/** A service is a value; a process is a choice of values. */
export interface Service<S extends Settings = Settings, N extends EngineName = EngineName> {
  name: string
  settings: S
  /** Everything it can refuse, for the reference page. */
  failures?: FailureCatalog
  needs: readonly N[]
  /** Looks at what it needs beside its engines, for the doctor; changes nothing. */
  looksAt?(config: ConfigOf<S>): Promise<FindingView[]>
  start(context: ServiceContext<S, N>): Promise<RunningService>
}

/** Keeps the literal types of a service's settings and needs. */
export function defineService<const S extends Settings, const N extends EngineName>(
  service: Service<S, N>,
): Service<S, N> {
  return service
}
