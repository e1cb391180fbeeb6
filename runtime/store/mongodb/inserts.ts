import type { RecordDocument } from './document.ts'

/** What goes in one command at most; the driver parts what is more than a message holds. */
const MOST = 100
/** Commands of one collection that are under way at the same time: what comes meanwhile waits for one of them, and goes together. */
const AT_ONCE = 2

export interface InsertCommands {
  /** Refuses what was not answered in time. */
  inTime<R>(question: Promise<R>): Promise<R>
  one(document: RecordDocument): Promise<unknown>
  /** Each by itself. Resolves with the places of those that were not inserted. */
  many(documents: RecordDocument[]): Promise<number[]>
}

interface Waiting {
  document: RecordDocument
  done: PromiseWithResolvers<void>
}

/** Inserts of one collection. Alone, one is a command at once; many share commands, and each learns what became of it alone. */
export function createInserts({ inTime, one, many }: InsertCommands) {
  const waiting = new Set<Waiting>()
  let underWay = 0

  return (document: RecordDocument): Promise<void> => {
    const done = Promise.withResolvers<void>()
    const entry = { document, done }
    waiting.add(entry)
    // What is written side by side, as for a batch of events, comes before this and goes along.
    queueMicrotask(next)
    // What is refused because those in front hang is not sent after that.
    return inTime(done.promise).finally(() => void waiting.delete(entry))
  }

  function next(): void {
    if (underWay >= AT_ONCE || waiting.size === 0) return
    const batch = [...waiting].slice(0, MOST)
    for (const entry of batch) waiting.delete(entry)
    underWay += 1
    void send(batch).finally(() => {
      underWay -= 1
      next()
    })
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch
    if (batch.length === 1 && first) return settle(first, one(first.document))
    try {
      const refused = new Set(await many(batch.map(({ document }) => document)))
      // Asked for alone, it is told why in the words of always.
      const again = batch.filter((_, at) => refused.has(at))
      for (const [at, { done }] of batch.entries()) if (!refused.has(at)) done.resolve()
      await Promise.all(again.map((each) => settle(each, one(each.document))))
    } catch (error) {
      for (const { done } of batch) done.reject(error)
    }
  }

  async function settle({ done }: Waiting, inserted: Promise<unknown>): Promise<void> {
    await inserted.then(() => done.resolve(), done.reject)
  }
}
