import { readXml } from '../office/xml.ts'
import { isOn } from './parts.ts'

/** How the cells of a style look. */
export interface Style {
  /** How a number is written: one of the formats every program knows by number, or the pattern of the file's own. */
  format: number | string
  strong: boolean
  struck: boolean
}

interface Font {
  strong: boolean
  struck: boolean
}

const PATTERN_MAX = 255

/** The styles of a workbook, by the number that cells name. */
export function readStyles(xml: string): Style[] {
  const formats = new Map<number, string>()
  const fonts: Font[] = []
  const styles: Style[] = []
  const within: string[] = []
  readXml(xml, {
    open(name, attributes) {
      const of = within.at(-1)
      within.push(name)
      const font = fonts.at(-1)
      if (name === 'numFmt') {
        const { formatCode: pattern = '' } = attributes
        // Programs write none that is longer.
        if (pattern.length <= PATTERN_MAX) formats.set(Number(attributes['numFmtId']), pattern)
      }
      if (name === 'font' && of === 'fonts') fonts.push({ strong: false, struck: false })
      else if (name === 'b' && of === 'font' && font) font.strong = isOn(attributes['val'] ?? '1')
      else if (name === 'strike' && of === 'font' && font) font.struck = isOn(attributes['val'] ?? '1')
      else if (name === 'xf' && of === 'cellXfs') {
        const id = Number(attributes['numFmtId'] ?? 0)
        const { strong = false, struck = false } = fonts[Number(attributes['fontId'] ?? 0)] ?? {}
        styles.push({ format: formats.get(id) ?? id, strong, struck })
      }
    },
    close: () => void within.pop(),
  })
  return styles
}
