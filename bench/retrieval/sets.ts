import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Passage {
  document: string
  title: string
  /** Where it stands in its document. */
  from: number
  to: number
  text: string
}

export interface Question {
  text: string
  /** Only this document is searched. */
  scope?: string
  /** What should be found: spans of a document, or whole documents. Each counts once. */
  gold: ({ document: string; from: number; to: number } | { document: string })[]
}

export interface QuestionSet {
  name: string
  passages: Passage[]
  questions: Question[]
}

interface SetFile {
  name: string
  goldLevel: 'span' | 'document'
  documents: { id: string; title: string; text: string }[]
  questions: {
    question: string
    standalone?: string
    answerable: boolean
    documentId: string | null
    scope?: string
    spans?: [number, number][]
    relevant?: { documentId: string }[]
  }[]
}

const PASSAGE_LENGTH = 1_000

/** The folder with the question sets: `DOCENT_DATA`. */
export function dataFolder(): string {
  const folder = process.env.DOCENT_DATA
  if (!folder || !existsSync(folder)) throw new Error('Set DOCENT_DATA to the folder that holds the question sets.')
  return folder
}

/** All question sets below the folder, by name. */
export function loadSets(folder: string): QuestionSet[] {
  return ['squad', 'support', 'retrieval', 'xquad'].flatMap((group) => {
    const files = existsSync(join(folder, group)) ? readdirSync(join(folder, group)).sort() : []
    return files.map((file) => toSet(JSON.parse(readFileSync(join(folder, group, file), 'utf8')) as SetFile))
  })
}

function toSet({ name, goldLevel, documents, questions }: SetFile): QuestionSet {
  const passages = documents.flatMap(({ id, title, text }) =>
    split(text).map(([from, to]) => ({ document: id, title, from, to, text: text.slice(from, to) })),
  )
  const asked = questions.filter(({ answerable }) => answerable)
  return {
    name,
    passages,
    questions: asked.map(({ question, standalone, documentId, scope, spans = [], relevant = [] }) => ({
      text: standalone ?? question,
      scope,
      gold:
        goldLevel === 'span'
          ? spans.map(([from, to]) => ({ document: documentId ?? '', from, to }))
          : relevant.map((each) => ({ document: each.documentId })),
    })),
  }
}

/** Whole paragraphs up to the passage length; longer ones are cut after a sentence, else after a word. */
function split(text: string): [number, number][] {
  const passages: [number, number][] = []
  for (const { index, 0: paragraph } of text.matchAll(/[^\n](?:.|\n(?!\n))*/g)) {
    let from = index
    const to = index + paragraph.length
    const last = passages.at(-1)
    if (last && to - last[0] <= PASSAGE_LENGTH) {
      last[1] = to
      continue
    }
    while (to - from > PASSAGE_LENGTH) {
      const cut = cutBefore(text, from, from + PASSAGE_LENGTH)
      passages.push([from, cut])
      from = cut
    }
    passages.push([from, to])
  }
  return passages
}

function cutBefore(text: string, from: number, to: number): number {
  const least = from + PASSAGE_LENGTH / 3
  const candidates = ['. ', '。', '।', '\n', ' '].map((end) => text.lastIndexOf(end, to - end.length) + end.length)
  return candidates.find((cut) => cut > least) ?? to
}
