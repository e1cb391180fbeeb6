import type { Blobs } from '@docent/runtime/blobs'
import type { Clock } from '@docent/runtime/clock'
import type { Embedder } from '@docent/runtime/models'
import type { Vectors } from '@docent/runtime/vectors'
import type { FailedPassage } from '../documents/record.ts'
import { openPositions } from '../jobs/results.ts'
import type { Holding } from '@docent/runtime/jobs'
import { heldOf, progressed, type Claim, type Claims } from './claims.ts'
import { createBatchEmbedder, type Embedding } from './embed-batch.ts'
import { finished } from './outcome.ts'
import { readPassages, type Passage } from './passages.ts'

/** How a run ended: settled, in line again, or the claim did not hold any more: deleted, or taken over by somebody else. */
export type RunEnd = 'over' | 'interrupted' | 'not-ours'

export interface RunOptions {
  blobs: Blobs
  vectors: Vectors
  /** The one in use: a job is worked on by the one that it began with. */
  embedder(): Embedder
  claims: Claims
  clock: Clock
  batchSize: number
  parallelBatches: number
  giveUpMs: number
  faultPoint(name: string): void
}

/** Rounds after which a document lets another owner's go first. */
const ROUNDS_IN_A_ROW = 4
const SAY_PROGRESS_EVERY_MS = 1_000

/** Embeds what is open of a job, round by round; what is settled is recorded, so that the next claim goes on there. */
export function createJobRun(options: RunOptions) {
  const { blobs, vectors, claims, clock, batchSize, parallelBatches, giveUpMs, faultPoint } = options

  return async function run(claim: Claim, signal: AbortSignal): Promise<RunEnd> {
    const document = heldOf(claim.record)
    const { id, ownerId, chunkCount, job, model, outdated } = document
    const embedder = whileInUse(options.embedder)
    const handBack = async () => endOf(await claims.giveBack(claim, { spared: true }), 'interrupted')
    // Another one came into use between the claim and now: whoever takes it next begins anew.
    if (embedder.model !== job.model) return handBack()
    const perBatch = Math.min(batchSize, embedder.batchSize)
    const perRound = perBatch * parallelBatches
    const passages = await readPassages(blobs, document)
    /** Questions find the former points until the model gave the first vectors: it may not work at all. */
    const makeRoom = model !== job.model || outdated ? once(removeFormer) : async () => undefined

    let { done } = job
    const failed = [...job.failed]
    // Nobody kept it waiting before now: it may have been in line for long.
    let progressedAt = clock.now().getTime()
    const embed = createBatchEmbedder(embedder, { clock, lastProgress: () => progressedAt, giveUpMs, signal })
    const open = openPositions(job.todo, done, chunkCount)
    let saidAt = job.progressedAt

    for (let round = 1; ; round += 1) {
      const positions = open.splice(0, perRound)
      const batches = inBatches(
        positions.map((position) => passages[position] as Passage),
        perBatch,
      )
      const indexed = await together(batches.map((batch) => index(batch, embed))).catch((error: unknown) => {
        if (error instanceof Replaced) return handBack()
        if (error instanceof Lost) return endOf(error.holding)
        throw error
      })
      if (!Array.isArray(indexed)) return indexed
      failed.push(...indexed)
      done += positions.length
      progressedAt = clock.now().getTime()
      if (open.length === 0) break

      const saying = progressedAt - saidAt >= SAY_PROGRESS_EVERY_MS
      if (saying) saidAt = progressedAt
      const holding = await claims.keep(claim, (held) => {
        const { awaySince: _, ...was } = heldOf(held).job
        const next = { ...held, job: { ...was, done, failed, progressedAt, claims: 0 } }
        return saying ? [next, progressed(next)] : next
      })
      if (holding !== 'held') return endOf(holding)
      signal.throwIfAborted()
      if (round % ROUNDS_IN_A_ROW === 0 && (await claims.othersWait(ownerId))) {
        return endOf(await claims.giveBack(claim), 'interrupted')
      }
    }
    const holding = await claims.end(claim, (held) => finished(heldOf(held), failed))
    return endOf(holding)

    async function index(batch: Passage[], embed: (texts: string[]) => Promise<Embedding[]>): Promise<FailedPassage[]> {
      const results = await embed(batch.map((passage) => passage.text))
      faultPoint('embed:vectors-made')
      const problems: FailedPassage[] = []
      const points = batch.flatMap(({ id: pointId, text, payload }, i) => {
        const result = results[i] as Embedding
        if ('vector' in result) return [{ id: pointId, documentId: id, dense: result.vector, text, payload }]
        problems.push({ chunkId: pointId, error: result.error.slice(0, 500) })
        return []
      })
      const dimensions = points[0]?.dense.length
      if (dimensions === undefined) return problems
      await makeRoom()
      await vectors.upsert(ownerId, { model: job.model, dimensions }, points)
      return problems
    }

    /** Only by who holds the job: the points may be those of whoever took it over. */
    async function removeFormer(): Promise<void> {
      const stillOurs = await claims.keep(claim)
      if (stillOurs !== 'held') throw new Lost(stillOurs)
      await vectors.removeDocument(ownerId, id)
      const holding = await claims.keep(claim, (held) => ({ ...held, model: job.model, outdated: false }))
      if (holding !== 'held') throw new Lost(holding)
    }
  }

  function inBatches(passages: Passage[], perBatch: number): Passage[][] {
    return Array.from({ length: Math.ceil(passages.length / perBatch) }, (_, i) =>
      passages.slice(i * perBatch, (i + 1) * perBatch),
    )
  }
}

/** The claim turned out not to hold any more. */
class Lost extends Error {
  override readonly name = 'Lost'
  readonly holding: Holding

  constructor(holding: Holding) {
    super(`the claim is ${holding}`)
    this.holding = holding
  }
}

/** Whoever asks first has it done, and all wait for that. */
function once(task: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= task())
}

/** Another embedder is in use than the one that a job began with. */
class Replaced extends Error {
  override readonly name = 'Replaced'
}

/** What is asked of it between two calls goes to the next one: that goes on where this one ended, or begins anew. */
function whileInUse(inUse: () => Embedder): Embedder {
  const embedder = inUse()
  return {
    ...embedder,
    async embed(...given) {
      if (inUse() !== embedder) throw new Replaced()
      return embedder.embed(...given)
    },
  }
}

function endOf(holding: Holding, held: RunEnd = 'over'): RunEnd {
  return holding === 'held' ? held : 'not-ours'
}

/** Waits for all before it fails: nothing may still be writing points when the job is given back. */
async function together(running: Promise<FailedPassage[]>[]): Promise<FailedPassage[]> {
  const settled = await Promise.allSettled(running)
  return settled.flatMap((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}
