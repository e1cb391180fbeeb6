import { readXml } from '../office/xml.ts'
import { isOn } from './parts.ts'

/** Collects the text of a cell, run by run: what is struck out is not said any more, and how a word is pronounced is no part of it. */
export function createRuns() {
  let text = ''
  let isText = false
  let isStruck = false
  let isPhonetic = false
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'r') isStruck = false
      else if (name === 'strike') isStruck = isOn(attributes['val'] ?? '1')
      else if (name === 'rPh') isPhonetic = true
      isText = name === 't'
    },
    text(more: string) {
      if (isText && !isStruck && !isPhonetic) text += more
    },
    close(name: string) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
    /** The text so far; the next one begins. */
    take(): string {
      const taken = unescaped(text)
      text = ''
      isStruck = false
      return taken
    },
  }
}

/** The texts that the cells of a workbook share, by their number. */
export function readSharedStrings(xml: string): string[] {
  const runs = createRuns()
  const texts: string[] = []
  readXml(xml, {
    open: runs.open,
    text: runs.text,
    close(name) {
      runs.close(name)
      if (name === 'si') texts.push(runs.take())
    },
  })
  return texts
}

/** Characters that XML cannot hold: "_x000D_" is the end of a line. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
