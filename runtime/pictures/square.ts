/** Red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The middle of a picture as a square of this side; each pixel is the mean of those it stands for. */
export function squareOf({ data, width, height }: Pixels, side: number): Pixels {
  const edge = Math.min(width, height)
  const left = (width - edge) >> 1
  const top = (height - edge) >> 1
  const out = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    const [y0, y1] = span(y, edge, side)
    for (let x = 0; x < side; x += 1) {
      const [x0, x1] = span(x, edge, side)
      out.set(mean(data, width, [left + x0, left + x1], [top + y0, top + y1]), (y * side + x) * 4)
    }
  }
  return { data: out, width: side, height: side }
}

/** Which pixels of the source a pixel of the target stands for: at least one. */
function span(at: number, edge: number, side: number): [number, number] {
  const from = Math.floor((at * edge) / side)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * edge) / side))]
}

/** Colors count as much as they can be seen, so that what is transparent leaves no dark edge. */
function mean(data: Uint8ClampedArray, width: number, [x0, x1]: [number, number], [y0, y1]: [number, number]) {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const at = (y * width + x) * 4
      const seen = data[at + 3] ?? 0
      red += (data[at] ?? 0) * seen
      green += (data[at + 1] ?? 0) * seen
      blue += (data[at + 2] ?? 0) * seen
      alpha += seen
    }
  }
  const count = (x1 - x0) * (y1 - y0)
  return alpha === 0 ? [0, 0, 0, 0] : [red / alpha, green / alpha, blue / alpha, alpha / count]
}
