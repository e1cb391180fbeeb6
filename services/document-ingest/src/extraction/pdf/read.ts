import type { Block, Extracted } from '../blocks.ts'
import { dayOf } from '../date.ts'
import { ExtractionProblem } from '../problem.ts'
import { isDamaged } from './damage.ts'
import { withHeadsOfBefore } from './gone-on.ts'
import { vocabularyOf } from './join.ts'
import type { Line } from './lines.ts'
import { linesWithTables } from './marked.ts'
import { mayHoldNotes } from './notes.ts'
import { openPdf, type Annotation, type OutlineEntry, type PdfDocument, type PdfPage } from './open.ts'
import { blocksOfPage, normalTitle, typographyOf } from './paragraphs.ts'
import { dropRepeated, type PageLines } from './repeated.ts'
import { tablesMarked, withMarks } from './structure.ts'
import { tablesOfPage, type PageTable } from './tables.ts'
import { wholeSentences } from './turns.ts'
import { upright } from './upright.ts'

const BELOW_NO_HEADING: Block = { kind: 'heading', level: 1, text: '', page: null }

/** Reads a PDF page by page: paragraphs, headings by size or outline, values of forms. */
export async function readPdf(bytes: Buffer): Promise<Extracted> {
  const { document, close } = await openPdf(bytes)
  try {
    const pages: PageLines[] = []
    const forms: Block[][] = []
    const hasForms = await mayHoldForms(document, bytes)
    const isMarked = await hasStructure(document)
    const unread: number[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number).catch(() => undefined)
      const read = page && (await readPage(page, number, { hasForms, isMarked }).catch(() => undefined))
      if (!read) unread.push(number)
      pages.push(read?.lines ?? { lines: [], bottom: 0, top: 0 })
      forms.push(read?.forms ?? [])
      page?.cleanup()
    }
    const isEmpty = pages.every(({ lines }) => lines.length === 0) && forms.flat().length === 0
    if (isEmpty && (unread.length > 0 || isDamaged(bytes))) {
      throw new ExtractionProblem(
        'unreadable',
        `${unread.length} of ${document.numPages} pages cannot be read, and the others have no text`,
      )
    }

    withHeadsOfBefore(pages)
    const { title, date } = await statedBy(document)
    const { lines, beside, dropped } = dropRepeated(pages, title)
    if (beside.length > 0) lines.push(beside)
    const all = lines.flat()
    const words = vocabularyOf(all)
    const tables = lines.map((page) => tablesOfPage(page, words))
    // Tables are often set smaller than the text around them, which is no heading for that.
    const running = lines.flatMap((page, index) => outside(page, tables[index] as Map<number, PageTable>))
    const type = typographyOf(running.length > 0 ? running : all, await outlineOf(document), words)
    const found = lines.flatMap((page, index) => {
      const [line] = lines[index + 1] === beside ? [] : (lines[index + 1] ?? [])
      const following = line && { line, isTable: tables[index + 1]?.has(0) === true }
      const blocks = [...blocksOfPage(page, type, tables[index], following), ...(forms[index] ?? [])]
      return page === beside ? [BELOW_NO_HEADING, ...blocks] : blocks
    })
    const blocks = wholeSentences(found, words)
    const aside = [...new Set(dropped.map((line) => line.text))].join('\n')
    return {
      blocks,
      pages: document.numPages,
      ...(date !== undefined && { date }),
      ...(aside !== '' && { aside }),
      ...(unread.length > 0 && { unread }),
    }
  } finally {
    await close()
  }
}

function outside(lines: readonly Line[], tables: Map<number, PageTable>): Line[] {
  let end = 0
  return lines.filter((_, index) => {
    end = tables.get(index)?.to ?? end
    return index >= end
  })
}

async function readPage(
  page: PdfPage,
  number: number,
  { hasForms, isMarked }: { hasForms: boolean; isMarked: boolean },
): Promise<{ lines: PageLines; forms: Block[] }> {
  const tables = isMarked ? tablesMarked(await page.getStructTree().catch(() => null)) : []
  // Marks part what is drawn in one go: they are asked for where they tell something.
  const { items } = await page.getTextContent({
    disableNormalization: false,
    ...(tables.length > 0 && { includeMarkedContent: true }),
  })
  const texts = withMarks(items)
  const shown = upright(
    texts.map(({ item }) => item),
    page,
  )
  const lines = linesWithTables(
    shown.items,
    texts.map(({ mark }) => mark),
    tables,
    number,
  )
  return {
    lines: { lines, bottom: shown.bottom, top: shown.top },
    forms: hasForms ? await formValues(page, number) : [],
  }
}

/** Whether the file says how what it draws belongs together, and vouches for it. */
async function hasStructure(document: PdfDocument): Promise<boolean> {
  const info = await document.getMarkInfo().catch(() => null)
  return info?.Marked === true && info.Suspects !== true
}

/** Looking at the annotations of each page costs half as much as its text, and most of them are links. */
async function mayHoldForms(document: PdfDocument, bytes: Buffer): Promise<boolean> {
  if (mayHoldNotes(bytes)) return true
  return (await document.getFieldObjects().catch(() => null)) !== null
}

/** What people filled in: it is drawn apart from the text of the page. */
async function formValues(page: PdfPage, number: number): Promise<Block[]> {
  const annotations = await page.getAnnotations().catch(() => [])
  return annotations.flatMap((one): Block[] => {
    const text = one.hidden ? '' : valueOf(one)
    return text === '' ? [] : [{ kind: 'paragraph', text, page: number }]
  })
}

function valueOf({ subtype, fieldType, fieldValue, options, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str?.trim() ?? ''
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  const shown = (value: unknown) => options?.find((option) => option.exportValue === value)?.displayValue ?? value
  return [fieldValue]
    .flat()
    .map(shown)
    .filter((value): value is string => typeof value === 'string')
    .join(', ')
    .replaceAll('\r', '\n')
    .trim()
}

/** What the file says of itself: its title, and the day it was changed, else made. */
async function statedBy(document: PdfDocument): Promise<{ title?: string; date?: string }> {
  const { info } = await document.getMetadata().catch(() => ({ info: undefined }))
  const day = (value: unknown) => (typeof value === 'string' ? dayOf(value) : undefined)
  const date = day(info?.ModDate) ?? day(info?.CreationDate)
  const title = info?.Title
  return { ...(typeof title === 'string' && { title }), ...(date !== undefined && { date }) }
}

async function outlineOf(document: PdfDocument): Promise<Map<string, number>> {
  const titles = new Map<string, number>()
  const visit = (entries: readonly OutlineEntry[], depth: number) => {
    for (const entry of entries) {
      const title = normalTitle(entry.title)
      if (title.length > 1 && !titles.has(title)) titles.set(title, depth)
      if (depth < 6) visit(entry.items, depth + 1)
    }
  }
  visit((await document.getOutline().catch(() => null)) ?? [], 1)
  return titles
}
