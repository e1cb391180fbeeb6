import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A question as a visitor puts it, with what is known of its answer. */
export interface LabTurn {
  id: string
  question: string
  expect: 'answer' | 'refuse' | 'small-talk'
  kind: string
  /** Only this document is searched. */
  scope?: string
  /** What the next question goes on from, where it is not to depend on what was told. */
  given?: string
  /** Whether a text is a right answer to `answer`. */
  isRight(text: string, documents: readonly string[]): boolean
  /** Whether a text shows what must not be shown. */
  isForbidden(text: string): boolean
}

export interface LabSet {
  name: string
  group: 'business' | 'training' | 'squad' | 'xquad' | 'support'
  language: string
  documents: { id: string; title: string; text: string; file?: string }[]
  /** Turns of one conversation stand together, in order. */
  conversations: LabTurn[][]
}

interface BusinessFile {
  name: string
  lang: string
  files: string[]
  conversations: {
    turns: { q: string; kind: string; expect: LabTurn['expect']; all?: string[]; none?: string[]; file?: string }[]
  }[]
}

interface QuestionFile {
  name: string
  lang?: string
  answerType: 'extractive' | 'abstractive' | 'none'
  documents: { id: string; title: string; text: string }[]
  questions: {
    id: string
    question: string
    standalone?: string
    answers: string[]
    answerable: boolean
    documentId: string | null
    scope?: string
  }[]
}

/** The businesses below the folder of the question sets. */
export const businessSets = (folder: string): LabSet[] => setsIn(join(folder, 'business'), 'business')

/** The businesses that were written to learn from. */
export const trainingSets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'training'), 'training')

/** Businesses whose prices and hours depend on the season. */
export const seasonSets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'seasons'), 'business')

/** Businesses that are asked what people of several kinds, ages or numbers pay. */
export const partySets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'parties'), 'business')

/** Others of the same kind, which were asked before any rule was mended with them. */
export const unseenPartySets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'parties-unseen'), 'business')

/** Businesses whose customers tell of themselves in passing, go on vaguely, or ask for one of several things that are alike. */
export const inPassingSets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'in-passing'), 'business')

/** Others of the same kind, which were asked before any rule was mended with them. */
export const unseenInPassingSets = (): LabSet[] =>
  setsIn(join(import.meta.dirname, '..', 'in-passing-unseen'), 'business')

/** Businesses as new owners bring them, with all kinds of questions. */
export const newOwnerSets = (): LabSet[] => setsIn(join(import.meta.dirname, '..', 'new-owners'), 'business')

/** Others of the same kind, which were asked before any rule was mended with them. */
export const unseenNewOwnerSets = (): LabSet[] =>
  setsIn(join(import.meta.dirname, '..', 'new-owners-unseen'), 'business')

/** How things are done, asked of guides below the folder of the question sets. */
export const howToSets = (folder: string): LabSet[] =>
  setsIn(join(import.meta.dirname, '..', 'how-to'), 'business', join(folder, 'files'))

/** @param documents the folder that the files of the sets are in, where they do not stand beside them */
function setsIn(place: string, group: LabSet['group'], documents = place): LabSet[] {
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const set = JSON.parse(readFileSync(join(place, file), 'utf8')) as BusinessFile
      return {
        name: set.name,
        group,
        language: set.lang,
        documents: set.files.map((one) => ({ id: one, title: basename(one), text: '', file: join(documents, one) })),
        conversations: set.conversations.map(({ turns }, c) =>
          turns.map(({ q, kind, expect, all = [], none = [], file: from }, t) => {
            const plain = (text: string) => text.replace(/\s*\[\d+\]/g, '').replace(/\s+/g, ' ')
            const wanted = all.map((source) => new RegExp(source, 'iu'))
            const unwanted = none.map((source) => new RegExp(source, 'iu'))
            const isForbidden = (text: string) => unwanted.some((one) => one.test(plain(text)))
            return {
              id: `${set.name}/${c}/${t}`,
              question: q,
              expect,
              kind,
              isForbidden,
              isRight: (text: string, documents: readonly string[]) =>
                wanted.every((one) => one.test(plain(text))) &&
                !isForbidden(text) &&
                (!from || documents.includes(from)),
            }
          }),
        ),
      }
    })
}

/** The public question sets whose answers are spans of the text, at most `most` questions of each, spread evenly. */
export function publicSets(folder: string, group: 'squad' | 'xquad' | 'support', most: number): LabSet[] {
  return readdirSync(join(folder, group))
    .sort()
    .flatMap((file): LabSet[] => {
      const set = JSON.parse(readFileSync(join(folder, group, file), 'utf8')) as QuestionFile
      if (set.answerType === 'none') return []
      const step = Math.max(1, set.questions.length / most)
      const chosen = Array.from(
        { length: Math.min(most, set.questions.length) },
        (_, i) => set.questions[Math.floor(i * step)],
      )
      return [
        {
          name: set.name,
          group,
          language: set.lang ?? 'en',
          documents: set.documents,
          conversations: chosen.flatMap((one) => {
            if (!one) return []
            const wanted = one.answers.map(normalized).filter(Boolean)
            return [
              [
                {
                  id: one.id,
                  question: one.standalone ?? one.question,
                  expect: one.answerable ? ('answer' as const) : ('refuse' as const),
                  kind: set.name,
                  ...(one.scope !== undefined && { scope: one.scope }),
                  isForbidden: () => false,
                  isRight: (text: string) => {
                    const told = ` ${normalized(text)} `
                    return wanted.some((answer) => told.includes(answer.length < 3 ? ` ${answer} ` : answer))
                  },
                },
              ],
            ]
          }),
        },
      ]
    })
}

/** As SQuAD compares: case, punctuation and articles do not count. */
export const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\b(a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
