/** What can be read, by how a name ends, with the letters on the page glyph. */
const glyphs: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'DOCX',
  xlsx: 'XLSX',
  csv: 'CSV',
  tsv: 'CSV',
  md: 'MD',
  markdown: 'MD',
  txt: 'TXT',
  text: 'TXT',
  html: 'HTML',
  htm: 'HTML',
}

/** Files without a telling name may still say what they are. */
const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'text/csv': 'CSV',
  'text/markdown': 'MD',
  'text/plain': 'TXT',
  'text/html': 'HTML',
}

/** For the file picker. */
export const accept = [...Object.keys(glyphs).map((ending) => `.${ending}`), ...Object.keys(types)].join(',')

/** What people try besides, by how a name ends: each kind has a way of its own to something that can be read. */
const others = {
  table: ['xls', 'xlsb', 'ods', 'numbers'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tif', 'tiff', 'svg'],
  slides: ['ppt', 'pptx', 'odp', 'key'],
  letter: ['doc', 'odt', 'rtf', 'pages'],
} as const
type OtherKind = keyof typeof others | 'other'

/** The letters on the glyph of a file; undefined when it is of no kind that can be read. */
export function glyphOf(name: string, type: string): string | undefined {
  return glyphs[endingOf(name)] ?? types[type.split(';')[0] ?? '']
}

/** Letters for a file that cannot be read: how its name ends, cut to what fits on the glyph. */
export function anyGlyph(name: string): string {
  return (/\.([^.\s]{1,4})$/.exec(name)?.[1] ?? '?').toUpperCase()
}

/** Of a file that cannot be read. */
export function otherKindOf(name: string): OtherKind {
  const kinds = Object.entries(others) as [OtherKind, readonly string[]][]
  return kinds.find(([, endings]) => endings.includes(endingOf(name)))?.[0] ?? 'other'
}

const endingOf = (name: string) => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
