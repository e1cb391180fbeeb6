import { ownLookProblem } from '../own-look/own-look.ts'
import type { Draft } from './draft.ts'
import { readDomains, type DomainProblem } from './domains.ts'
import { isColor } from './hex-color.ts'
import { starterProblems } from './starters.ts'
import { consentTextProblem, keepDaysProblem, privacyUrlProblem } from './privacy.ts'
import { texts } from './texts.ts'
import { labelProblem, valueProblem } from './way-out.ts'

/** Fields that can be wrong, in the order they stand on the page. */
export const FIELDS = [
  'name',
  'mainTask',
  'strategy',
  'speakingStyle',
  'keepDays',
  'documentIds',
  'starterQuestions',
  'wayOutValue',
  'wayOutLabel',
  'consentText',
  'privacyUrl',
  'color',
  'userMessageColor',
  'own',
  'domains',
  'dailyAnswerLimit',
] as const
export type Field = (typeof FIELDS)[number]
export type Problems = Partial<Record<Field, string>>

const REQUIRED = ['name', 'mainTask', 'strategy', 'speakingStyle'] as const
const NEEDED: ReadonlySet<Field> = new Set([...REQUIRED, 'documentIds'])
const COLORS = ['color', 'userMessageColor'] as const

/** Everything that keeps a draft from being saved. */
export function problemsOf(draft: Draft, longestDays: number | null = null): Problems {
  const problems: Problems = {}
  for (const field of REQUIRED) if (draft[field].trim() === '') problems[field] = texts.missing[field]
  if (draft.documentIds.length === 0) problems.documentIds = texts.missing.documentIds
  for (const field of COLORS) if (!isColor(draft[field])) problems[field] = texts.notAColor
  const set = {
    starterQuestions: starterProblems(draft.starterQuestions).filter(Boolean).join('\n') || undefined,
    wayOutValue: valueProblem(draft.wayOutKind, draft.wayOutValue),
    wayOutLabel: draft.wayOutKind === 'none' ? undefined : labelProblem(draft.wayOutLabel),
    consentText: consentTextProblem(draft.consentText),
    privacyUrl: privacyUrlProblem(draft.privacyUrl),
    own: ownLookProblem(draft.own),
    keepDays: keepDaysProblem(draft.keepDays, longestDays),
  }
  for (const [field, problem] of Object.entries(set)) if (problem !== undefined) problems[field as Field] = problem
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

/** The sentence above the button: what the specification says of missing fields, then which; what is wrong by its name, because the words stand there. */
export function summaryOf(problems: Problems): string {
  const found = FIELDS.filter((field) => problems[field] !== undefined)
  const missing = found.filter((field) => NEEDED.has(field))
  const wrong = found.filter((field) => !NEEDED.has(field))
  return [missing.length > 0 && `${texts.required}: ${listOf(missing)}.`, wrong.length > 0 && texts.mend(listOf(wrong))]
    .filter(Boolean)
    .join(' ')
}

const listOf = (fields: readonly Field[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(fields.map((field) => texts.names[field]))
