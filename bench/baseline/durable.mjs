// The same durable work with what SQLite brings: originals as files, passages in FTS5 and sqlite-vec, every answer a row. One
// process, one thread, one user; no accounts, quotas, events or restarts of what was interrupted.
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import express from 'express'
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as sqliteVec from 'sqlite-vec'

const PASSAGES = 8
/** Of each half of the search; k of reciprocal rank fusion is 60. */
const LOOKED_AT = 30
const { DATA_DIR, OPENAI_BASE_URL, PORT } = process.env
const originals = join(DATA_DIR, 'originals')
mkdirSync(originals, { recursive: true })

const db = new DatabaseSync(join(DATA_DIR, 'peer.db'), { allowExtension: true })
sqliteVec.load(db)
db.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table passage (id integer primary key, file text, text text);
  create table turn (id integer primary key, question text, answer text, sources text, at integer);
  create virtual table words using fts5(text, content='passage', content_rowid='id', tokenize='porter unicode61')`)
const insert = db.prepare('insert into passage (file, text) values (?, ?) returning id')
const insertWords = db.prepare('insert into words (rowid, text) values (?, ?)')
const insertTurn = db.prepare('insert into turn (question, answer, sources, at) values (?, ?, ?, ?)')
const byWords = db.prepare('select rowid as id from words where words match ? order by rank limit ?')
const textOf = db.prepare('select file, text from passage where id = ?')
let vectors

const splitter = new RecursiveCharacterTextSplitter({ chunkSize: 1000, chunkOverlap: 200 })
const app = express().use(express.json({ limit: '100mb' }))
app.get('/readyz', (_, reply) => reply.json({ ok: true }))

app.post('/ingest', async ({ body: { fileName, fileContent } }, reply) => {
  const bytes = Buffer.from(fileContent, 'base64')
  keep(join(originals, `${Date.now()}-${process.hrtime.bigint()}`), bytes)
  const texts = await splitter.splitText(fileName.endsWith('.pdf') ? await pdfText(bytes) : bytes.toString('utf8'))
  const embedded = await embed(texts)
  vectors ??= openVectors(embedded[0].length)
  db.exec('begin immediate')
  for (const [i, text] of texts.entries()) {
    const { id } = insert.get(fileName, text)
    insertWords.run(id, text)
    vectors.insert.run(BigInt(id), Float32Array.from(embedded[i]))
  }
  db.exec('commit')
  reply.json({ chunks: texts.length })
})

app.post('/chat', async ({ body: { question } }, reply) => {
  const [vector] = await embed([question])
  const near = vectors.nearest.all(Float32Array.from(vector), LOOKED_AT)
  const match = [...new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => `"${word}"`)
  const held = match.length === 0 ? [] : byWords.all(match.join(' or '), LOOKED_AT)
  const worth = new Map()
  for (const list of [near, held]) {
    for (const [rank, { id }] of list.entries()) worth.set(id, (worth.get(id) ?? 0) + 1 / (60 + rank))
  }
  const ids = [...worth].sort((a, b) => b[1] - a[1]).slice(0, PASSAGES)
  const passages = ids.map(([id]) => textOf.get(id))
  const context = passages.map(({ text }, i) => `[${i + 1}] ${text}`).join('\n\n')
  const { choices } = await call('chat/completions', {
    model: 'fake',
    messages: [
      { role: 'system', content: `Answer from these passages only and cite them:\n\n${context}` },
      { role: 'user', content: question },
    ],
  })
  const answer = choices[0].message.content
  insertTurn.run(question, answer, JSON.stringify(ids), Date.now())
  reply.json({ answer, sources: passages.map(({ file }) => file) })
})

function openVectors(dimensions) {
  db.exec(`create virtual table vector using vec0(embedding float[${dimensions}] distance_metric=cosine)`)
  return {
    insert: db.prepare('insert into vector (rowid, embedding) values (?, ?)'),
    nearest: db.prepare('select rowid as id from vector where embedding match ? and k = ? order by distance'),
  }
}

function keep(path, bytes) {
  const file = openSync(path, 'wx')
  writeSync(file, bytes)
  fsyncSync(file)
  closeSync(file)
  const folder = openSync(originals, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

async function embed(input) {
  const { data } = await call('embeddings', { model: 'fake', input, encoding_format: 'float' })
  return data.map(({ embedding }) => embedding)
}

async function call(path, body) {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer none' }
  const reply = await fetch(`${OPENAI_BASE_URL}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  return reply.json()
}

async function pdfText(data) {
  const { PDFParse } = await import('pdf-parse')
  const parser = new PDFParse({ data })
  const { text } = await parser.getText()
  await parser.destroy()
  return text
}

app.listen(Number(PORT), '127.0.0.1')
