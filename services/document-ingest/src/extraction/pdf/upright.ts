import type { PdfPage, TextItem } from './open.ts'

/** What is drawn on a page, in points from the lower left corner. */
export interface Drawn {
  items: readonly TextItem[]
  bottom: number
  top: number
}

type Turn = (x: number, y: number) => [x: number, y: number]

/** By the quarters that a page is turned to the right where it is shown. */
const TURNS: readonly (Turn | undefined)[] = [undefined, (x, y) => [y, -x], (x, y) => [-x, -y], (x, y) => [-y, x]]

/**
 * The text of a page in the places where it is shown: a page may be stored lying on its side, or upside down. Where more of its text
 * stands upright as it is stored, as some scanners have it, it is taken from there.
 */
export function upright(items: readonly TextItem[], { view, rotate = 0 }: Pick<PdfPage, 'view' | 'rotate'>): Drawn {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const turn = TURNS[(((rotate / 90) % 4) + 4) % 4]
  if (!turn) return { items, bottom, top }
  const [one, other] = [turn(left, bottom), turn(right, top)]
  const corner = { x: Math.min(one[0], other[0]), y: Math.min(one[1], other[1]) }
  const shown = items.map((item) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform
    const [atX, atY] = turn(x, y)
    return { ...item, transform: [...turn(a, b), ...turn(c, d), atX - corner.x, atY - corner.y] }
  })
  if (standing(items) > standing(shown)) return { items, bottom, top }
  return { items: shown, bottom: 0, top: Math.abs(one[1] - other[1]) }
}

/** How many characters run from left to right. */
function standing(items: readonly TextItem[]): number {
  return items.reduce((sum, { str, transform: [a = 0, b = 0] }) => sum + (a > Math.abs(b) ? str.length : 0), 0)
}
