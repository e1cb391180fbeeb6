import type { SourceKind } from '@docent/proto'
import { languageOfText } from '@docent/runtime/text/language.ts'
import { chunk, type Passage } from '../chunking/chunk.ts'
import { fullText } from '../extraction/blocks.ts'
import { extract } from '../extraction/extract.ts'

/** What a document says, ready to be stored. */
export interface Reading {
  passages: Passage[]
  /** The beginning of the text. */
  preview: string
  characters: number
  pages: number | null
  /** BCP 47 primary tag, "und" when unknown. */
  language: string
  /** What the source calls itself, where it does. */
  title: string | null
  /** The day the source gives itself, as YYYY-MM-DD. */
  date: string | null
  /** Numbers of the pages that could not be read, where others could. */
  unread?: readonly number[]
  /** All of it, where it was asked for, with what stands in no passage at its end. */
  text?: string
}

export interface ReadOptions {
  /** As declared, where its charset counts. */
  mediaType?: string
  /** Return the whole text as well. */
  withText?: boolean
}

const PREVIEW_LENGTH = 1_000
const LANGUAGE_SAMPLE = 20_000

/** Extracts the text of a file and cuts it into passages. @throws ExtractionProblem */
export async function read(kind: SourceKind, bytes: Buffer, options: ReadOptions = {}): Promise<Reading> {
  const { blocks, pages, title, date, aside, unread } = await extract(kind, bytes, options.mediaType)
  const text = fullText(blocks)
  const language = languageOf(text)
  return {
    passages: chunk(blocks, language),
    preview: text.slice(0, PREVIEW_LENGTH),
    characters: text.length,
    pages,
    language,
    title: title ?? null,
    date: date ?? null,
    ...(unread && { unread }),
    ...(options.withText && { text: aside ? `${text}\n\n${aside}` : text }),
  }
}

const scripts: readonly [string, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7a3]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['th', /[\u0e00-\u0e7f]/g],
]

function languageOf(text: string): string {
  const sample = text.slice(0, LANGUAGE_SAMPLE)
  for (const [language, script] of scripts) {
    if ((sample.match(script)?.length ?? 0) > sample.length * 0.1) return language
  }
  return languageOfText(sample) ?? 'und'
}
