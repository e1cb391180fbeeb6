import type { Finding } from '../finding.ts'
import type { AnswerFigures } from './older-figures.ts'
import { businessFigures, businessGroups, type BusinessFigures, type Line } from './verdict.ts'

/** A goal, and what was measured; null where this run did not look. */
export interface Goal {
  name: string
  goal: number
  /** Whether less is better. */
  most: boolean
  measured: number | null
}

interface Measured {
  lines: readonly Line[]
  findings: readonly Finding[]
  squad: AnswerFigures | undefined
}

export function goalsOf({ lines, findings, squad }: Measured): Goal[] {
  const groups = new Map(businessGroups(lines).map(([name, ones]) => [name, businessFigures(ones)]))
  const of = (name: string, figure: keyof BusinessFigures) => groups.get(name)?.[figure] ?? null
  const least = (name: string, goal: number, measured: number | null) => ({ name, goal, most: false, measured })
  const most = (name: string, goal: number, measured: number | null) => ({ name, goal, most: true, measured })
  return [
    least('answerable: right', 0.65, of('all', 'right')),
    most('answerable: wrong', 0.12, of('all', 'wrong')),
    most('unanswerable: answered', 0.15, of('all', 'invented')),
    least('follow-ups: right', 0.55, of('kind follow-up', 'right')),
    least('tables: right', 0.7, of('kind table', 'right')),
    most('right but long', 0.1, of('all', 'long')),
    least('fact in the first passage', 0.8, found(findings, 1)),
    least('fact in the first eight', 0.97, found(findings, 8)),
    most('SQuAD, unanswerable: answered', 0.6, squad ? 1 - squad.rightlyRefused : null),
    most('SQuAD, answerable: refused', 0.08, squad ? squad.wronglyRefused : null),
  ]
}

export const isReached = ({ goal, most, measured }: Goal) =>
  measured === null ? undefined : most ? measured <= goal : measured >= goal

/** Of all businesses together. */
export function found(findings: readonly Finding[], depth: 1 | 3 | 8): number | null {
  const questions = findings.reduce((sum, one) => sum + one.questions, 0)
  const within = findings.reduce((sum, one) => sum + one.within[depth] * one.questions, 0)
  return questions === 0 ? null : within / questions
}
