import { randomBytes, randomUUID } from 'node:crypto'

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

export const systemClock: Clock = { now: () => new Date() }

export const randomIds: Ids = {
  next: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
}
