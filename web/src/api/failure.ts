/** Why a call failed. `status` is 0 when no answer came at all. */
export interface CallFailure {
  status: number
  /** Stable name of the failure; `network` without an answer, `unknown` for an answer that is not Docent's. */
  code: string
  /** The server's sentence for a person; empty when there is none. */
  error: string
  /** Of the request, where the refusal is about one. */
  field?: string | undefined
}

export const networkFailure: CallFailure = { status: 0, code: 'network', error: '' }

/** Reads a refusal out of whatever came back. */
export function failureFrom(status: number, body: unknown): CallFailure {
  const { error, code, field } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return {
    status,
    code: typeof code === 'string' ? code : 'unknown',
    error: typeof error === 'string' ? error.trim() : '',
    ...(typeof field === 'string' && { field }),
  }
}

export function isCallFailure(value: unknown): value is CallFailure {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'error' in value
}

/** The failure behind anything an RTK Query hook can reject with. */
export function asFailure(error: unknown): CallFailure {
  return isCallFailure(error) ? error : { status: 0, code: 'unknown', error: '' }
}

/** The server's sentence, else the given one. */
export function sentenceOf(error: unknown, fallback: string): string {
  return asFailure(error).error || fallback
}
