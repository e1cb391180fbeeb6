import { languageOfText, words } from '@docent/runtime/text'
import type { Block, Extracted } from '../blocks.ts'
import { dayOfFile } from '../office/day.ts'
import { openOfficeFile } from '../office/file.ts'
import { ExtractionProblem } from '../problem.ts'
import { readGrid } from './grid.ts'
import { openWorkbook } from './parts.ts'
import { regionBlocks } from './regions.ts'
import { readStyles } from './styles.ts'
import { readSharedStrings } from './texts.ts'

/** What programs call a sheet that nobody named. */
const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha|ark|arkusz|list|лист)\s?\d+$/iu

/** Reads an Excel workbook as it is shown: numbers in the format of their cells, and no sheets, rows and columns that are hidden. */
export function readXlsx(bytes: Buffer): Extracted {
  const file = openOfficeFile(bytes, 'xlsx')
  const { sheets, since1904, sharedStrings, styles: looks } = openWorkbook(file)
  if (sheets.length === 0) throw new ExtractionProblem('no_text', 'no sheet is shown')
  const shared = readSharedStrings(sharedStrings)
  const styles = readStyles(looks)
  const locale = localeOf(shared)
  const named = sheets.length > 1
  const blocks = sheets.flatMap(({ name, xml }): Block[] => {
    const found = regionBlocks(readGrid(xml, { shared, styles, locale, since1904 }))
    const isNamed = found.length > 0 && (named || !UNNAMED.test(name.trim())) && name.trim() !== ''
    return isNamed ? [{ kind: 'heading', level: 1, text: name.trim(), page: null }, ...found] : found
  })
  return { blocks, pages: null, date: dayOfFile(file) }
}

/** So many characters tell the language, and so few words do not. */
const SAMPLE = 20_000
const WORDS_AT_LEAST = 8

/** By whose language figures are written. A file may be of all kinds of names, which are of no language. */
function localeOf(shared: readonly string[]): string {
  const text = shared.join(' ').slice(0, SAMPLE)
  return words(text).length < WORDS_AT_LEAST ? 'en' : (languageOfText(text) ?? 'en')
}
