import { ownerId } from '@docent/proto/ids'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLexicalEmbedder } from '../../models/offline.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { seededRandom } from '../../testing/random.ts'
import type { VectorHit, Vectors, VectorSpace } from '../port.ts'
import { openVectors } from '../sqlite/index.ts'
import { createQdrantVectors } from './index.ts'
import { forgetCollections } from './test-server.ts'

const url = engineFromEnvironment('QDRANT_URL')
const suite = url === undefined ? describe.skip : describe
const folder = process.env.DOCENT_DATA ?? ''
const prefix = `t${randomUUID().slice(0, 8)}-`
const embedder = createLexicalEmbedder()

/** Both ways to weigh the halves: words above all, and alike. */
const models = [embedder.model, 'a-model-of-meaning']

interface Collection {
  documents: { id: string; passages: string[] }[]
  questions: string[]
}

suite('ranking of Qdrant and SQLite', () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-ranking-'))
  const adapters = [
    openVectors({ file: join(dir, 'vectors.db'), onFatal: (error) => Promise.reject(error) }),
    createQdrantVectors({ url: url ?? '', prefix }),
  ] as const

  beforeAll(() => Promise.all(adapters.map((one) => one.ping())))
  afterAll(async () => {
    await Promise.all(adapters.map((one) => one.close()))
    await forgetCollections(url ?? '', prefix)
    rmSync(dir, { recursive: true, force: true })
  })

  async function index({ documents }: Collection, owner: ReturnType<typeof ownerId>, space: VectorSpace) {
    for (const { id, passages } of documents) {
      const vectors = await embedder.embed(passages, 'passage')
      const points = passages.map((text, i) => {
        return { id: `${id}:${i}`, documentId: id, dense: vectors[i] as Float32Array, text, payload: {} }
      })
      for (const adapter of adapters) await adapter.upsert(owner, space, points)
    }
  }

  /** How often both agree: on the best passage, and on which are the ten best. */
  async function compare(collection: Collection, model: string) {
    const owner = ownerId(`owner-${randomUUID()}`)
    const space = { model, dimensions: await embedder.dimensions() }
    await index(collection, owner, space)
    let best = 0
    let shared = 0
    for (const question of collection.questions) {
      const [dense] = await embedder.embed([question], 'query')
      const ask = (one: Vectors) => one.search(owner, space, { dense, text: question, limit: 10 })
      const [ours, theirs] = await Promise.all([ask(adapters[0]), ask(adapters[1])])
      best += Number(ours[0]?.id === theirs[0]?.id)
      shared += overlap(ours, theirs)
    }
    const count = collection.questions.length
    return { best: best / count, shared: shared / count }
  }

  test.each(models)('agrees on made-up passages (%s)', async (model) => {
    const { best, shared } = await compare(madeUp(), model)
    // Random words make more passages nearly equal than real questions do.
    expect(best).toBeGreaterThanOrEqual(0.85)
    expect(shared).toBeGreaterThanOrEqual(0.92)
  })

  const sets = ['squad/squad-v2-dev', 'support/policyqa-dev', 'support/clapnq-dev', 'xquad/xquad-zh-dev']
  const real = existsSync(folder) ? sets : []
  if (real.length === 0) test.skip('agrees on real questions (DOCENT_DATA is not set)', () => undefined)
  for (const set of real) {
    test.each(models)(
      `agrees on the questions of ${set} (%s)`,
      async (model) => {
        const { best, shared } = await compare(load(join(folder, `${set}.json`)), model)
        expect(best).toBeGreaterThanOrEqual(0.93)
        expect(shared).toBeGreaterThanOrEqual(0.95)
      },
      60_000,
    )
  }
})

function overlap(ours: readonly VectorHit[], theirs: readonly VectorHit[]): number {
  const ids = new Set(theirs.map(({ id }) => id))
  return ours.length === 0 ? Number(theirs.length === 0) : ours.filter(({ id }) => ids.has(id)).length / ours.length
}

/** Words as rare and passages as long as in real texts, the same on every run. */
function madeUp(): Collection {
  const random = seededRandom(20_261_121)
  const syllables = ['ba', 'ko', 'ri', 'ten', 'mu', 'lor', 'sha', 'pen', 'dis', 'vo', 'kar', 'ul']
  const syllable = () => syllables[Math.floor(random() * syllables.length)] as string
  const vocabulary = Array.from({ length: 3_000 }, () => syllable() + syllable() + syllable() + syllable())
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string
  const text = (length: number) => Array.from({ length }, word).join(' ')
  const documents = Array.from({ length: 30 }, (_, i) => ({
    id: `d${i}`,
    passages: Array.from({ length: 10 }, () => text(20 + Math.floor(random() * 120))),
  }))
  return { documents, questions: Array.from({ length: 100 }, () => text(3 + Math.floor(random() * 6))) }
}

interface QuestionSet {
  documents: { id: string; title?: string; text: string }[]
  questions: { question: string }[]
}

const MOST_QUESTIONS = 120
const PASSAGE = 950

function load(file: string): Collection {
  const { documents, questions } = JSON.parse(readFileSync(file, 'utf8')) as QuestionSet
  const step = Math.max(1, Math.floor(questions.length / MOST_QUESTIONS))
  return {
    documents: documents.map(({ title = '', text }, i) => ({
      id: `d${i}`,
      passages: passagesOf(text).map((passage) => `${title}\n${passage}`),
    })),
    questions: questions.filter((_, i) => i % step === 0).map(({ question }) => question),
  }
}

function passagesOf(text: string): string[] {
  const passages: string[] = []
  for (const paragraph of text.split(/\n\n+/)) {
    const last = passages.at(-1)
    if (last !== undefined && last.length + paragraph.length < PASSAGE)
      passages[passages.length - 1] += `\n${paragraph}`
    else passages.push(...(paragraph.match(new RegExp(`[^]{1,${PASSAGE}}`, 'g')) ?? []))
  }
  return passages
}
