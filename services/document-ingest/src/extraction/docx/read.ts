import type { Extracted } from '../blocks.ts'
import { readHtmlOfFile } from '../html/read.ts'
import { ExtractionProblem } from '../problem.ts'
import { dayOf } from '../date.ts'
import { checkWordFile } from './check.ts'
import { readZipDirectory, unpackEntry } from './zip.ts'

/** Reads a Word document by way of HTML: headings by style, lists, tables, notes. Pictures are left out. */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  checkWordFile(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: true },
    )
    return { ...readHtmlOfFile(value), date: dateOf(bytes) }
  } catch (error) {
    throw new ExtractionProblem('unreadable', `mammoth: ${String(error)}`)
  }
}

const CORE_MAX = 64 * 1024

/** The day the file says it was changed, else made. */
function dateOf(bytes: Buffer): string | undefined {
  const entry = readZipDirectory(bytes).find(({ name }) => name === 'docProps/core.xml')
  if (!entry || entry.unpacked > CORE_MAX) return undefined
  const xml = unpackEntry(bytes, entry, CORE_MAX).toString('utf8')
  const valueOf = (name: string) => dayOf(new RegExp(`<dcterms:${name}[^>]{0,200}>([^<]{0,40})<`).exec(xml)?.[1])
  return valueOf('modified') ?? valueOf('created')
}
