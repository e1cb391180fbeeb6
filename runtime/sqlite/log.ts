import type { EventEnvelope } from '@docent/proto/events'
import type { Reader } from './reader.ts'
import type { Appended } from './writer.ts'

export interface LogEntry {
  seq: number
  topic: string
  owner: string
  /** When it was written, in milliseconds. */
  at: number
  json: string
  /** Parsed on first use and shared by all consumers, therefore frozen. */
  event(): EventEnvelope
}

/** The log as consumers read it: recent entries from memory, older ones from the file. */
export interface Log {
  /** Number of the last entry that is known of. */
  last(): number
  /** Takes in what the writer of this process appended. */
  append(appended: Appended): void
  /** Looks at the file for what other processes appended. */
  refresh(): void
  /** Entries after this number, oldest first; some of them, but none only when there is none. */
  read(after: number): readonly LogEntry[]
  entry(seq: number): LogEntry | undefined
  onGrowth(listener: () => void): () => void
}

/** Entries kept in memory, parsed: consumers are some tens of them behind, and who is further behind reads the file. */
const RING = 512
/** Entries read from the file at once. */
const PAGE = 128

export function createLog(reader: Reader): Log {
  const ring: (LogEntry | undefined)[] = Array.from({ length: RING })
  const listeners = new Set<() => void>()
  let last = stored()

  function stored() {
    return Number(reader.get("SELECT seq FROM sqlite_sequence WHERE name = 'log'")?.seq ?? 0)
  }

  function grow(to: number) {
    if (to <= last) return
    last = to
    for (const listener of listeners) listener()
  }

  const inRing = (seq: number) => {
    const found = ring[seq % RING]
    return found?.seq === seq ? found : undefined
  }

  return {
    last: () => last,
    append({ firstSeq, at, entries }) {
      entries.forEach(({ topic, owner, json }, index) => {
        const seq = firstSeq + index
        ring[seq % RING] = logEntry({ seq, at, topic, owner, json })
      })
      grow(firstSeq + entries.length - 1)
    },
    refresh: () => grow(stored()),
    read(after) {
      const found: LogEntry[] = []
      for (let entry = inRing(after + 1); entry && found.length < PAGE; entry = inRing(entry.seq + 1)) found.push(entry)
      if (found.length > 0 || after >= last) return found
      return reader
        .all('SELECT seq, at, topic, owner, event AS json FROM log WHERE seq > ? ORDER BY seq LIMIT ?', after, PAGE)
        .map((row) => logEntry(row as unknown as Omit<LogEntry, 'event'>))
    },
    entry(seq) {
      const row = reader.get('SELECT seq, at, topic, owner, event AS json FROM log WHERE seq = ?', seq)
      return row && logEntry(row as unknown as Omit<LogEntry, 'event'>)
    },
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function logEntry(row: Omit<LogEntry, 'event'>): LogEntry {
  let parsed: EventEnvelope | undefined
  return { ...row, event: () => (parsed ??= deepFreeze(JSON.parse(row.json) as EventEnvelope)) }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
