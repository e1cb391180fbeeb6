// What it takes to show a year: `node bench/insights/run.ts [--answers 120000]`. Beside it the same numbers answer by answer, which is
// what a page without added-up days would do.
import { eventCatalog, type EventEnvelope, type EventPayload } from '@docent/proto/events'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { openTestEngines } from '@docent/runtime/testing'
import { seededRandom } from '@docent/runtime/testing/random.ts'
import { DAY_MS } from '@docent/runtime/units'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { createAnswers } from '../../services/insights/src/answers/answers.ts'
import { createDays, daysSpec, type Days } from '../../services/insights/src/days/days.ts'
import { createDocuments } from '../../services/insights/src/known/documents.ts'
import { createWidgets } from '../../services/insights/src/known/widgets.ts'
import { analyticsOf } from '../../services/insights/src/reading/analytics.ts'
import { recordResult } from '../record.ts'

const { values } = parseArgs({ options: { answers: { type: 'string', default: '120000' } } })
const ANSWERS = Number(values.answers)
/** The page of a year, in milliseconds. */
const LIMIT_MS = 200
const MB = 1024 * 1024
const READS = 15
const AT_ONCE = 500
const YEAR = 365
const NOW = Date.parse('2026-11-23T12:00:00Z')
const wanted = { from: '2025-11-24', to: '2026-11-23', timeZone: 'Europe/Berlin' }
/** How the answers of a year are spread over widgets: the owner of a busy one, and of five. */
const cases = [
  { name: 'one widget', owner: ownerId('one'), widgets: 1 },
  { name: 'five widgets', owner: ownerId('five'), widgets: 5 },
]

const { engines, close } = await openTestEngines()
const { store } = engines
let ids = 0
const answers = createAnswers(store)
const days = createDays({
  store,
  answers,
  clock: { now: () => new Date(NOW) },
  ids: { next: () => `id-${(ids += 1)}`, secret: () => '' },
})
const reading = { answers, days, documents: createDocuments(store), widgets: createWidgets(store) }
/** Knows which days there are, and nothing of what is in them. */
const scanned: Days = {
  ...days,
  between: async (...span) => (await days.between(...span)).map((day) => ({ ...day, cells: undefined })),
}

try {
  const rows = [
    `| a year of | days kept | CPU to read it (limit ${LIMIT_MS} ms) | the first time | line by line | ratio |`,
    '|---|---|---|---|---|---|',
  ]
  const runs: Record<string, unknown> = {}
  for (const { name, owner, widgets } of cases) {
    await fill(owner, widgets)
    const read = await timed(() => analyticsOf(reading, owner, wanted))
    const scan = await timed(() => analyticsOf({ ...reading, days: scanned }, owner, wanted), 3)
    const kept = await bytesOf(owner)
    if (JSON.stringify(read.last) !== JSON.stringify(scan.last)) throw new Error(`${name}: not the same numbers`)
    const counted = read.last.totals.questions + read.last.totals.smallTalk
    const ms = (value: number) => `${Math.round(value)} ms`
    const answersOf = `${counted.toLocaleString('en')} answers, ${name}`
    const ratio = (scan.median / read.median).toFixed(1)
    rows.push(
      `| ${answersOf} | ${(kept / MB).toFixed(1)} MB | ${ms(read.median)} | ${ms(read.first)} | ${ms(scan.median)} | ${ratio} |`,
    )
    runs[name] = { answers: counted, keptBytes: kept, readMs: read.all, scanMs: scan.all }
    if (read.median > LIMIT_MS) process.exitCode = 1
  }
  console.log(rows.join('\n'))
  recordResult('insights', {
    command: 'node bench/insights/run.ts',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: rows.join('\n'),
    runs,
  })
} finally {
  await close()
}

/** A year of a shop: most is asked in the afternoon, much of it again and again, by visitors who come back. */
async function fill(owner: OwnerId, widgets: number): Promise<void> {
  const random = seededRandom(widgets)
  const below = (most: number) => Math.floor(random() * most)
  const start = NOW - YEAR * DAY_MS
  for (let done = 0; done < ANSWERS; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, ANSWERS - done) }, (_, index) => {
        const hour = Math.min(23, Math.max(0, Math.round(15 + 4 * (random() + random() + random() - 1.5))))
        const at = start + below(YEAR) * DAY_MS + (hour * 60 + below(60)) * 60_000
        return hear(owner, `turn-${owner}-${done + index}`, `w${below(widgets)}-${owner}`, at, below)
      }),
    )
  }
  const left = async () =>
    (await store.collection(daysSpec).find(owner, { where: { state: 'changed', day: { lt: '2026-11-22' } }, limit: 1 }))
      .records.length
  while ((await left()) > 0) await days.rollUp()
}

async function hear(owner: OwnerId, turnId: string, widgetId: string, at: number, below: (most: number) => number) {
  const support = (['strong', 'strong', 'strong', 'strong', 'weak', 'none'] as const)[below(6)] ?? 'strong'
  const visitor = `v${String(below(ANSWERS / 3)).padStart(7, '0')}`
  const payload: EventPayload<'answer.completed'> = eventCatalog['answer.completed'].schema.parse({
    turnId,
    widgetId,
    answered: support === 'strong',
    support,
    sourceDocumentIds: [`document-${below(40)}`],
    model: 'gpt-4.1-mini',
    promptTokens: 1_000 + below(1_000),
    completionTokens: 50 + below(150),
    latencyMs: 300 + below(4_000),
    period: new Date(at).toISOString().slice(0, 7),
    asker: 'visitor',
    visitor,
    conversation: `c${visitor.slice(1)}`,
    language: ['en', 'en', 'en', 'de', 'fr'][below(5)],
    // Half of what is asked was never asked in these words before.
    questionKey: below(2) === 0 ? `key-${String(below(300)).padStart(8, '0')}` : `new-${turnId.slice(-8)}`,
    smallTalk: support === 'strong' && below(20) === 0,
    microDollars: 500 + below(500),
  })
  const event: EventEnvelope<typeof payload> = {
    id: `event-${turnId}`,
    type: 'answer.completed',
    version: 1,
    ownerId: owner,
    occurredAt: new Date(at).toISOString(),
    recordVersion: 1,
    payload,
  }
  await answers.completed(event)
  await days.changed(owner, widgetId, at)
}

/** CPU of this process, so that what else the machine does is not in it: with nothing else to do it takes as long. */
async function timed<T>(task: () => Promise<T>, times = READS) {
  const all: number[] = []
  let last: T | undefined
  for (let time = 0; time <= times; time += 1) {
    const before = process.cpuUsage()
    last = await task()
    const { user, system } = process.cpuUsage(before)
    all.push((user + system) / 1_000)
  }
  const [first = 0, ...others] = all
  const sorted = others.toSorted((a, b) => a - b)
  return { all, last: last as T, first, median: sorted[Math.floor(sorted.length / 2)] ?? 0 }
}

async function bytesOf(owner: OwnerId): Promise<number> {
  let bytes = 0
  let cursor: string | undefined
  do {
    const page = await store.collection(daysSpec).find(owner, { limit: 1_000, cursor })
    bytes += Buffer.byteLength(JSON.stringify(page.records))
    cursor = page.next
  } while (cursor !== undefined)
  return bytes
}
