import type { Support } from '@docent/proto'
import type { LabTurn } from '../lab/sets.ts'

/** What a visitor was told. */
export interface Reply {
  answer: string
  support: Support
  /** Documents that it cites. */
  cited: string[]
}

export type Verdict = 'right' | 'wrong' | 'refused'

/** What became of one question of a business. */
export interface Line {
  set: string
  turn: LabTurn
  reply: Reply
  verdict: Verdict
}

/** Right beyond this many letters, an answer leaves the searching to its reader. */
export const LONG = 320

/** Whoever asks in a language that no document speaks is told honestly when there is no answer. */
export function verdictOn(turn: LabTurn, { answer, support, cited }: Reply): Verdict {
  const refused = support !== 'strong'
  if (turn.expect === 'small-talk') return cited.length === 0 ? 'right' : 'wrong'
  if (turn.expect === 'refuse') return refused && !turn.isForbidden(answer) ? 'right' : 'wrong'
  if (refused) return turn.kind === 'other-language' ? 'right' : 'refused'
  return turn.isRight(answer, cited) ? 'right' : 'wrong'
}

/** Shares of what became of some questions; null where there was none to be judged. */
export interface BusinessFigures {
  questions: number
  /** Of all questions. */
  all: number | null
  /** Of those that the documents answer. */
  right: number | null
  wrong: number | null
  refused: number | null
  /** Of those that they do not answer: given an answer. */
  invented: number | null
  /** Of the right answers: longer than they need to be. */
  long: number | null
}

export function businessFigures(lines: readonly Line[]): BusinessFigures {
  const asked = lines.filter(({ turn }) => turn.expect === 'answer')
  const other = lines.filter(({ turn }) => turn.expect === 'refuse')
  const are = (verdict: Verdict) => (line: Line) => line.verdict === verdict
  return {
    questions: lines.length,
    all: share(lines, are('right')),
    right: share(asked, are('right')),
    wrong: share(asked, are('wrong')),
    refused: share(asked, are('refused')),
    invented: share(other, are('wrong')),
    long: share(asked.filter(are('right')), ({ reply }) => reply.answer.length > LONG),
  }
}

/** By business, by kind of question, and all together. */
export function businessGroups(lines: readonly Line[]): [string, Line[]][] {
  const by = (name: (line: Line) => string) => [...Map.groupBy(lines, name)].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    ...by(({ set }) => set),
    ...by(({ turn }) => turn.kind).map(([kind, ones]): [string, Line[]] => [`kind ${kind}`, ones]),
    ['all', [...lines]],
  ]
}

const share = <T>(list: readonly T[], test: (one: T) => boolean) =>
  list.length === 0 ? null : list.filter(test).length / list.length
