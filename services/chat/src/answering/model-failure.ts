import { ModelError } from '@docent/runtime/models'
import { failures } from '../failures.ts'

export interface FailedAnswer {
  /** Something of the answer was shown. */
  begun: boolean
  /** The limit of the whole answer is over. */
  tookTooLong: boolean
  /** A visitor asked: the reason is not for them. */
  visitor: boolean
}

/** What a failed answer is to the caller: failures of the model in plain words, everything else as it is. */
export function failureOfModel(error: unknown, { begun, tookTooLong, visitor }: FailedAnswer): unknown {
  if (tookTooLong)
    return begun ? failures.answer_interrupted({ detail: error }) : away(error, 'it took too long', visitor)
  if (!(error instanceof ModelError)) return error
  if (begun || error.kind === 'interrupted') return failures.answer_interrupted({ detail: error })
  if (error.kind === 'rejected') return failures.model_refused({ detail: error })
  if (error.kind !== 'setup') return away(error, error.message, visitor)
  return visitor
    ? failures.assistant_unavailable({ detail: error })
    : failures.model_not_usable({ detail: error, values: { reason: error.message } })
}

function away(detail: unknown, reason: string, visitor: boolean) {
  return visitor
    ? failures.assistant_unavailable({ detail })
    : failures.model_unavailable({ detail, values: { reason } })
}
