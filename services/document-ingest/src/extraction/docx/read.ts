import type { Extracted } from '../blocks.ts'
import { readHtmlOfFile } from '../html/read.ts'
import { ExtractionProblem } from '../problem.ts'
import { dayOfFile } from '../office/day.ts'
import { openOfficeFile, type OfficeFile } from '../office/file.ts'
import { withHeadings } from './headings.ts'

/** Reads a Word document by way of HTML: headings by style or by looks, lists, tables, notes. Pictures are left out. */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  const file = openOfficeFile(bytes, 'docx')
  const { default: mammoth } = await import('mammoth')
  try {
    const { value } = await mammoth.convertToHtml(inputOf(file), {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: true,
      transformDocument: withHeadings,
    })
    return { ...readHtmlOfFile(value), date: dayOfFile(file) }
  } catch (error) {
    if (error instanceof ExtractionProblem) throw error
    throw new ExtractionProblem('unreadable', `mammoth: ${String(error)}`)
  }
}

/** mammoth unpacks a buffer by itself, whatever comes out. It takes a file that is open as well, of which its types do not tell. */
function inputOf({ has, part }: OfficeFile): { buffer: Buffer } {
  const file = {
    exists: has,
    read: async (name: string, encoding?: BufferEncoding) => (encoding ? part(name)?.toString(encoding) : part(name)),
  }
  return { file } as unknown as { buffer: Buffer }
}
