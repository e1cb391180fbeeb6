import type { Draft } from './draft.ts'
import type { Problems } from './problems.ts'

/** What every part of the form is given. */
export interface PartProps {
  draft: Draft
  problems: Problems
  onChange: (change: Partial<Draft>) => void
}
