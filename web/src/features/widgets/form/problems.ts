import type { Draft } from './draft.ts'
import { readDomains, type DomainProblem } from './domains.ts'
import { isColor } from './hex-color.ts'
import { texts } from './texts.ts'

/** Fields that can be wrong, in the order they stand on the page. */
export const FIELDS = [
  'name',
  'mainTask',
  'strategy',
  'speakingStyle',
  'documentIds',
  'color',
  'userMessageColor',
  'domains',
  'dailyAnswerLimit',
] as const
export type Field = (typeof FIELDS)[number]
export type Problems = Partial<Record<Field, string>>

const REQUIRED = ['name', 'mainTask', 'strategy', 'speakingStyle'] as const
const COLORS = ['color', 'userMessageColor'] as const

/** Everything that keeps a draft from being saved. */
export function problemsOf(draft: Draft): Problems {
  const problems: Problems = {}
  for (const field of REQUIRED) if (draft[field].trim() === '') problems[field] = texts.missing[field]
  if (draft.documentIds.length === 0) problems.documentIds = texts.missing.documentIds
  for (const field of COLORS) if (!isColor(draft[field])) problems[field] = texts.notAColor
  const wrong = domainsProblem(readDomains(draft.domains).problems)
  if (wrong !== undefined) problems.domains = wrong
  const limit = draft.dailyAnswerLimit.trim()
  if (limit !== '' && !(/^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 1_000_000)) {
    problems.dailyAnswerLimit = texts.wrongLimit
  }
  return problems
}

/** Every line that cannot be used, so that one look is enough to mend them all; undefined when each can. */
export function domainsProblem(wrong: readonly DomainProblem[]): string | undefined {
  const [first] = wrong
  if (first === undefined) return undefined
  if (wrong.length === 1) return texts.wrongDomain(first)
  return [texts.wrongDomains(wrong.length), ...wrong.map(texts.wrongLine)].join('\n')
}

/** The sentence above the button: what the specification says, and then which fields. */
export function summaryOf(problems: Problems): string {
  const missing = [...REQUIRED, 'documentIds' as const].filter((field) => problems[field] !== undefined)
  if (missing.length === 0) return Object.values(problems)[0] ?? ''
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(missing.map((field) => texts.names[field]))
  return `${texts.required}: ${names}.`
}
