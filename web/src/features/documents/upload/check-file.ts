import type { Plan } from '../../../api/workspace.ts'
import { fileSize } from '../../../ui/format/size.ts'
import { glyphOf, otherKindOf } from './formats.ts'
import { texts } from './texts.ts'

const MiB = 1024 * 1024
/** Until the plan is known. */
const DEFAULT_LIMIT_MB = 10

/** The plan's limit for one file in MB; undefined when there is none. */
export function sizeLimit(plan: Pick<Plan, 'maxFileSize'> | undefined): number | undefined {
  if (plan === undefined) return DEFAULT_LIMIT_MB
  return plan.maxFileSize === -1 ? undefined : plan.maxFileSize
}

/** Why a file cannot be taken, with the way out; undefined when it can. */
export function problemOf(
  { name, type, size }: { name: string; type: string; size: number },
  limitMB: number | undefined,
): string | undefined {
  const glyph = glyphOf(name, type)
  if (glyph === undefined) return texts.wrongKind(texts.saveAs[otherKindOf(name)])
  if (size === 0) return texts.emptyFile
  if (limitMB === undefined || size <= limitMB * MiB) return undefined
  return texts.tooLarge(limitMB, fileSize(size), glyph === 'PDF' ? texts.shrinkPdf : texts.split)
}
