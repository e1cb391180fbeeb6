import { chunkId, type ChunksFile, type PassageTable } from '@docent/proto'
import { embedDocument } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { ModelError, type Embedder } from '@docent/runtime/models'
import { createLexicalEmbedder } from '@docent/runtime/models/offline.ts'
import type { TestService } from '@docent/runtime/testing'

export const alice = 'alice'
export const bob = 'bob'

/** Puts passages where document-ingest would, and says so. */
export async function upload(
  service: TestService,
  owner: string,
  documentId: string,
  passages: string[],
): Promise<void> {
  await service.hear(owner, 'document.chunked', await store(service, owner, documentId, passages))
}

/** Puts passages where document-ingest would, without saying so; returns what would be said. */
export async function store(
  service: TestService,
  owner: string,
  documentId: string,
  passages: string[],
  { language = 'en', date, tables }: { language?: string; date?: string; tables?: PassageTable[] } = {},
) {
  const chunksKey = `documents/${documentId}/chunks.json`
  const file: ChunksFile = {
    documentId,
    title: `${documentId}.md`,
    pages: null,
    language,
    date,
    chunks: passages.map((content, index) => ({
      id: chunkId(documentId, index),
      index,
      content,
      page: null,
      headings: ['Manual'],
      tables,
    })),
  }
  await service.engines.blobs.put(ownerId(owner), chunksKey, Buffer.from(JSON.stringify(file)))
  return {
    documentId,
    title: `${documentId}.md`,
    kind: 'markdown' as const,
    chunksKey,
    chunkCount: passages.length,
    pages: null,
    characters: passages.join('').length,
    sizeBytes: passages.join('').length,
  }
}

export const embed = (service: TestService, owner: string, documentId: string) =>
  service.call(embedDocument, { as: owner, body: { documentId } })

export const passages = (count: number, about = 'lamp') =>
  Array.from({ length: count }, (_, i) => `Sentence number ${i} tells about the ${about} and its part p${i}.`)

/** Ids of the points of a document, in the space of a model: every passage has the word. */
export async function pointsOf(service: TestService, owner: string, documentId: string, model?: string) {
  return (await hitsOf(service, owner, documentId, model)).map((hit) => hit.id).sort()
}

/** The points of a document. */
export async function hitsOf(service: TestService, owner: string, documentId: string, model?: string) {
  const word = 'lamp'
  const { embedder } = service.engines.models
  const [dense] = await embedder.embed([word], 'query')
  const space = { model: model ?? embedder.model, dimensions: await embedder.dimensions() }
  return service.engines.vectors.search(ownerId(owner), space, {
    dense,
    text: word,
    documentIds: [documentId],
    limit: 200,
  })
}

/** The offline embedder under another name, counting, and failing as it is told. */
export interface FakeEmbedder extends Embedder {
  calls: string[][]
  /** Runs before each call; throw to fail it, wait to delay it. */
  before: (texts: readonly string[], signal?: AbortSignal, kind?: 'query' | 'passage') => void | Promise<void>
}

export function fakeEmbedder(model = 'fake-1', batchSize = 8): FakeEmbedder {
  const lexical = createLexicalEmbedder()
  const fake: FakeEmbedder = {
    ...lexical,
    model,
    batchSize,
    calls: [],
    before: () => undefined,
    async embed(texts, kind, signal) {
      await fake.before(texts, signal, kind)
      if (kind === 'passage') fake.calls.push([...texts])
      return lexical.embed(texts, kind, signal)
    },
  }
  return fake
}

export const unreachable = () => new ModelError('unreachable', 'nobody answers')
export const rejected = () => new ModelError('rejected', 'the text is too long')

/** A promise that is settled from outside. */
export function gate(): { passed: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}
