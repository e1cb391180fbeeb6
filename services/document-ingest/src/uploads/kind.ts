import type { SourceKind } from '@docent/proto'
import { isLocked } from '../extraction/office/locked.ts'
import { ExtractionProblem } from '../extraction/problem.ts'

export interface Upload {
  fileName: string
  /** The media type the client believes in; may be empty. */
  declared: string
  bytes: Uint8Array
  /** These are its first bytes only. */
  goesOn?: boolean
}

const byExtension = new Map<string, SourceKind>(
  Object.entries({
    pdf: 'pdf',
    md: 'markdown',
    markdown: 'markdown',
    mdown: 'markdown',
    txt: 'text',
    text: 'text',
    docx: 'docx',
    dotx: 'docx',
    docm: 'docx',
    xlsx: 'xlsx',
    xlsm: 'xlsx',
    xltx: 'xlsx',
    csv: 'csv',
    tsv: 'csv',
    html: 'html',
    htm: 'html',
    xhtml: 'html',
  } as const),
)

const byMediaType = new Map<string, SourceKind>(
  Object.entries({
    'application/pdf': 'pdf',
    'application/x-pdf': 'pdf',
    'text/markdown': 'markdown',
    'text/x-markdown': 'markdown',
    'text/plain': 'text',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template': 'docx',
    'application/vnd.ms-word.document.macroenabled.12': 'docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.template': 'xlsx',
    'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsx',
    'text/csv': 'csv',
    'text/tab-separated-values': 'csv',
    'text/html': 'html',
    'application/xhtml+xml': 'html',
  } as const),
)

/** Types that say nothing: what clients send when they do not know. */
const VAGUE = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-download'])
/** What an Office file is called where it is known by its packing. */
const ZIPS = ['application/zip', 'application/x-zip-compressed']
/** What files are called besides by the packing or the program of before: Windows takes a CSV for a file of Excel. */
const ALSO_CALLED: Partial<Record<SourceKind, readonly string[]>> = {
  docx: [...ZIPS, 'application/msword'],
  xlsx: [...ZIPS, 'application/vnd.ms-excel'],
  csv: ['application/vnd.ms-excel', 'application/csv'],
}
/** A PDF may follow junk, or have lost its first line and still be readable by its end. */
const PDF_WITHIN = 1_024

/** Thrown for a type that is not accepted at all. */
export class UnsupportedType extends Error {
  override readonly name = 'UnsupportedType'
}

/**
 * The type of a file by its name, its declared type and its first bytes, which must agree.
 * @throws UnsupportedType, ExtractionProblem not_this_type, encrypted
 */
export function detectKind({ fileName, declared, bytes, goesOn = false }: Upload): SourceKind {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ''
  const mediaType = (declared.split(';')[0] ?? '').trim().toLowerCase()
  const named = byExtension.get(extension)
  const said = byMediaType.get(mediaType)
  const kind = named ?? said
  if (!kind) throw new UnsupportedType(`extension "${extension}", type "${mediaType}"`)
  if (!agree(named, said, mediaType)) {
    throw new ExtractionProblem('not_this_type', `named .${extension}, declared ${mediaType}`)
  }
  if (bytes.length > 0 && !fits(kind, bytes, goesOn)) {
    // What has a password can be anything; its name says what it is without.
    const why = isLocked(bytes) ? 'encrypted' : 'not_this_type'
    throw new ExtractionProblem(why, `the first bytes are not those of ${kind}`)
  }
  return kind
}

/** Browsers call Markdown, and sometimes HTML, plain text. */
function agree(named: SourceKind | undefined, said: SourceKind | undefined, mediaType: string): boolean {
  if (named === undefined || VAGUE.has(mediaType)) return true
  if (ALSO_CALLED[named]?.includes(mediaType)) return true
  if (said === undefined) return mediaType.startsWith('text/') && isText(named)
  return said === named || (said === 'text' && isText(named)) || (said === 'markdown' && named === 'text')
}

const isText = (kind: SourceKind): boolean =>
  kind === 'markdown' || kind === 'text' || kind === 'html' || kind === 'csv'

function fits(kind: SourceKind, bytes: Uint8Array, goesOn: boolean): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_WITHIN + 8))
  if (kind === 'pdf') return goesOn || head.includes('%PDF-') || endsAsPdf(bytes)
  if (kind === 'docx' || kind === 'xlsx') return startsWith(head, 'PK\x03\x04') || startsWith(head, '\xd0\xcf\x11\xe0')
  return !startsWith(head, '%PDF-') && !binaryMarks.some((mark) => startsWith(head, mark))
}

/** A PDF that lost its first line. */
export function endsAsPdf(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length, PDF_WITHIN)
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset + bytes.length - length, length)
  return tail.includes('startxref') || tail.includes('%%EOF')
}

/** Files that are surely not text: archives, pictures, programs, old Office files, databases. */
const binaryMarks = [
  'PK\x03\x04',
  'PK\x05\x06',
  '\xd0\xcf\x11\xe0',
  '\x1f\x8b',
  '\x7fELF',
  'MZ\x90',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  'Rar!',
  '7z\xbc\xaf',
  'BZh',
  '\xfd7zXZ',
  'SQLite format 3',
]

const startsWith = (head: Buffer, mark: string): boolean =>
  head.subarray(0, mark.length).equals(Buffer.from(mark, 'latin1'))
