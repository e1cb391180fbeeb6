import { ModelError } from '@docent/runtime/models'
import { failures } from '../failures.ts'

/** What a failed answer is to the caller: failures of the model in plain words, everything else as it is. */
export function failureOfModel(
  error: unknown,
  { begun, tookTooLong }: { begun: boolean; tookTooLong: boolean },
): unknown {
  if (tookTooLong) return failures.answer_interrupted({ detail: error })
  if (!(error instanceof ModelError)) return error
  if (begun) return failures.answer_interrupted({ detail: error })
  return error.kind === 'rejected'
    ? failures.model_refused({ detail: error })
    : failures.model_unavailable({ detail: error })
}
