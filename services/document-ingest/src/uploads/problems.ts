import type { Failure, FailureOptions } from '@docent/runtime/failures'
import type { ExtractionProblem, ProblemKind } from '../extraction/problem.ts'
import { failures } from '../failures.ts'

const byKind: Record<ProblemKind, (options: FailureOptions) => Failure> = {
  encrypted: failures.file_encrypted,
  no_text: failures.no_text_found,
  unreadable: failures.file_damaged,
  garbled: failures.text_garbled,
  unknown_encoding: failures.encoding_unknown,
  not_this_type: failures.type_mismatch,
  is_word: (options) => failures.named_otherwise({ ...options, values: { what: 'a Word document', ending: '.docx' } }),
  is_excel: (options) => failures.named_otherwise({ ...options, values: { what: 'an Excel file', ending: '.xlsx' } }),
  too_slow: failures.reading_too_slow,
  too_complex: failures.file_too_complex,
}

const OTHER_TYPES: ReadonlySet<ProblemKind> = new Set<ProblemKind>(['not_this_type', 'is_word', 'is_excel'])

/** What is not what its name says was never taken: nothing of it is kept. */
export const isOfOtherType = ({ kind }: ExtractionProblem): boolean => OTHER_TYPES.has(kind)

/** What a reader's problem is called towards the owner. */
export function failureFor(problem: ExtractionProblem, timeLimitMs: number, extra?: Record<string, unknown>): Failure {
  const seconds = Math.ceil(timeLimitMs / 1000)
  return byKind[problem.kind]({ values: { seconds }, detail: problem.message, extra })
}
