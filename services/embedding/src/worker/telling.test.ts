import { describe, expect, test } from '@jest/globals'
import type { NewEvent } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { EmbeddableDocument } from '../documents/record.ts'
import { newJob } from '../jobs/new-job.ts'
import type { Claim, Claims } from './claims.ts'
import { createTelling } from './telling.ts'

const job = { ...newJob('job-1', 'model', 0), untold: true as const }
const document: EmbeddableDocument = {
  id: 'd1',
  ownerId: ownerId('alice'),
  title: 'd1.md',
  chunksKey: 'documents/d1/chunks.json',
  chunkCount: 3,
  model: '',
  outdated: false,
  state: 'running',
  leaseUntil: 1,
  requestedAt: 0,
  job,
}
const claim: Claim = { record: document, holder: 'holder-1' }

/** Claims on one record, which note what is said. */
function claimsOn(first: EmbeddableDocument) {
  const told = Promise.withResolvers<void>()
  const said: NewEvent[] = []
  let record = first
  const keep: Claims['keep'] = async (_, change = (one) => one) => {
    const changed = change(record)
    if (Array.isArray(changed)) {
      const [next, ...events] = changed as readonly [EmbeddableDocument, ...NewEvent[]]
      record = next
      said.push(...events)
      told.resolve()
    }
    return 'held'
  }
  return { keep, said, told: told.promise, now: () => record }
}

describe('telling that a document is being embedded', () => {
  test('a job that is over in a moment is told of by its end alone', async () => {
    const claims = claimsOn(document)
    expect(await createTelling(claims)(claim, async () => 'over')).toBe('over')
    expect(claims.said).toEqual([])
  })

  test('one that lasts is told of while it runs, once', async () => {
    const claims = claimsOn(document)
    await createTelling(claims)(claim, () => claims.told)
    expect(claims.said).toMatchObject([
      { type: 'document.embedding-requested', payload: { documentId: 'd1', jobId: 'job-1', chunkCount: 3 } },
    ])
    expect(claims.now().job).toEqual(newJob('job-1', 'model', 0))
    // Whoever takes it over may have it as it was before.
    await createTelling(claims)(claim, () => Promise.reject(new Error('away'))).catch(() => undefined)
    expect(claims.said).toHaveLength(1)
  })

  test('one that fails waits, so it is told of before', async () => {
    const claims = claimsOn(document)
    const failing = createTelling(claims)(claim, () => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    expect(claims.said).toHaveLength(1)
  })

  test('where nothing can be written, the job goes on, and fails for no other reason than its own', async () => {
    const telling = createTelling({ keep: () => Promise.reject(new Error('the store is away')) })
    await expect(telling(claim, () => Promise.reject(new Error('away')))).rejects.toThrow(/^away$/)
    expect(await telling(claim, async () => 'over')).toBe('over')
  })

  test('one that was told of when it was asked for is not told of again', async () => {
    const { untold: _, ...known } = job
    const claims = claimsOn({ ...document, job: known })
    const record = claims.now()
    await createTelling(claims)({ ...claim, record }, () => Promise.reject(new Error('away'))).catch(() => undefined)
    expect(claims.said).toEqual([])
  })
})
