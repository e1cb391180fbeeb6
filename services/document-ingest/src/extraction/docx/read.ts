import type { Extracted } from '../blocks.ts'
import { readHtml } from '../html/read.ts'
import { ExtractionProblem } from '../problem.ts'
import { checkWordFile } from './check.ts'

/** Reads a Word document by way of HTML: headings by style, lists, tables, notes. Pictures are left out. */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  checkWordFile(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: true },
    )
    return readHtml(value)
  } catch (error) {
    throw new ExtractionProblem('unreadable', `mammoth: ${String(error)}`)
  }
}
