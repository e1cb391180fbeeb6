import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { EngineUnavailable } from '../failures/engine-unavailable.ts'
import { commonFailures, Failure } from '../failures/index.ts'
import { StorageFull } from '../failures/storage-full.ts'
import { BadCursor, TooMuchContention } from '../store/port.ts'

/** After which a call that had no luck is likely to have it. */
export const RETRY_AFTER_SECONDS = 5

/** What any thrown thing means to the caller. Whatever is not declared is `internal` and shows nothing of itself. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof StorageFull) return commonFailures.storage_full({ detail: error.message })
  // Whoever lost every turn against others has changed nothing, and wins a later one.
  if (error instanceof EngineUnavailable || error instanceof TooMuchContention) {
    return commonFailures.unavailable({ detail: error.message, extra: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
  }
  if (error instanceof BadCursor) return commonFailures.bad_request({ values: { problem: 'cursor: is not valid' } })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problem = error.validation
      .map((one) => `${fieldName(one.instancePath)}: ${one.message ?? 'is not valid'}`)
      .join('; ')
    return commonFailures.bad_request({ values: { problem } })
  }
  // Only Fastify's own words are fit for callers; a library's error may quote a query, a path or a key.
  const { code, statusCode, message } = (error ?? {}) as Partial<FastifyError>
  if (!code?.startsWith('FST_') || statusCode === undefined) return commonFailures.internal({ detail: error })
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return commonFailures.too_large({ values: { limit: 'this call accepts' } })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return commonFailures.unsupported_media_type()
  if (code === 'FST_ERR_NOT_FOUND') return commonFailures.not_found()
  if (statusCode >= 400 && statusCode < 500) {
    return commonFailures.bad_request({ values: { problem: message ?? code } })
  }
  return commonFailures.internal({ detail: error })
}

/**
 * Sends a failure in the one shape every refusal has, and logs what the caller must not see. A failure whose `extra`
 * has `retryAfterSeconds` says so in the header, too.
 */
export function replyFor(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The body ended before its end: nobody is there to be answered, and nothing here is at fault.
  const isGone = request.raw.destroyed && !request.raw.complete
  const failure = isGone ? commonFailures.bad_request({ values: { problem: 'the body broke off' } }) : failureOf(error)
  if (failure.status >= 500) request.log.error({ err: failure.detail ?? failure, code: failure.code }, failure.message)
  else request.log.info({ code: failure.code, detail: failure.detail }, failure.message)
  const { retryAfterSeconds } = failure.extra
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  return reply
    .code(failure.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...failure.extra, success: false, error: failure.message, code: failure.code, requestId: request.id })
}

function fieldName(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
}
