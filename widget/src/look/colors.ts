import { BLACK, contrast, linearOf, type Triple } from './contrast.ts'

/** Text that everyone can read on whatever color an owner picks. Ratios are those of WCAG 2.2. */

const WHITE = '#ffffff'
/** Least contrast of text, and of anything white at all. */
const TEXT = 4.5
const LEAST = 3

export interface Fill {
  fill: string
  on: string
}

/** A surface with text on it: white at 4.5 or more; from 3 on, the color darkens until white has 4.5; below, black. */
export function readable(color: string): Fill {
  const white = contrast(color, WHITE)
  if (white >= TEXT) return { fill: color, on: WHITE }
  if (white < LEAST) return { fill: color, on: BLACK }
  return { fill: darkenedFor(color), on: WHITE }
}

/** Text on a color that stays as it is: white at 4.5 or more, else black. */
export const textOn = (color: string): string => (contrast(color, WHITE) >= TEXT ? WHITE : BLACK)

const gamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Lowers the OKLab lightness, keeping hue and chroma, by the smallest steps that give white text its contrast. */
function darkenedFor(color: string): string {
  const [lightness, a, b] = toOklab(linearOf(color))
  for (let step = 1; step <= 100; step += 1) {
    const darker = toHex(fromOklab([lightness - step * 0.005, a, b]))
    if (contrast(darker, WHITE) >= TEXT) return darker
  }
  return BLACK
}

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHex(channels: Triple): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, channel)))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
