import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question with what is known of its answer. */
export interface AskedQuestion {
  text: string
  answers: string[]
  answerable: boolean
}

export interface AnswerSet {
  name: string
  /** Answers are spans of the text; otherwise people wrote them in their own words. */
  extractive: boolean
  documents: { id: string; title: string; text: string }[]
  questions: AskedQuestion[]
}

interface SetFile {
  name: string
  answerType: 'extractive' | 'abstractive' | 'none'
  documents: AnswerSet['documents']
  questions: { question: string; standalone?: string; answers: string[]; answerable: boolean; scope?: string }[]
}

/** The folder with the question sets: `DOCENT_DATA`. */
export function dataFolder(): string {
  const folder = process.env['DOCENT_DATA']
  if (!folder || !existsSync(folder)) throw new Error('Set DOCENT_DATA to the folder that holds the question sets.')
  return folder
}

/** Question sets with answers, at most `most` questions of each, spread evenly. */
export function loadAnswerSets(folder: string, most: number): AnswerSet[] {
  return ['squad', 'support', 'xquad'].flatMap((group) => {
    const files = existsSync(join(folder, group)) ? readdirSync(join(folder, group)).sort() : []
    return files.flatMap((file) => {
      const set = JSON.parse(readFileSync(join(folder, group, file), 'utf8')) as SetFile
      // A question that belongs to one document only would be asked of all of them here.
      const asked = set.questions.filter((question) => question.scope === undefined)
      return set.answerType === 'none' || asked.length === 0 ? [] : [toSet({ ...set, questions: asked }, most)]
    })
  })
}

function toSet({ name, answerType, documents, questions }: SetFile, most: number): AnswerSet {
  const step = Math.max(1, questions.length / most)
  const chosen = Array.from({ length: Math.min(most, questions.length) }, (_, i) => questions[Math.floor(i * step)])
  return {
    name,
    extractive: answerType === 'extractive',
    documents,
    questions: chosen.flatMap((one) =>
      one ? [{ text: one.standalone ?? one.question, answers: one.answers, answerable: one.answerable }] : [],
    ),
  }
}
