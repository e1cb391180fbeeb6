// A laboratory for answers: a set's documents read, indexed and searched as the product does it, without HTTP in between.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { SourceKind } from '@docent/proto'
import { ownerId } from '@docent/proto/ids'
import { createLexicalEmbedder } from '../../../runtime/models/offline.ts'
import { openVectors } from '../../../runtime/vectors/sqlite/index.ts'
import { createRetrieve, type Found, type RetrieveRequest } from '../../../services/chat/src/retrieval/retrieve.ts'
import { read } from '../../../services/document-ingest/src/reading/read.ts'
import { passagesOf } from '../../../services/embedding/src/worker/passages.ts'
import { chunksFile } from '../../../services/document-ingest/src/uploads/new-document.ts'
import type { LabSet } from './sets.ts'

const KINDS: Record<string, SourceKind> = {
  '.pdf': 'pdf',
  '.md': 'markdown',
  '.txt': 'text',
  '.html': 'html',
  '.docx': 'docx',
  '.xlsx': 'xlsx',
  '.csv': 'csv',
}

/** What a file is, by how its name ends. */
export const kindOf = (file: string) => KINDS[extname(file)] as SourceKind

/** Finds passages of one set. */
export type Search = (request: Pick<RetrieveRequest, 'question' | 'documentIds' | 'limit'>) => Promise<Found[]>

export interface Lab {
  /** Indexes a set's documents; `as` puts several sets into one account. */
  open(set: LabSet, as?: string): Promise<Search>
  close(): Promise<void>
}

/** Opens an index in a folder of its own, which goes with it. */
export function openLab(): Lab {
  const folder = mkdtempSync(join(tmpdir(), 'docent-lab-'))
  const vectors = openVectors({
    file: join(folder, 'vectors.db'),
    onFatal: (error) => {
      throw error
    },
  })
  const embedder = createLexicalEmbedder()
  const retrieve = createRetrieve({
    embedder,
    questions: { of: async (question: string) => (await embedder.embed([question], 'query'))[0] } as never,
    vectors,
    noted: { among: async () => ({ hidden: new Set(), titles: new Map() }) },
  })

  return {
    async open(set, as = set.name) {
      const owner = ownerId(as)
      const space = { model: embedder.model, dimensions: await embedder.dimensions() }
      for (const document of set.documents) {
        const kind = document.file ? kindOf(document.file) : 'text'
        const bytes = document.file ? readFileSync(document.file) : Buffer.from(document.text)
        const reading = await read(kind, bytes)
        const title = document.file ? basename(document.file) : `${document.title}.txt`
        const points = passagesOf(
          chunksFile({ id: document.id, title, sourceUrl: null, createdAt: Date.now() }, reading),
        )
        const dense = await embedder.embed(
          points.map(({ text }) => text),
          'passage',
        )
        await vectors.upsert(
          owner,
          space,
          points.map(({ id, text, payload }, i) => ({
            id,
            documentId: document.id,
            dense: dense[i] as Float32Array,
            text,
            payload,
          })),
        )
      }
      return (request) => retrieve(owner, request)
    },
    async close() {
      await vectors.close()
      rmSync(folder, { recursive: true })
    },
  }
}
