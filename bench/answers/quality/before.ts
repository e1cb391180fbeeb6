import { readFileSync } from 'node:fs'
import type { AnswerFigures } from './older-figures.ts'
import type { BusinessFigures } from './verdict.ts'

/** Figures of the rules that answered before the learned engine did; what was not measured then is absent. */
export interface Before {
  /** By the names of the groups. */
  business: Record<string, Partial<BusinessFigures>>
  finding: { first: number; eight: number }
  /** By the names of the public sets. */
  older: Record<string, Partial<AnswerFigures>>
}

export const before = JSON.parse(readFileSync(new URL('./before.json', import.meta.url), 'utf8')) as Before
