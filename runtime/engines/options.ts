import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../bus/port.ts'

/** What every engine is opened with. */
export interface OpenOptions {
  env: Record<string, string | undefined>
  /** The service that uses the engines: named in clients, so that an operator sees who is connected. */
  service: string
  log: FastifyBaseLogger
  /** Named points between the steps of an engine. */
  faultPoint?: (name: string) => void
  /** Told of each event that a consumer gave up on. */
  onParked?: () => void
  /** Stands before the bus, for the store too, which sends what its records say. */
  beforeBus?(bus: Bus): Bus
}
