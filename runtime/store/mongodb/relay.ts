import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { retry } from '../../backoff/index.ts'
import type { Bus, OutgoingEvent } from '../../bus/port.ts'
import type { Clock } from '../../clock/index.ts'
import { fromOutbox, type RecordDocument } from './document.ts'
import type { Documents } from './documents.ts'

type Outstanding = Pick<RecordDocument, '_id' | 'version' | 'outbox'>

export interface RelayOptions {
  bus: Pick<Bus, 'publish'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'debug'>
  random: () => number
  faultPoint: (name: string) => void
  /** How often records with a full outbox are looked for, in milliseconds. */
  sweepEveryMs: number
  /** How long an outbox is left to the process that filled it, in milliseconds. */
  sweepAfterMs: number
  /** More events than this are left in the database until the bus is back. */
  maxQueued: number
  /** How long what is published may wait for others to be cleared in the same command, in milliseconds. */
  clearAfterMs: number
}

/**
 * Publishes what lies in the outboxes, then clears exactly that: a few at a time, because a clearing costs a command of its own, and
 * what a process did not come to clear is only said again. Order: the first deliveries of one record's events keep
 * the order of its writes, whoever relays them, because everyone publishes an outbox from its oldest entry on. The events of
 * an owner's different records keep the order in which one process wrote them; between processes they may swap places when
 * they are written within the delay of a relay, or when a process died before it published.
 */
export interface Relay {
  /** Takes what lies in the outbox of a document that was just written. */
  announce(documents: Documents, document: Outstanding): void
  /** Takes what earlier processes left in a collection, and looks after it from now on. */
  watch(documents: Documents): Promise<void>
  /** Resolves when everything announced so far is published and cleared, or when the time is up. */
  settled(withinMs: number): Promise<void>
  close(withinMs: number): Promise<void>
}

interface Entry extends OutgoingEvent {
  documents: Documents
  recordId: string
  text: string
  /** Set on the last entry of an outbox: with this version there is nothing else in it. */
  closes?: number
}

/** What of one outbox is published; with `closes` all of it, unless the record has another version by now. */
interface Published {
  entry: Entry
  texts: string[]
  closes: number | undefined
}

/** Versions begin above. */
const NO_VERSION = -1
const BATCH = 200
/** A failed batch is said again in whole: an owner's repeats must stay well below what a record remembers. */
const BATCH_PER_OWNER = 16
/** What is published and not cleared would be said again after a kill, so it is held to the same number. */
const UNCLEARED = BATCH_PER_OWNER
const LOOK_AHEAD = 2_000
const SWEEP_PAGE = 500

export function createRelay(options: RelayOptions): Relay {
  const { bus, clock, log, random, faultPoint, sweepEveryMs, sweepAfterMs, maxQueued, clearAfterMs } = options
  const closing = new AbortController()
  const watched = new Set<Documents>()
  const queued = new Set<string>()
  let queue: Entry[] = []
  let published: Entry[] = []
  let clearing: NodeJS.Timeout | undefined
  /** Those who wait until nothing is left to clear. */
  let waiting = 0
  let running: Promise<void> | undefined
  let behind = false
  let catchingUp = false
  let missed = false
  let looking = false
  const timer = setInterval(() => void lookAfter(), sweepEveryMs)
  timer.unref()

  function enqueue(documents: Documents, { _id, version, outbox }: Outstanding) {
    for (const [index, text] of outbox.entries()) {
      const outgoing = fromOutbox(text)
      if (queued.has(outgoing.event.id)) continue
      queued.add(outgoing.event.id)
      const closes = index === outbox.length - 1 ? version : undefined
      queue.push({ ...outgoing, documents, recordId: _id, text, closes })
    }
    if (queue.length > 0 && !closing.signal.aborted) running ??= run()
  }

  async function run() {
    try {
      while ((queue.length > 0 || behind || isClearingDue()) && !closing.signal.aborted) {
        if (queue.length === 0 && behind) await catchUp()
        const batch = nextBatch()
        if (published.length > 0 && published.length + batch.length > UNCLEARED) await clearPublished()
        if (batch.length > 0) await say(batch)
        if (closing.signal.aborted) return
        if (isClearingDue()) await clearPublished()
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'mongodb: the relay stopped')
    } finally {
      // In the same breath as the look at the queue, or an entry in between would wait for the next one.
      running = undefined
    }
  }

  async function say(batch: readonly Entry[]) {
    await keepTrying('publish events', () => bus.publish(batch.map(({ topic, event }) => ({ topic, event }))))
    if (closing.signal.aborted) return
    faultPoint('outbox.published')
    published.push(...batch)
    clearing ??= setTimeout(clearNow, clearAfterMs).unref()
  }

  function isClearingDue() {
    return published.length > 0 && (clearing === undefined || waiting > 0 || published.length >= UNCLEARED)
  }

  function clearNow() {
    clearTimeout(clearing)
    clearing = undefined
    if (published.length > 0 && !closing.signal.aborted) running ??= run()
  }

  async function clearPublished() {
    const batch = published
    published = []
    clearTimeout(clearing)
    clearing = undefined
    await keepTrying('clear outboxes', () => clear(batch))
    for (const { event } of batch) queued.delete(event.id)
    faultPoint('outbox.cleared')
  }

  function nextBatch(): Entry[] {
    const batch: Entry[] = []
    const rest: Entry[] = []
    const perOwner = new Map<string, number>()
    for (const entry of queue.slice(0, LOOK_AHEAD)) {
      const taken = perOwner.get(entry.event.ownerId) ?? 0
      if (batch.length < BATCH && taken < BATCH_PER_OWNER) batch.push(entry)
      else rest.push(entry)
      perOwner.set(entry.event.ownerId, taken + 1)
    }
    queue = [...rest, ...queue.slice(LOOK_AHEAD)]
    return batch
  }

  /** Tries until it works; gives up only when the store closes, and then leaves the entries to the next process. */
  async function keepTrying(what: string, task: () => Promise<void>) {
    const onFailure = (error: unknown, failed: number) =>
      log.warn({ error: String(error), failed }, `mongodb: could not ${what}; trying again`)
    await retry(task, { signal: closing.signal, random, onFailure })
  }

  async function clear(batch: readonly Entry[]) {
    const records = new Map<string, Published>()
    for (const entry of batch) {
      const key = `${entry.documents.name}\n${entry.recordId}`
      const record = records.get(key) ?? { entry, texts: [], closes: undefined }
      record.texts.push(entry.text)
      record.closes = entry.closes
      records.set(key, record)
    }
    const byCollection = Map.groupBy(records.values(), ({ entry }) => entry.documents)
    await Promise.all([...byCollection].map(([documents, all]) => clearIn(documents, all)))
  }

  /** One command; after an outage there are thousands, and where nothing was added meanwhile a third of it does. */
  async function clearIn(documents: Documents, published: Published[]) {
    const whole = published.flatMap(({ entry: { recordId: _id }, closes }) =>
      closes === undefined
        ? []
        : [{ filter: { _id, version: closes }, change: { $set: { outbox: [] }, $unset: { pending: 1 } } }],
    )
    const each = published.flatMap(({ entry: { recordId: _id }, texts, closes }) => [
      { filter: { _id, version: { $ne: closes ?? NO_VERSION } }, change: { $pullAll: { outbox: texts } } },
      { filter: { _id, outbox: { $size: 0 } }, change: { $unset: { pending: 1 } } },
    ])
    if (published.length <= UNCLEARED) return void (await documents.updateEach([...whole, ...each]))
    const cleared = whole.length > 0 ? await documents.updateEach(whole) : 0
    if (cleared < published.length) await documents.updateEach(each)
  }

  /** After an overflow: everything is read again, until nothing was written meanwhile. */
  async function catchUp() {
    await keepTrying('read outboxes', async () => {
      missed = false
      behind = false
      catchingUp = true
      for (const documents of watched) await sweep(documents, 0)
    })
    catchingUp = false
    if (missed) behind = true
  }

  /** Claims what is older, so that of several processes one relays it. */
  async function sweep(documents: Documents, olderThanMs: number) {
    const now = clock.now().getTime()
    const until = new Date(now - olderThanMs)
    const claimed = new Date(now + 1)
    for (;;) {
      const oldest = { sort: { pending: 1, _id: 1 }, limit: SWEEP_PAGE } as const
      const found = await documents.find({ pending: { $lte: until } }, oldest)
      for (const document of found) {
        const { _id, pending } = document
        if (await documents.update({ _id, pending }, { $set: { pending: claimed } })) enqueue(documents, document)
      }
      if (found.length < SWEEP_PAGE) return
      if (queue.length >= maxQueued) behind = true
      if (behind) return
    }
  }

  /** Also while there is always something to say here: what a process that died left would wait for a quiet moment else. */
  async function lookAfter() {
    if (looking || behind || catchingUp || queue.length > BATCH || closing.signal.aborted) return
    looking = true
    try {
      for (const documents of watched) await sweep(documents, sweepAfterMs)
    } catch (error) {
      log.debug({ error: String(error) }, 'mongodb: could not look for full outboxes')
    } finally {
      looking = false
    }
  }

  return {
    announce(documents, document) {
      if (document.outbox.length === 0) return
      faultPoint('outbox.written')
      if (queue.length >= maxQueued) behind = true
      if (behind || catchingUp) missed = true
      else enqueue(documents, document)
    },
    async watch(documents) {
      await sweep(documents, 0)
      watched.add(documents)
    },
    async settled(withinMs) {
      const late = new AbortController()
      const tooLate = sleep(withinMs, undefined, { signal: late.signal }).catch(() => undefined)
      waiting += 1
      clearNow()
      await Promise.race([running, tooLate])
      waiting -= 1
      late.abort()
    },
    async close(withinMs) {
      clearInterval(timer)
      await this.settled(withinMs)
      closing.abort()
    },
  }
}
