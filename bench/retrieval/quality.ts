// `DOCENT_DATA=folder node bench/retrieval/quality.ts`: how well passages are ranked, beside plain BM25.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerId } from '@docent/proto/ids'
import { createLexicalEmbedder } from '../../runtime/models/offline.ts'
import { openVectors } from '../../runtime/vectors/sqlite/index.ts'
import { recordResult } from '../record.ts'
import { createRandom } from './corpus.ts'
import { rate } from './metrics.ts'
import { createPlainBm25 } from './plain-bm25.ts'
import { qualityTable, row, type SetResult } from './quality-table.ts'
import { dataFolder, loadSets, type Passage, type Question, type QuestionSet } from './sets.ts'

const LISTED = 50

const folder = mkdtempSync(join(tmpdir(), 'docent-quality-'))
const vectors = openVectors({
  file: join(folder, 'vectors.db'),
  onFatal: (error) => {
    throw error
  },
})
const embedder = createLexicalEmbedder()
const space = { model: embedder.model, dimensions: await embedder.dimensions() }
const textOf = ({ title, text }: Passage) => `${title}\n${text}`

try {
  const given = readGiven()
  const results: SetResult[] = []
  for (const set of loadSets(dataFolder())) {
    const result = { ...(await measure(set)), given: given.get(set.name) }
    results.push(result)
    console.log(row(result))
  }
  recordResult('retrieval-quality', {
    command: 'node bench/retrieval/quality.ts',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: qualityTable(results),
    runs: results,
  })
} finally {
  await vectors.close()
  rmSync(folder, { recursive: true })
}

async function measure(set: QuestionSet): Promise<SetResult> {
  const owner = ownerId(set.name)
  const byId = new Map(set.passages.map((passage, i) => [`${i}`, passage]))
  for (let at = 0; at < set.passages.length; at += embedder.batchSize) {
    const batch = set.passages.slice(at, at + embedder.batchSize)
    const dense = await embedder.embed(batch.map(textOf), 'passage')
    await vectors.upsert(
      owner,
      space,
      batch.map((passage, i) => ({
        id: `${at + i}`,
        documentId: passage.document,
        dense: dense[i] as Float32Array,
        text: textOf(passage),
        payload: {},
      })),
    )
  }
  const docent = async ({ text, scope }: Question) => {
    const [dense] = await embedder.embed([text], 'query')
    const documentIds = scope === undefined ? undefined : [scope]
    const query = { dense: dense as Float32Array, text, documentIds, limit: LISTED }
    return (await vectors.search(owner, space, query)).map(({ id }) => byId.get(id) as Passage)
  }
  const bm25 = createPlainBm25(set.passages, textOf)
  const plain = async ({ text, scope }: Question) => bm25(text, LISTED, scope)
  const wrong = { ...set, questions: set.questions.map(misspell) }
  return {
    name: set.name,
    passages: set.passages.length,
    questions: set.questions.length,
    docent: await rate(set, docent),
    plain: await rate(set, plain),
    misspelled: { docent: await rate(wrong, docent), plain: await rate(wrong, plain) },
  }
}

/** Drops a letter of the longest word, as hurried fingers do. */
function misspell(question: Question, i: number): Question {
  const words = question.text.split(' ')
  const longest = words.reduce((best, word, at) => (word.length > (words[best] ?? '').length ? at : best), 0)
  const word = words[longest] ?? ''
  if (word.length < 4) return question
  const drop = 1 + Math.floor(createRandom(i)() * (word.length - 2))
  words[longest] = word.slice(0, drop) + word.slice(drop + 1)
  return { ...question, text: words.join(' ') }
}

/** The figures of a careful BM25 that may lie beside the data. */
function readGiven(): Map<string, SetResult['given']> {
  const file = join(dataFolder(), 'baseline-results.json')
  if (!existsSync(file)) return new Map()
  const { results } = JSON.parse(readFileSync(file, 'utf8')) as {
    results: (NonNullable<SetResult['given']> & { set: string })[]
  }
  return new Map(results.map(({ set, hit1, mrr10, ndcg10 }) => [set, { hit1, mrr10, ndcg10 }]))
}
