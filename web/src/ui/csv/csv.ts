import { saveFile } from '../save-file.ts'

/** What programs for tables take for the beginning of a formula, which nobody who asks must be able to write. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as a table of RFC 4180, with a mark that tells programs it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** Hands a table to whoever looks at the page, as a file of today. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv;charset=utf-8')
