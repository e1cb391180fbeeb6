import { dayOf } from '../date.ts'
import { readZipDirectory, unpackEntry } from './zip.ts'

const CORE_MAX = 64 * 1024

/** The day an Office file says it was changed, else made. */
export function dayOfFile(bytes: Buffer): string | undefined {
  const entry = readZipDirectory(bytes).find(({ name }) => name === 'docProps/core.xml')
  if (!entry || entry.unpacked > CORE_MAX) return undefined
  const xml = unpackEntry(bytes, entry, CORE_MAX).toString('utf8')
  const valueOf = (name: string) => dayOf(new RegExp(`<dcterms:${name}[^>]{0,200}>([^<]{0,40})<`).exec(xml)?.[1])
  return valueOf('modified') ?? valueOf('created')
}
