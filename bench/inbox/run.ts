// How long the page of conversations waits at 100,000 of them, beside 1,000: `node bench/inbox/run.ts [--conversations 100000]`.
import { ownerId } from '@docent/proto/ids'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { openRecords } from '@docent/runtime/records'
import type { Store } from '@docent/runtime/store'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { turnsSpec, type Turn } from '../../services/chat/src/conversations/turn.ts'
import { createInbox } from '../../services/chat/src/inbox/inbox.ts'
import { createMarks } from '../../services/chat/src/inbox/marks.ts'
import { recordResult } from '../record.ts'

const { values } = parseArgs({ options: { conversations: { type: 'string', default: '100000' } } })
const SIZES = [1_000, Number(values.conversations)]
const owner = ownerId('bench')
const RUNS = 15
const AT_ONCE = 500
const NOW = Date.parse('2026-11-01T12:00:00Z')
/** Half a year of them. */
const SPAN_MS = 180 * 86_400_000

/** What an owner does on the page. */
const VIEWS = {
  'the newest': {},
  'of one widget': { widgetId: 'widget-1' },
  'not sure': { outcome: 'unsure' },
  'not found': { outcome: 'not-found' },
  'thumbs down': { outcome: 'not-helpful' },
  unread: { unread: 'true' },
  'a word of every tenth': { search: 'parcel' },
  'a word of none': { search: 'zeppelin' },
} as const

const measured = new Map<number, Record<string, number>>()
for (const size of SIZES) measured.set(size, await measure(size))
const [small, large] = SIZES.map((size) => measured.get(size) as Record<string, number>)
const rows = Object.keys(large as object).map((view) => {
  const [few, many] = [small?.[view] ?? 0, large?.[view] ?? 0]
  return `| ${view} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(1)} |`
})
const table = [
  `| view | ms at ${SIZES[0]} | ms at ${SIZES[1]} conversations | ratio |`,
  '|---|---|---|---|',
  ...rows,
].join('\n')
console.log(table)
recordResult('inbox', {
  command: 'node bench/inbox/run.ts',
  machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
  table,
  runs: Object.fromEntries(measured),
})

async function measure(size: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-inbox-'))
  const records = openRecords({
    file: join(folder, 'docent.db'),
    clock: systemClock,
    ids: randomIds,
    onFatal(error) {
      throw error
    },
  })
  try {
    await fill(records.store, size)
    const inbox = createInbox({
      store: records.store,
      marks: createMarks(records.store),
      erasures: { begin: async () => undefined },
    })
    const times: Record<string, number> = {}
    for (const [view, wanted] of Object.entries(VIEWS)) {
      times[view] = await median(() => inbox.list(owner, wanted))
    }
    let cursor: string | undefined
    for (let page = 0; page < 10; page += 1) cursor = (await inbox.list(owner, {}, cursor)).next ?? undefined
    times['the eleventh page'] = await median(() => inbox.list(owner, {}, cursor))
    times['one conversation'] = await median(() =>
      inbox.show(owner, { widgetId: 'widget-1', sessionId: `session-${size - 4}` }),
    )
    return times
  } finally {
    await records.close()
    rmSync(folder, { recursive: true })
  }
}

/** Conversations of one to three turns in four widgets: most answered, some not, few rated. */
async function fill(store: Store, size: number): Promise<void> {
  const turns = store.collection<Turn>(turnsSpec)
  let waiting: Promise<unknown>[] = []
  for (let i = 0; i < size; i += 1) {
    const at = NOW - SPAN_MS + Math.floor((i / size) * SPAN_MS)
    for (let turn = 0; turn < 1 + (i % 3); turn += 1) waiting.push(turns.insert(owner, turnOf(i, turn, at)))
    if (waiting.length >= AT_ONCE || i === size - 1) {
      await Promise.all(waiting)
      waiting = []
    }
  }
}

function turnOf(i: number, turn: number, at: number): Turn {
  const support = i % 10 === 3 ? 'none' : i % 10 === 7 ? 'weak' : 'strong'
  return {
    id: `turn-${i}-${turn}`,
    ownerId: owner,
    widgetId: `widget-${(i + 1) % 4}`,
    sessionId: `session-${i}`,
    at: at + turn * 20_000,
    period: '2026-11',
    kept: true,
    question: i % 10 === 5 ? 'When does my parcel arrive?' : 'How many days do I have to return unused pieces?',
    answer: 'You may return unused pieces within 30 days of delivery.',
    sources: [],
    answered: support === 'strong',
    support,
    brokenOff: false,
    feedback: null,
    ...(i % 50 === 9 && { rated: 'down' as const }),
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number
}
