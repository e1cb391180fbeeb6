import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { ExtractionProblem } from '../problem.ts'

/** A run of text with its place: `transform` is [a, b, c, d, x, y] in points from the lower left corner. */
export interface TextItem {
  str: string
  transform: readonly number[]
  width: number
  height: number
  fontName: string
  hasEOL: boolean
}

/** Where content begins or ends that the structure of the file names by its id. */
export interface Mark {
  type: string
  /** Null where it only says how something is read: a ligature. */
  id?: string | null
}

/** What the file says of how its content belongs together: "Table", "TR", "TH"; content of the page has an id. */
export interface StructNode {
  role?: string
  id?: string
  children?: StructNode[]
}

export interface Annotation {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  hidden?: boolean
  options?: { exportValue: unknown; displayValue: unknown }[]
  contentsObj?: { str?: string }
}

export interface PdfPage {
  /** [left, bottom, right, top] in points. */
  view: readonly number[]
  /** By how many degrees it is turned to the right where it is shown. */
  rotate?: number
  getTextContent(options: {
    disableNormalization: boolean
    includeMarkedContent?: boolean
  }): Promise<{ items: (TextItem | Mark)[] }>
  /** Null where the page has none. */
  getStructTree(): Promise<StructNode | null>
  getAnnotations(): Promise<Annotation[]>
  cleanup(): void
}

export interface OutlineEntry {
  title: string
  items: OutlineEntry[]
}

export interface PdfDocument {
  numPages: number
  getPage(number: number): Promise<PdfPage>
  getMarkInfo(): Promise<{ Marked?: boolean; Suspects?: boolean } | null>
  getOutline(): Promise<OutlineEntry[] | null>
  getMetadata(): Promise<{ info?: { Title?: unknown; ModDate?: unknown; CreationDate?: unknown } }>
  /** Null where there is no form. */
  getFieldObjects(): Promise<object | null>
}

const ERRORS_ONLY = 0

/** Opens a PDF. `close` frees it. @throws ExtractionProblem encrypted, unreadable */
export async function openPdf(bytes: Buffer): Promise<{ document: PdfDocument; close(): Promise<void> }> {
  standInForDrawing()
  const { PDFParse } = await import('pdf-parse')
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    ...dataFolders(),
    verbosity: ERRORS_ONLY,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
  })
  try {
    // The parser's own text loses the places of words; the document beneath it has them.
    const document = await (parser as unknown as { load(): Promise<PdfDocument> }).load()
    return { document, close: () => parser.destroy() }
  } catch (error) {
    await parser.destroy().catch(() => undefined)
    const { name, message } = error as Error
    // A password, or a certificate, which the parser does not know.
    if (name === 'PasswordException' || /encryption|crypto/i.test(message))
      throw new ExtractionProblem('encrypted', message)
    throw new ExtractionProblem('unreadable', `${name}: ${message}`)
  }
}

/**
 * The parser names these classes as it loads, and has them from an optional package with a binary, which is not there on
 * every platform. They draw; text needs none of them.
 */
function standInForDrawing(): void {
  const world = globalThis as Record<string, unknown>
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) world[name] ??= class {}
}

/** Character maps for CJK fonts and metrics of standard fonts that the file does not carry. */
function dataFolders(): { cMapUrl: string; cMapPacked: boolean; standardFontDataUrl: string } {
  const fromParser = createRequire(createRequire(import.meta.url).resolve('pdf-parse'))
  const root = dirname(fromParser.resolve('pdfjs-dist/package.json')) + sep
  return { cMapUrl: `${root}cmaps/`, cMapPacked: true, standardFontDataUrl: `${root}standard_fonts/` }
}
