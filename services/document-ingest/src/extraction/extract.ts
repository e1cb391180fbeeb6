import type { SourceKind } from '@docent/proto'
import { fullText, type Extracted } from './blocks.ts'
import { readDocx } from './docx/read.ts'
import { declaredCharset } from './html/charset.ts'
import { readWebPage } from './html/main-text.ts'
import { readHtml } from './html/read.ts'
import { isWholePage } from './html/whole.ts'
import { labeledQuestions } from './labeled-questions.ts'
import { readMarkdown } from './markdown/read.ts'
import { ExtractionProblem } from './problem.ts'
import { checkReadable } from './quality.ts'
import { decodeText } from './text/decode.ts'
import { readPlainText } from './text/plain.ts'

/** Reads a file of a known type; `mediaType` may name its charset. @throws ExtractionProblem with the reason when there is no text to be had */
export async function extract(kind: SourceKind, bytes: Buffer, mediaType = ''): Promise<Extracted> {
  if (bytes.length === 0) throw new ExtractionProblem('no_text', 'the file is empty')
  const extracted = await read(kind, bytes, /charset\s*=\s*"?([\w:.-]+)/i.exec(mediaType)?.[1])
  checkReadable(fullText(extracted.blocks), kind)
  return { ...extracted, blocks: labeledQuestions(extracted.blocks) }
}

async function read(kind: SourceKind, bytes: Buffer, charset: string | undefined): Promise<Extracted> {
  switch (kind) {
    case 'pdf':
      return (await import('./pdf/read.ts')).readPdf(bytes)
    case 'docx':
      return readDocx(bytes)
    case 'xlsx':
      return (await import('./sheet/xlsx.ts')).readXlsx(bytes)
    case 'csv':
      return (await import('./sheet/csv.ts')).readCsv(decodeText(bytes, charset).text)
    case 'html':
      return readHtml(decodeText(bytes, declaredCharset(bytes)).text)
    case 'web':
      return readWebPage(decodeText(bytes, charset ?? declaredCharset(bytes)).text)
    case 'markdown':
      return unlessPage(bytes, charset, readMarkdown)
    case 'text':
      return unlessPage(bytes, charset, (text) => ({ blocks: readPlainText(text), pages: null }))
  }
}

/** A page that was saved under the name of a text is a page all the same. */
function unlessPage(bytes: Buffer, charset: string | undefined, readText: (text: string) => Extracted): Extracted {
  const { text } = decodeText(bytes, charset)
  if (!isWholePage(text)) return readText(text)
  return readHtml(charset === undefined ? decodeText(bytes, declaredCharset(bytes)).text : text)
}
