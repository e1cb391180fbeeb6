// What a developer would write instead: express, LangChain.js and a store in memory. No persistence, no accounts.
import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory'
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import express from 'express'

const configuration = { baseURL: process.env.OPENAI_BASE_URL, apiKey: 'none' }
const embeddings = new OpenAIEmbeddings({
  model: 'fake',
  batchSize: 512,
  encodingFormat: 'float',
  configuration,
  apiKey: 'none',
})
const chat = new ChatOpenAI({ model: 'fake', configuration, apiKey: 'none' })
const splitter = new RecursiveCharacterTextSplitter({ chunkSize: 1000, chunkOverlap: 200 })
const store = new MemoryVectorStore(embeddings)
const app = express().use(express.json({ limit: '100mb' }))

app.get('/readyz', (_, reply) => reply.json({ ok: true }))

app.post('/ingest', async ({ body: { fileName, fileContent } }, reply) => {
  const bytes = Buffer.from(fileContent, 'base64')
  const text = fileName.endsWith('.pdf') ? await pdfText(bytes) : bytes.toString('utf8')
  const chunks = await splitter.createDocuments([text], [{ fileName }])
  await store.addDocuments(chunks)
  reply.json({ chunks: chunks.length })
})

app.post('/chat', async ({ body: { question } }, reply) => {
  const passages = await store.similaritySearch(question, 4)
  const context = passages.map((one, index) => `[${index + 1}] ${one.pageContent}`).join('\n\n')
  const answer = await chat.invoke([
    ['system', `Answer from these passages only and cite them:\n\n${context}`],
    ['human', question],
  ])
  reply.json({ answer: answer.content, sources: passages.map((one) => one.metadata) })
})

async function pdfText(data) {
  const { PDFParse } = await import('pdf-parse')
  const parser = new PDFParse({ data })
  const { text } = await parser.getText()
  await parser.destroy()
  return text
}

app.listen(Number(process.env.PORT), '127.0.0.1')
