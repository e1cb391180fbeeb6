import type { NewEntry, Step } from './protocol.ts'
import type { Queries } from './statements.ts'

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

export function append({ run }: Queries, entries: readonly NewEntry[], now: number): void {
  for (const { topic, owner, json } of entries) {
    run('INSERT INTO log (at, topic, owner, event) VALUES (?, ?, ?, ?)', now, topic, owner, json)
  }
}

export const lastSeq = ({ get }: Queries) => Number(get("SELECT seq FROM sqlite_sequence WHERE name = 'log'")?.seq ?? 0)

export function saveCursor({ run }: Queries, { consumer, low, state }: Of<'cursor'>): number {
  return run(
    `INSERT INTO cursors (consumer, low, state) VALUES (?, ?, ?)
     ON CONFLICT (consumer) DO UPDATE SET low = excluded.low, state = excluded.state`,
    consumer,
    low,
    state,
  )
}

/** Parking twice is parking once: the id is made of consumer and event. */
export function park({ run }: Queries, step: Of<'park'>): number {
  return run(
    `INSERT INTO parked (id, consumer, topic, owner, event, attempts, error, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, error = excluded.error, at = excluded.at, replaying = 0`,
    step.id,
    step.consumer,
    step.topic,
    step.owner,
    step.event,
    step.attempts,
    step.error,
    step.at,
  )
}

export const replay = ({ run }: Queries, { id }: Of<'replay'>) =>
  run('UPDATE parked SET replaying = 1 WHERE id = ? AND replaying = 0', id)

export const replayed = ({ run }: Queries, { id }: Of<'replayed'>) =>
  run('DELETE FROM parked WHERE id = ? AND replaying = 1', id)

export const drop = ({ run }: Queries, { id }: Of<'drop'>) =>
  run('DELETE FROM parked WHERE id = ? AND replaying = 0', id)

/**
 * Removes the oldest entries that every known consumer has passed. Without a consumer nothing is removed. What says that it is of
 * later than `from` was written by a wrong clock: nothing behind it waits for that day.
 */
export function trim({ run }: Queries, { before, from, limit }: Of<'trim'>): number {
  return run(
    `DELETE FROM log WHERE seq IN (SELECT seq FROM log ORDER BY seq LIMIT ?)
     AND (at < ? OR at > ?) AND seq < (SELECT min(low) FROM cursors)`,
    limit,
    before,
    from,
  )
}

/** Removes an owner's events before their time: those that every known consumer has passed, and the parked ones. */
export function forget({ run }: Queries, { owner, keep }: Of<'forget'>): number {
  const others = `owner = ? AND json_extract(event, '$.type') NOT IN (SELECT value FROM json_each(?))`
  const kept = JSON.stringify(keep)
  return (
    run(`DELETE FROM log WHERE ${others} AND seq < (SELECT min(low) FROM cursors)`, owner, kept) +
    run(`DELETE FROM parked WHERE ${others}`, owner, kept)
  )
}
