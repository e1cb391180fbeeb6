import type { PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { stretchesOn, type Needle } from './match.ts'
import type { PdfJs } from './open-pdf.ts'

interface Sheet {
  canvas: HTMLCanvasElement
  text: HTMLElement
  marks: HTMLElement
}

/** More pixels than that are not seen, and cost memory. */
const DENSEST = 2

/** Draws a page at a width, its text above it so that it can be read out and copied, and marks what is looked for. */
export function drawPage(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  { canvas, text, marks }: Sheet,
  { width, needles }: { width: number; needles: readonly Needle[] },
): { done: Promise<void>; stop: () => void } {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const density = Math.min(devicePixelRatio || 1, DENSEST)
  // Drawn out of sight first, so that a page that grows does not flicker.
  const drawn = window.document.createElement('canvas')
  drawn.width = Math.floor(viewport.width * density)
  drawn.height = Math.floor(viewport.height * density)
  const drawing: RenderTask = page.render({
    canvas: drawn,
    viewport,
    ...(density !== 1 && { transform: [density, 0, 0, density, 0, 0] }),
  })
  let isStopped = false
  const work = async () => {
    const [content] = await Promise.all([page.getTextContent(), drawing.promise])
    if (isStopped) return
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(viewport.scale))
    const layer = new pdfjs.TextLayer({ textContentSource: content, container: text, viewport })
    await layer.render()
    if (isStopped) return
    mark(layer.textDivs, layer.textContentItemsStr, marks, needles)
  }
  return {
    done: work(),
    stop() {
      isStopped = true
      drawing.cancel()
    },
  }
}

/** Lays a mark under each stretch that is found. Its words stand in it, out of sight, for whoever asks what is marked. */
function mark(
  runs: readonly HTMLElement[],
  words: readonly string[],
  into: HTMLElement,
  needles: readonly Needle[],
): void {
  const sheet = into.getBoundingClientRect()
  const marks = stretchesOn(words, needles).flatMap(({ run, from, to, isQuoted }) => {
    const letters = runs[run]?.firstChild
    if (!letters) return []
    const range = window.document.createRange()
    range.setStart(letters, from)
    range.setEnd(letters, Math.min(to, letters.textContent?.length ?? 0))
    const { left, top, width, height } = range.getBoundingClientRect()
    const one = window.document.createElement(isQuoted ? 'mark' : 'i')
    one.textContent = range.toString()
    Object.assign(one.style, {
      left: `${((left - sheet.left) / sheet.width) * 100}%`,
      top: `${((top - sheet.top) / sheet.height) * 100}%`,
      width: `${(width / sheet.width) * 100}%`,
      height: `${(height / sheet.height) * 100}%`,
    })
    return [one]
  })
  into.replaceChildren(...marks)
}
