import type { EventEnvelope } from '@docent/proto/events'
import { z } from 'zod'

/** What of an event says how new its word is. */
export type Heard = Pick<EventEnvelope, 'occurredAt' | 'recordVersion'>

/** How new what is known is: fields that a projection keeps beside the word. */
export interface Stamp {
  /** When it was said, by the clock of whoever said it. */
  saidAt?: string | undefined
  /** The version of the record it was said with; absent where it was said by a former release. */
  version?: number | undefined
}

export const stampShape = { saidAt: z.string().optional(), version: z.number().optional() }

/**
 * Whether an event is newer than what is known of the same record. Versions decide, whatever the clocks say; where one of
 * the two has none, the time does. A tie is a repeat: not newer.
 */
export function supersedes({ occurredAt, recordVersion }: Heard, known: Stamp | undefined): boolean {
  if (!known) return true
  if (recordVersion !== undefined && known.version !== undefined) return recordVersion > known.version
  return known.saidAt === undefined || occurredAt > known.saidAt
}

/** The stamp of a word that superseded another. A version, once known, is kept: its repeats may still come. */
export const stampOf = ({ occurredAt, recordVersion }: Heard, known?: Stamp): { saidAt: string; version?: number } => {
  const version = recordVersion ?? known?.version
  return { saidAt: occurredAt, ...(version === undefined ? {} : { version }) }
}

/** A record that goes by a title, under the newer of two; `named` is how new the one that it has is. */
export function underNewer<T extends { title?: string | undefined; named?: Stamp | undefined }>(
  known: T,
  title: string,
  event: Heard,
): T {
  return supersedes(event, known.named ?? {}) ? { ...known, title, named: stampOf(event, known.named) } : known
}
