import type { SourceKind } from '@docent/proto'
import type { RouteBody } from '@docent/proto/http'
import type { processDocument } from '@docent/proto/http'
import { limitOf, type Plan } from '@docent/proto/plans'
import type { BodyLimit } from '@docent/runtime/http'
import { ExtractionProblem } from '../extraction/problem.ts'
import { failures } from '../failures.ts'
import { base64Of, decodeBase64, decodedSize } from './base64.ts'
import type { Source } from './source.ts'
import { detectKind, UnsupportedType, type Upload } from './kind.ts'
import { failureFor } from './problems.ts'

const MiB = 1024 * 1024

/** A request's file, refused before anything is stored where its size, encoding or type will not do. */
export function sourceOf(body: RouteBody<typeof processDocument>, plan: Plan): Source {
  const base64 = base64Of(body.fileContent)
  checkSize(decodedSize(base64), plan)
  const bytes = decodeBase64(base64)
  if (bytes.length === 0) throw failures.file_empty()
  const fileName = plainName(body.fileName)
  const kind = kindOf({ fileName, declared: body.fileType, bytes })
  return { fileName, kind, mediaType: body.fileType, bytes, sourceUrl: null, replaces: body.replaces }
}

/** @throws unsupported_type, type_mismatch, file_encrypted */
export function kindOf(upload: Upload): SourceKind {
  try {
    return detectKind(upload)
  } catch (error) {
    if (error instanceof UnsupportedType) throw failures.unsupported_type({ detail: error.message })
    if (error instanceof ExtractionProblem) throw failureFor(error, 0)
    throw error
  }
}

/** @throws file_too_large */
export function checkSize(bytes: number, plan: Plan): void {
  if (bytes >= limitOf(plan.maxFileSize) * MiB) throw failures.file_too_large({ values: { limit: plan.maxFileSize } })
}

/** Names, types and the signs around them, in a call that carries a file. */
const AROUND_THE_FILE = 64 * 1024

/** What a call with the largest file of a plan weighs: base64 makes four bytes of three. */
export function largestUpload(plan: Plan): BodyLimit {
  return {
    bytes: Math.ceil((limitOf(plan.maxFileSize) * MiB * 4) / 3) + AROUND_THE_FILE,
    refusal: () => failures.file_too_large({ values: { limit: plan.maxFileSize } }),
  }
}

/** The name without folders, and without what no name shows: control characters and marks that turn the reading around. */
export function plainName(given: string): string {
  const shown = given.replace(/[\p{Cc}\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '').trim()
  return shown.replace(/^.*[/\\]/, '').trim() || shown || 'document'
}
