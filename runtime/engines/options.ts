import type { FastifyBaseLogger } from 'fastify'

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
}
