import type { RouteBody } from '@docent/proto/http'
import type { processDocument } from '@docent/proto/http'
import { limitOf, type Plan } from '@docent/proto/plans'
import { ExtractionProblem } from '../extraction/problem.ts'
import { failures } from '../failures.ts'
import { base64Of, decodeBase64, decodedSize } from './base64.ts'
import type { Source } from './source.ts'
import { detectKind, UnsupportedType } from './kind.ts'
import { failureFor } from './problems.ts'

const MiB = 1024 * 1024

/** A request's file, refused before anything is stored where its size, encoding or type will not do. */
export function sourceOf(body: RouteBody<typeof processDocument>, plan: Plan): Source {
  const base64 = base64Of(body.fileContent)
  checkSize(decodedSize(base64), plan)
  const bytes = decodeBase64(base64)
  if (bytes.length === 0) throw failures.file_empty()
  const fileName = body.fileName.replace(/^.*[/\\]/, '').trim() || body.fileName
  try {
    const kind = detectKind({ fileName, declared: body.fileType, bytes })
    return { fileName, kind, mediaType: body.fileType, bytes, sourceUrl: null }
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
