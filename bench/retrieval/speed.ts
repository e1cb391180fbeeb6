// `DOCENT_DATA=folder node bench/retrieval/speed.ts`: how fast passages are indexed and found, beside two peers.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerId } from '@docent/proto/ids'
import { createLexicalEmbedder } from '../../runtime/models/offline.ts'
import { openVectors } from '../../runtime/vectors/sqlite/index.ts'
import { at } from '../measure/load.ts'
import { recordResult } from '../record.ts'
import { mixPassages } from './corpus.ts'
import { createFtsPeer, createMemoryPeer, type Peer, type PeerPoint } from './peers.ts'
import { dataFolder, loadSets } from './sets.ts'
import { speedTable, type Subject, type Times } from './speed-table.ts'

const SIZES = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number)
const [SMALL_OWNERS, SMALL_PASSAGES] = [200, 100]
const [DOCUMENT_PASSAGES, BATCH] = [100, 100]
const LIMIT = 10
/** Questions timed for each figure; slower peers get fewer, bounded by time. */
const [QUESTIONS, MOST_MS] = [400, 8_000]

const folder = mkdtempSync(join(tmpdir(), 'docent-speed-'))
const embedder = createLexicalEmbedder()
const space = { model: embedder.model, dimensions: await embedder.dimensions() }
const sets = loadSets(dataFolder()).filter(({ name }) => !name.startsWith('xquad') || name.includes('-en'))
const asked = sets.flatMap(({ questions }) => questions.map(({ text }) => text))
const questions = Array.from({ length: QUESTIONS }, (_, i) => asked[(i * 7_919) % asked.length] as string)
const queries = await embedder.embed(questions, 'query')
const texts = mixPassages(sets, Math.max(...SIZES) + SMALL_OWNERS * SMALL_PASSAGES)
const dense = await embedder.embed(texts, 'passage')

/** Passages `from` to `to` of the corpus as an owner's. */
function pointsOf(owner: string, from: number, to: number): PeerPoint[] {
  return Array.from({ length: to - from }, (_, i) => ({
    owner,
    id: `d${Math.floor(i / DOCUMENT_PASSAGES)}:${i}`,
    text: texts[from + i] as string,
    dense: dense[from + i] as Float32Array,
  }))
}

async function time(search: (index: number) => unknown): Promise<Times> {
  for (let i = 0; i < 20; i += 1) await search(i)
  const times: number[] = []
  const end = performance.now() + MOST_MS
  for (let i = 0; i < QUESTIONS && performance.now() < end; i += 1) {
    const began = performance.now()
    await search(i)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p99: at(times, 0.99) }
}

function openDocent(file: string) {
  const vectors = openVectors({
    file,
    onFatal: (error) => {
      throw error
    },
  })
  /** Two calls are under way at a time, as when one batch is embedded while another is written. */
  async function add(points: readonly PeerPoint[], pause: () => boolean = () => false): Promise<void> {
    let last: Promise<void> | undefined
    for (let from = 0; from < points.length && !pause(); from += BATCH) {
      const batch = points.slice(from, from + BATCH).map(({ id, text, dense }) => ({
        id,
        documentId: id.split(':')[0] as string,
        text,
        dense,
        payload: { title: 'report.pdf', page: 3, headings: ['Part', 'Section'], text },
      }))
      const next = vectors.upsert(ownerId(points[0]?.owner ?? ''), space, batch)
      await last
      last = next
    }
    await last
  }
  const search = (owner: string, documentIds?: string[]) => (i: number) =>
    vectors.search(ownerId(owner), space, {
      dense: queries[i % QUESTIONS],
      text: questions[i % QUESTIONS] as string,
      documentIds,
      limit: LIMIT,
    })
  return { vectors, add, search }
}

async function rate(count: number, work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return (count / (performance.now() - began)) * 1_000
}

async function measureDocent(size: number): Promise<Subject> {
  const file = join(folder, `docent-${size}.db`)
  const { vectors, add, search } = openDocent(file)
  await vectors.removeOwner(ownerId('nobody'))
  const ingestPerSecond = await rate(size, () => add(pointsOf('big', 0, size)))
  for (let small = 0; small < SMALL_OWNERS; small += 1) {
    await add(pointsOf(`small-${small}`, size + small * SMALL_PASSAGES, size + (small + 1) * SMALL_PASSAGES))
  }
  const large = await time(search('big'))
  const small = await time((i) => search(`small-${i % SMALL_OWNERS}`)(i))
  const filtered = await time(search('big', ['d1', 'd3', 'd7']))
  let done = false
  const ingest = add(Array.from({ length: 50 }, () => pointsOf('other', 0, SIZES[0] as number)).flat(), () => done)
  const busyLarge = await time(search('big'))
  const busySmall = await time((i) => search(`small-${i % SMALL_OWNERS}`)(i))
  done = true
  await ingest
  const began = performance.now()
  await vectors.removeDocument(ownerId('big'), 'd0')
  const removeMs = performance.now() - began
  const megabytes = statSync(file).size / 1e6
  await vectors.close()
  return { name: 'Docent', ingestPerSecond, large, small, filtered, busyLarge, busySmall, removeMs, megabytes }
}

async function measurePeer(peer: Peer, size: number): Promise<Subject> {
  const points = pointsOf('big', 0, size)
  const ingestPerSecond = await rate(size, () => {
    for (let from = 0; from < size; from += BATCH) peer.add(points.slice(from, from + BATCH))
  })
  for (let small = 0; small < SMALL_OWNERS; small += 1) {
    peer.add(pointsOf(`small-${small}`, size + small * SMALL_PASSAGES, size + (small + 1) * SMALL_PASSAGES))
  }
  const ask = (owner: string, i: number) =>
    peer.search(owner, queries[i % QUESTIONS] as Float32Array, questions[i % QUESTIONS] as string, LIMIT)
  const large = await time((i) => ask('big', i))
  const small = await time((i) => ask(`small-${i % SMALL_OWNERS}`, i))
  return { name: peer.name, ingestPerSecond, large, small }
}

try {
  const runs: { size: number; subjects: Subject[] }[] = []
  for (const size of SIZES) {
    const subjects = [
      await measureDocent(size),
      await measurePeer(createFtsPeer(join(folder, `fts-${size}.db`)), size),
      await measurePeer(createMemoryPeer(), size),
    ]
    runs.push({ size, subjects })
    console.log(speedTable([{ size, subjects }]))
  }
  recordResult('retrieval-speed', {
    command: 'node bench/retrieval/speed.ts',
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: speedTable(runs),
    runs,
  })
} finally {
  rmSync(folder, { recursive: true })
}
