import type { Why } from '@docent/proto/http'
import { guessLanguage, words } from '@docent/runtime/text'
import type { Material, Written } from './draft.ts'
import { holdingsOf } from './extractive/match/holdings.ts'
import { resolve, worthIn } from './extractive/match/terms.ts'
import { readQuestion } from './extractive/question/question.ts'
import type { ReadPassage } from './extractive/units/unit.ts'
import type { Passage } from '@docent/proto'

/** Passages that are told of: what stood further down decided nothing. */
const TOLD = 12

export interface WhyOptions {
  material: Material
  written: Written
  model: string
  searchMs: number
  totalMs: number
  read(passage: Passage): ReadPassage
}

/** Why an answer is what it is: what its writer tells, beside what was found and what it took. */
export function whyOf({ material, written, model, searchMs, totalMs, read }: WhyOptions): Why {
  const { standAlone, found, calls } = material
  const told = found.slice(0, TOLD)
  const passages = told.map(({ passage }) => read(passage))
  const usual = guessLanguage(words(standAlone))
  const question = readQuestion(standAlone, { usual, known: () => false }, [])
  const terms = resolve([...question.words, ...question.asking], holdingsOf(passages), question.language)
  const cited = new Set(written.support === 'strong' ? written.sources.map(({ chunkId }) => chunkId) : [])
  const { decided, confidence = null, missing, checks = [], prompt = null } = written.why ?? {}
  return {
    question: standAlone,
    language: usual ?? 'und',
    decided: decided ?? usually[written.support],
    confidence,
    missing: missing ?? terms.filter(({ absent }) => absent).map(({ word }) => word),
    passages: told.map(({ passage, lexical, dense }, i) => ({
      ...passage,
      rank: i + 1,
      lexical,
      dense,
      words: terms.filter((term) => hasWord(term, passages[i])).map(({ word }) => word),
      cited: cited.has(passage.chunkId),
    })),
    checks,
    model,
    prompt,
    calls,
    timings: { searchMs, totalMs },
  }
}

const usually: Record<Written['support'], string> = {
  strong: 'The answer cites passages that hold what it says.',
  weak: 'What the model wrote is not proven by the passages.',
  none: 'No passage holds an answer.',
}

const hasWord = (term: Parameters<typeof worthIn>[0], passage: ReadPassage | undefined) =>
  passage !== undefined && [passage.all, passage.headings, passage.title].some((stems) => worthIn(term, stems) > 0)
