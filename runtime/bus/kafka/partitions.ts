import { createProgress, type Cursor, type Progress } from './progress.ts'
import type { Assignment, Seek } from './session.ts'

/** A partition that is ours, for as long as it is. */
export interface Partition {
  topic: string
  number: number
  /** Resolves when it is known what is handled already. */
  progress: Promise<Progress>
  known?: Progress
  /** Aborts when the partition is somebody else's, or when the member stops. */
  gone: AbortController
  paused: boolean
}

/** Where a member begins to read: where its group stands, or at given offsets by `keyOf`. */
export type From =
  | { kind: 'group'; cursors(topics: readonly string[]): Promise<ReadonlyMap<string, Cursor>> }
  | { kind: 'offsets'; offsets: ReadonlyMap<string, number> }

export interface Partitions {
  find(topic: string, number: number): Partition | undefined
  all(): Partition[]
  /** What is ours from now on. `continued`: we were never away. Answers where to read on, where that is not the group's to say. */
  assign(assignment: Assignment, continued: boolean): Seek[]
  /** The first offset that concerns us, where that is known before the first message. */
  begin(key: string): number | undefined
  giveUp(reason: string): void
}

export const keyOf = (topic: string, number: number) => `${topic}\n${number}`

export function createPartitions(from: From): Partitions {
  const partitions = new Map<string, Partition>()
  const begin = (key: string) => (from.kind === 'offsets' ? (from.offsets.get(key) ?? 0) : undefined)

  function drop(stays: (key: string) => boolean) {
    for (const [key, partition] of partitions) {
      if (stays(key)) continue
      partitions.delete(key)
      partition.gone.abort(new Error('the partition is no longer ours'))
    }
  }

  function add(key: string, topic: string, number: number): Partition {
    const known = from.kind === 'offsets' ? createProgress() : undefined
    const progress = Promise.resolve(known ?? createProgress())
    const partition: Partition = { topic, number, progress, known, gone: new AbortController(), paused: false }
    partitions.set(key, partition)
    return partition
  }

  /** What the group has handled beyond the offset that it committed stands beside that offset. */
  function readCursors(added: readonly Partition[]) {
    if (from.kind !== 'group' || added.length === 0) return
    const reading = from.cursors([...new Set(added.map(({ topic }) => topic))])
    for (const partition of added) {
      partition.progress = reading.then((cursors) => {
        partition.known = createProgress(cursors.get(keyOf(partition.topic, partition.number)))
        return partition.known
      })
    }
  }

  return {
    find: (topic, number) => partitions.get(keyOf(topic, number)),
    all: () => [...partitions.values()],
    begin,
    assign(assignment, continued) {
      const assigned = Object.entries(assignment).flatMap(([topic, list]) =>
        list.map((number) => ({ key: keyOf(topic, number), topic, number })),
      )
      const keys = new Set(assigned.map(({ key }) => key))
      // Who was away may find that others went on meanwhile: what it had in hand is void.
      drop((key) => keys.has(key) && (continued || from.kind === 'offsets'))
      const added = assigned
        .filter(({ key }) => !partitions.has(key))
        .map(({ key, topic, number }) => add(key, topic, number))
      readCursors(added)
      return assigned.flatMap(({ key, topic, number }) => {
        const offset = partitions.get(key)?.known?.position() ?? begin(key)
        return offset === undefined ? [] : [{ topic, partition: number, offset }]
      })
    },
    giveUp(reason) {
      for (const { gone } of partitions.values()) gone.abort(new Error(reason))
    },
  }
}
