import { dayOf } from '../date.ts'
import { ExtractionProblem } from '../problem.ts'
import type { OfficeFile } from './file.ts'

/** More of it says nothing of the day. */
const CORE_MAX = 64 * 1024

/** A day is no reason to refuse what was read. */
function coreOf(file: OfficeFile): string | undefined {
  try {
    return file.part('docProps/core.xml')?.toString('utf8', 0, CORE_MAX)
  } catch (error) {
    if (error instanceof ExtractionProblem) return undefined
    throw error
  }
}

/** The day an Office file says it was changed, else made. */
export function dayOfFile(file: OfficeFile): string | undefined {
  const xml = coreOf(file)
  if (xml === undefined) return undefined
  const valueOf = (name: string) => dayOf(new RegExp(`<dcterms:${name}[^>]{0,200}>([^<]{0,40})<`).exec(xml)?.[1])
  return valueOf('modified') ?? valueOf('created')
}
