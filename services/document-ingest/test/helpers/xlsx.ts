import { zip } from './files.ts'

/** A cell: its text, its number, or XML of its own; `s` is the number of a style in `STYLES`. */
export type SheetValue = string | number | { v: string | number; s?: number } | { xml: string } | null
export interface TestSheet {
  name: string
  rows: readonly (readonly SheetValue[])[]
  state?: string
  /** XML before and after the rows. */
  before?: string
  after?: string
  /** Numbers of rows that are hidden, from 1. */
  hiddenRows?: readonly number[]
}

/** The styles of every test file, by number: plain, bold, money, a day of the system, a day as written, percent, struck out, a time. */
export const STYLES = { plain: 0, bold: 1, money: 2, systemDay: 3, writtenDay: 4, percent: 5, struck: 6, time: 7 }
const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts>' +
  '<fonts count="3"><font/><font><b/></font><font><strike/></font></fonts>' +
  '<cellStyleXfs count="1"><xf numFmtId="9" fontId="2"/></cellStyleXfs>' +
  '<cellXfs count="8"><xf/><xf fontId="1"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="9"/><xf fontId="2"/>' +
  '<xf numFmtId="20"/></cellXfs></styleSheet>'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const letter = (column: number) => String.fromCharCode(65 + column)

function cellXml(value: SheetValue, ref: string, share: (text: string) => number): string {
  if (value === null) return ''
  if (typeof value === 'object' && 'xml' in value) return value.xml.replace('<c', `<c r="${ref}"`)
  const { v, s = 0 } = typeof value === 'object' ? value : { v: value }
  return typeof v === 'number'
    ? `<c r="${ref}" s="${s}"><v>${v}</v></c>`
    : `<c r="${ref}" s="${s}" t="s"><v>${share(v)}</v></c>`
}

/** A workbook as Excel writes it, in the parts that are read. */
export function xlsx(sheets: readonly TestSheet[], { workbook = '' }: { workbook?: string } = {}): Buffer {
  const shared: string[] = []
  const share = (text: string) => shared.push(text) - 1
  const parts = sheets.map(({ rows, before = '', after = '', hiddenRows = [] }) => {
    const xml = rows.map((row, at) => {
      const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : ''
      const cells = row.map((value, column) => cellXml(value, `${letter(column)}${at + 1}`, share)).join('')
      return cells === '' ? '' : `<row r="${at + 1}"${hidden}>${cells}</row>`
    })
    return `<worksheet xmlns="${MAIN}">${before}<sheetData>${xml.join('')}</sheetData>${after}</worksheet>`
  })
  const listed = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at}"/>`,
  )
  return zip([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ' +
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${MAIN}">${shared.map((text) => (text.startsWith('<') ? `<si>${text}</si>` : `<si><t>${escaped(text)}</t></si>`)).join('')}</sst>`,
    },
    { name: 'xl/styles.xml', content: styles },
    ...parts.map((content, at) => ({ name: `xl/worksheets/sheet${at}.xml`, content })),
  ])
}
