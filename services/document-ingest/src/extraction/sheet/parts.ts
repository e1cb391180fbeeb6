import type { OfficeFile } from '../office/file.ts'
import { readXml } from '../office/xml.ts'

export interface SheetPart {
  name: string
  xml: string
}

export interface Workbook {
  /** The sheets that are shown, in their order. */
  sheets: SheetPart[]
  /** Days are counted from 1904: files of old Macs. */
  since1904: boolean
  sharedStrings: string
  styles: string
}

/** Unpacks what of a workbook is read. Parts that are not there are empty. */
export function openWorkbook(file: OfficeFile): Workbook {
  const part = (name: string): string => file.part(name)?.toString('utf8') ?? ''
  const taken = new Set<string>()
  const targets = new Map<string, string>()
  readXml(part('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: SheetPart[] = []
  let since1904 = false
  readXml(part('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = isOn(attributes['date1904'])
      if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const target = targets.get(id) ?? ''
      // Each part is a sheet once, so that no file holds more than its parts do.
      sheets.push({ name: attributes['name'] ?? '', xml: taken.has(target) ? '' : part(target) })
      taken.add(target)
    },
  })
  return { sheets, since1904, sharedStrings: part('xl/sharedStrings.xml'), styles: part('xl/styles.xml') }
}

/** How XML of Office says yes. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on'
