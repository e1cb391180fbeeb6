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
  too_slow: failures.reading_too_slow,
  too_complex: failures.file_too_complex,
}

/** What a reader's problem is called towards the owner. */
export function failureFor(problem: ExtractionProblem, timeLimitMs: number, extra?: Record<string, unknown>): Failure {
  const seconds = Math.ceil(timeLimitMs / 1000)
  return byKind[problem.kind]({ values: { seconds }, detail: problem.message, extra })
}
