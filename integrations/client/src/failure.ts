import type { FailureCode } from './generated/codes.ts'

/**
 * `connection_failed`: nobody answered, or the answer broke off. `unexpected_reply`: what answered is not Docent, a proxy in front
 * most likely. All others are Docent's own.
 */
export type DocentErrorCode = FailureCode | 'connection_failed' | 'unexpected_reply' | (string & {})

export interface DocentErrorDetails {
  /** HTTP status; 0 where there was none: no connection, or a stream that had begun. */
  status: number
  code: DocentErrorCode
  requestId?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** A call that was refused or failed. Its message is a sentence for people; `code` is what a program decides by. */
export class DocentError extends Error {
  readonly status: number
  readonly code: DocentErrorCode
  /** Names the log lines of the call: quote it to whoever runs the installation. */
  readonly requestId: string | undefined
  /** How long to wait before another try, where Docent said so. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { status, code, requestId, retryAfterSeconds, cause }: DocentErrorDetails) {
    super(message, { cause })
    this.name = 'DocentError'
    this.status = status
    this.code = code
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What a reply that is no success says of itself. */
export async function failureOf(reply: Response): Promise<DocentError> {
  const { status, headers } = reply
  const requestId = headers.get('x-request-id') ?? undefined
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
  const said: unknown = await reply.json().catch(() => undefined)
  if (isFailure(said)) return new DocentError(said.error, { status, code: said.code, requestId, retryAfterSeconds })
  return new DocentError(`Something that is not Docent answered with ${status}.`, {
    status,
    code: 'unexpected_reply',
    requestId,
    retryAfterSeconds,
  })
}

function isFailure(said: unknown): said is { error: string; code: string } {
  if (typeof said !== 'object' || said === null) return false
  return 'error' in said && typeof said.error === 'string' && 'code' in said && typeof said.code === 'string'
}

/** A connection that failed, in one class with every other failure; what the caller ended stays what it is. */
export function connectionFailed(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  if (cause instanceof DocentError) return cause
  return new DocentError('Docent cannot be reached, or the connection broke off.', {
    status: 0,
    code: 'connection_failed',
    cause,
  })
}
