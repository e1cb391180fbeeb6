import type { Extracted } from '../blocks.ts'
import { readHtmlOfFile } from '../html/read.ts'
import { ExtractionProblem } from '../problem.ts'
import { checkOfficeFile } from '../office/check.ts'
import { dayOfFile } from '../office/day.ts'

/** Reads a Word document by way of HTML: headings by style, lists, tables, notes. Pictures are left out. */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  checkOfficeFile(bytes, 'docx')
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), ignoreEmptyParagraphs: true },
    )
    return { ...readHtmlOfFile(value), date: dayOfFile(bytes) }
  } catch (error) {
    throw new ExtractionProblem('unreadable', `mammoth: ${String(error)}`)
  }
}
