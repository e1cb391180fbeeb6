import { findingTable, type Finding } from '../finding.ts'
import { before } from './before.ts'
import { isReached, type Goal } from './goals.ts'
import type { AnswerFigures } from './older-figures.ts'
import { businessFigures, businessGroups, type BusinessFigures, type Line } from './verdict.ts'

/** A public set with what became of it here and with plain BM25. */
export interface OlderRow {
  set: string
  docent: AnswerFigures
  plain: AnswerFigures
}

const COLUMNS = ['all', 'right', 'wrong', 'refused', 'invented', 'long'] as const

export function businessTable(lines: readonly Line[], plain: readonly Line[]): string {
  const other = new Map(businessGroups(plain))
  const rows = businessGroups(lines).flatMap(([name, ones]) => [
    row(name, 'now', businessFigures(ones)),
    ...(before.business[name] ? [row('', 'before', { ...before.business[name] })] : []),
    row('', 'plain BM25', businessFigures(other.get(name) ?? [])),
  ])
  return table(
    [
      'questions',
      'answers of',
      'n',
      'right',
      'answerable: right',
      'wrong',
      'refused',
      'unanswerable: answered',
      'long',
    ],
    rows,
  )
}

const row = (name: string, whose: string, figures: Partial<BusinessFigures>) => [
  name,
  whose,
  String(figures.questions ?? ''),
  ...COLUMNS.map((column) => figure(figures[column])),
]

export function olderTable(rows: readonly OlderRow[]): string {
  const line = (name: string, whose: string, of: Partial<AnswerFigures>) => [
    name,
    whose,
    ...[of.holdsAnswer, of.wordRecall, of.wronglyRefused].map(figure),
    of.unanswerable === 0 ? '-' : figure(of.rightlyRefused),
    String(of.unproven ?? ''),
    String(Math.round(of.characters ?? 0)),
  ]
  return table(
    [
      'set',
      'answers of',
      'answer in answer',
      'word recall',
      'wrongly refused',
      'rightly refused',
      'unproven',
      'letters',
    ],
    rows.flatMap(({ set, docent, plain }) => [
      line(`${set} (${docent.answerable} + ${docent.unanswerable})`, 'now', docent),
      ...(before.older[set] ? [line('', 'before', { ...before.older[set] })] : []),
      line('', 'plain BM25', plain),
    ]),
  )
}

export function foundTable(findings: readonly Finding[]): string {
  const { first, eight } = before.finding
  return `${findingTable(findings)}\n| before | | ${figure(first)} | - | ${figure(eight)} |`
}

export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map((one) => {
    const reached = isReached(one)
    const state = reached === undefined ? 'not measured' : reached ? 'reached' : 'short'
    return [one.name, `${one.most ? 'at most' : 'at least'} ${one.goal.toFixed(2)}`, figure(one.measured), state]
  })
  return table(['goal', 'wanted', 'measured', ''], rows)
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

const figure = (value: number | null | undefined) =>
  value === null || value === undefined || Number.isNaN(value) ? '-' : value.toFixed(3)
