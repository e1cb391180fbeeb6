import type { EventEnvelope } from '@docent/proto/events'
import type { Clock } from '../clock/index.ts'
import { logEntry } from '../sqlite/log.ts'
import type { Step } from '../sqlite/protocol.ts'
import type { Reader } from '../sqlite/reader.ts'
import type { ParkedEvent, ParkedFilter } from './port.ts'
import type { Work } from './sqlite-consumer.ts'

const DEFAULT_LIMIT = 100

/** The same event parks once per consumer, however often it is delivered. */
export function parkedRow(consumer: string, { entry, tries }: Work, error: string, clock: Clock): Step {
  return {
    kind: 'park',
    id: `${consumer}:${entry.event().id}`,
    consumer,
    topic: entry.topic,
    owner: entry.owner,
    event: entry.json,
    attempts: tries.attempt,
    error,
    at: clock.now().getTime(),
  }
}

export function readParked(reader: Reader, { consumer, limit = DEFAULT_LIMIT }: ParkedFilter): ParkedEvent[] {
  const rows = reader.all(
    'SELECT * FROM parked WHERE replaying = 0 AND (?1 IS NULL OR consumer = ?1) ORDER BY at, id LIMIT ?2',
    consumer ?? null,
    limit,
  )
  return rows.map((row) => ({
    id: String(row.id),
    consumer: String(row.consumer),
    topic: String(row.topic),
    event: JSON.parse(String(row.event)) as EventEnvelope,
    attempts: Number(row.attempts),
    error: String(row.error),
    parkedAt: new Date(Number(row.at)).toISOString(),
  }))
}

/** Parked events that were asked to be delivered again, by this process or another. */
export function readReplays(reader: Reader, consumer: string) {
  const rows = reader.all('SELECT * FROM parked WHERE consumer = ? AND replaying = 1 ORDER BY at, id', consumer)
  return rows.map((row) => ({
    replayOf: String(row.id),
    entry: logEntry({
      seq: 0,
      at: Number(row.at),
      topic: String(row.topic),
      owner: String(row.owner),
      json: String(row.event),
    }),
  }))
}
