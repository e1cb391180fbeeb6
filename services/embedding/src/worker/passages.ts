import { chunksFileSchema, type Chunk, type ChunksFile } from '@docent/proto'
import type { Blobs } from '@docent/runtime/blobs'
import type { VectorPoint } from '@docent/runtime/vectors'
import { z } from 'zod'
import type { EmbeddableDocument } from '../documents/record.ts'

/** A passage as it becomes a vector, is looked in and handed back. */
export interface Passage {
  id: string
  /** What becomes the vector and what words are looked for in: title, headings and content. */
  text: string
  payload: VectorPoint['payload']
}

/** The passages of a document in order, under the name that it goes by now. @throws BlobNotFound */
export async function readPassages(
  blobs: Blobs,
  { ownerId, title, chunksKey }: Pick<EmbeddableDocument, 'ownerId' | 'title' | 'chunksKey'>,
): Promise<Passage[]> {
  const file = chunksFileSchema.parse(JSON.parse(String(await blobs.bytes(ownerId, chunksKey))))
  return passagesOf({ ...file, title })
}

/** The passages that a chunks file holds, in order. */
export const passagesOf = (file: ChunksFile): Passage[] => file.chunks.map((chunk) => passageOf(file, chunk))

const EXTENSION = /\.[a-z]{2,5}$/i

function passageOf({ title, language, date }: ChunksFile, chunk: Chunk): Passage {
  const { id, index, page, headings, content, tables } = chunk
  return {
    id,
    text: textOf(title, headings, content),
    payload: {
      title,
      page,
      headings,
      text: content,
      index,
      language,
      ...(date && { date }),
      ...(tables && { tables }),
    },
  }
}

/** The same text again, from what is handed back: engines keep no other. */
export function textOfPassage(payload: VectorPoint['payload']): string {
  const { title, headings, text } = z
    .object({ title: z.string(), headings: z.array(z.string()), text: z.string() })
    .parse(payload)
  return textOf(title, headings, text)
}

function textOf(title: string, headings: string[], content: string): string {
  const name = title.replace(EXTENSION, '')
  const above = headings.includes(name) ? headings : [name, ...headings]
  return [...above, content].join('\n')
}
