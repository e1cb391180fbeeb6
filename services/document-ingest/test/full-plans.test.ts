import { ownerId } from '@docent/proto/ids'
import { DEFAULT_PLANS, type Plan } from '@docent/proto/plans'
import { randomIds, systemClock as clock } from '@docent/runtime/clock'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { documentsSpec } from '../src/documents/record.ts'
import { createRemoval } from '../src/documents/removal.ts'
import { ExtractionProblem } from '../src/extraction/problem.ts'
import { createDocumentQuota } from '../src/quotas/quota.ts'
import type { ReadingPool } from '../src/reading/pool.ts'
import { read } from '../src/reading/read.ts'
import { createIntake } from '../src/uploads/intake.ts'
import { createLeases } from '../src/uploads/leases.ts'

const ada = ownerId('ada')
const [free] = DEFAULT_PLANS
const plan = { ...(free as Plan), documents: 3, maxTotalCharacters: 30 }

let on: TestEngines
/** What threads were asked to read: the name of its lane says whether the file was in memory or stored. */
let asked: string[]
beforeEach(async () => {
  on = await openTestEngines()
  asked = []
})
afterEach(() => on.close())

/** Takes files in, with a pool that reads where it is called. */
function start(isSlow: (text: string) => boolean = () => false) {
  const { store, blobs } = on.engines
  const log = pino({ level: 'silent' })
  const records = store.collection(documentsSpec)
  const quota = createDocumentQuota({ store, clock })
  const pool: ReadingPool = {
    async read({ bytes, ...job }) {
      const isStored = 'load' in bytes
      asked.push(isStored ? `stored${bytes.isLong ? ', long' : ''}` : 'at once')
      const whole = isStored ? await bytes.load() : bytes
      if (!isStored && isSlow(String(Buffer.from(whole)))) throw new ExtractionProblem('too_slow', 'not read')
      return read(job.kind, Buffer.from(whole))
    },
    close: async () => undefined,
  }
  const removal = createRemoval({ records, blobs, quota, clock, log, retryMs: 60_000 })
  const leases = createLeases({ records, clock, ids: randomIds, forMs: 60_000 })
  const plans = { of: async () => plan, heard: async () => undefined }
  const needs = { records, blobs, pool, plans, quota, removal, leases, clock, ids: randomIds, log }
  const intake = createIntake({ ...needs, timeLimitMs: 60_000, faultPoint: () => undefined })
  const take = (text: string) =>
    intake
      .take(ada, { fileName: 'a.md', kind: 'markdown', mediaType: '', sourceUrl: null, bytes: Buffer.from(text) })
      .then(
        ({ record }) => record.id,
        (error: Error) => error.message,
      )
  return { take, remove: (id: string) => removal.remove(ada, id) }
}

test('nothing is read for an owner whose plan was full a moment ago, until a document of theirs goes', async () => {
  const { take, remove } = start()
  const first = await take('one')
  await take('two')
  await take('three')
  expect(await take('four')).toMatch(/^Document limit reached/)
  asked = []
  expect(await take('five')).toMatch(/^Document limit reached/)
  expect(asked).toEqual([])
  await remove(first)
  expect(await take('six')).not.toContain('limit')
  expect(asked).toEqual(['at once'])
})

test('nor where there is a place and no character left; a document that is too large says nothing of the next', async () => {
  const { take } = start()
  await take('x'.repeat(20))
  expect(await take('y'.repeat(11))).toMatch(/bring you to 31 characters/)
  await take('y'.repeat(10))
  expect(asked).toEqual(['at once', 'at once', 'at once'])
  expect(await take('z')).toMatch(/^Character limit reached/)
  asked = []
  expect(await take('z'.repeat(9))).toMatch(/^Character limit reached/)
  expect(asked).toEqual([])
})

test('a file that was not read in a moment asks the plan first, and is not tried as one of those again', async () => {
  const { take } = start((text) => text.startsWith('slow'))
  expect(await take('slow')).not.toContain('limit')
  expect(asked).toEqual(['at once', 'stored, long'])
  await take('two')
  await take('three')
  asked = []
  expect(await take('slow again')).toMatch(/limit reached/)
  expect(asked).toEqual(['at once'])
})
