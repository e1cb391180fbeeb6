import { dayOf } from '../date.ts'
import type { OfficeFile } from './file.ts'

/** More of it says nothing of the day. */
const CORE_MAX = 64 * 1024

/** The day an Office file says it was changed, else made. */
export function dayOfFile(file: OfficeFile): string | undefined {
  const xml = file.part('docProps/core.xml')?.toString('utf8', 0, CORE_MAX)
  if (xml === undefined) return undefined
  const valueOf = (name: string) => dayOf(new RegExp(`<dcterms:${name}[^>]{0,200}>([^<]{0,40})<`).exec(xml)?.[1])
  return valueOf('modified') ?? valueOf('created')
}
