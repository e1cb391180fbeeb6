import { readFileSync } from 'node:fs'
import { read } from '../../../services/document-ingest/src/reading/read.ts'
import { chunksFile } from '../../../services/document-ingest/src/uploads/new-document.ts'
import { passagesOf } from '../../../services/embedding/src/worker/passages.ts'
import { createPlainBm25 } from '../../retrieval/plain-bm25.ts'
import type { Passage } from '../../retrieval/sets.ts'
import { kindOf } from '../lab/index.ts'
import type { LabSet } from '../lab/sets.ts'
import type { AnswerSet } from '../sets.ts'
import { figuresOf, type AnswerFigures } from './older-figures.ts'
import { verdictOn, type Line } from './verdict.ts'

type Source = LabSet['documents'][number]
type Best = { sentence: string; document: string } | undefined

/** What the customers of a business would read from plain BM25: it takes each question by itself and never refuses. */
export async function plainBusiness(set: LabSet): Promise<Line[]> {
  const best = await bestSentence(set.documents)
  return set.conversations.flat().map((turn) => {
    const found = best(turn.question)
    const reply = {
      answer: found?.sentence ?? '',
      support: found ? ('strong' as const) : ('none' as const),
      cited: found ? [found.document] : [],
    }
    return { set: set.name, turn, reply, verdict: verdictOn(turn, reply) }
  })
}

/** The same for a public set. */
export async function plainOlderSet(set: AnswerSet): Promise<AnswerFigures> {
  // Some came out of files; Docent is given their text, too.
  const best = await bestSentence(set.documents.map(({ id, title, text }) => ({ id, title, text })))
  return figuresOf(
    set.questions.map(({ text, answers, answerable }) => {
      const found = best(text)
      const given = { answer: found ? `${found.sentence} [1]` : '', answered: found !== undefined, sources: 1 }
      return { given, answers, answerable }
    }),
  )
}

/** The best sentence of the best passage, both by the words alone; the passages are those that Docent cuts. */
async function bestSentence(documents: readonly Source[]): Promise<(question: string) => Best> {
  const passages: Passage[] = []
  for (const document of documents) passages.push(...(await passagesIn(document)))
  const find = createPlainBm25(passages, ({ title, text }) => `${title} ${text}`)
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
  return (question) => {
    const [passage] = find(question, 1)
    if (!passage) return undefined
    const sentences = [...segmenter.segment(passage.text)].map(({ segment }) => ({ ...passage, text: segment.trim() }))
    const [sentence = sentences[0]] = createPlainBm25(sentences, ({ text }) => text)(question, 1)
    return sentence && { sentence: sentence.text, document: passage.document }
  }
}

async function passagesIn({ id, title: name, text, file }: Source): Promise<Passage[]> {
  const reading = await read(file ? kindOf(file) : 'text', file ? readFileSync(file) : Buffer.from(text))
  const points = passagesOf(chunksFile({ id, title: name, sourceUrl: null, createdAt: 0 }, reading))
  return points.map(({ payload }, at) => {
    const { title, headings, text: content } = payload as { title: string; headings: string[]; text: string }
    return { document: id, title: [title, ...headings].join(' '), from: at, to: at + 1, text: content }
  })
}
