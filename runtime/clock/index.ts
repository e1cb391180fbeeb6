import { randomUUID } from 'node:crypto'
import { freshBytes } from './random-bytes.ts'

/** Time, injected so that tests decide it. */
export interface Clock {
  now(): Date
}

/** Ids and secrets, injected so that tests can foresee them. */
export interface Ids {
  /** A new id nobody has used: a version 4 UUID. */
  next(): string
  /** An unguessable token of this many random bytes, base64url. */
  secret(bytes: number): string
}

/** A moment that does not come, in milliseconds since 1970: when what is over is due again. */
export const NEVER = Number.MAX_SAFE_INTEGER

export const systemClock: Clock = { now: () => new Date() }

export const randomIds: Ids = {
  next: () => randomUUID(),
  secret: (bytes) => freshBytes(bytes).toString('base64url'),
}
