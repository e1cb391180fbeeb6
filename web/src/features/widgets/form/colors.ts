import { readable } from '@docent/widget-embed/colors'
import { contrast } from '@docent/widget-embed/contrast'
import { inFull, isColor } from './hex-color.ts'
import { texts } from './texts.ts'

export interface Verdict {
  text: string
  /** The color itself cannot be read on, so another one is shown. */
  isChanged: boolean
}

/** Says in words how text reads on a color; the bubble decides by the same function. */
export function verdictOf(written: string): Verdict | undefined {
  if (!isColor(written)) return undefined
  const color = inFull(written)
  const { fill, on } = readable(color)
  const isWhite = on === '#ffffff'
  if (fill.toLowerCase() !== color.toLowerCase()) return { text: texts.darkened(fill), isChanged: true }
  const ratio = contrast(fill, on).toFixed(1)
  return { text: isWhite ? texts.whiteText(ratio) : texts.blackText(ratio), isChanged: false }
}
