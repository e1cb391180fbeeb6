/** Contrast after WCAG 2.2. */

const WHITE = '#ffffff'
export const BLACK = '#050505'
/** Least contrast of an icon. */
const ICON = 3

/** What can be seen on a color, for an icon: white where that is enough. */
export const exact = (color: string): string => (contrast(color, WHITE) >= ICON ? WHITE : BLACK)

/** Contrast of two colors like "#3b82f6", 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

export type Triple = [number, number, number]

/** Red, green and blue as light, each 0 to 1. */
export function linearOf(color: string): Triple {
  const value = Number.parseInt(color.slice(1), 16)
  return [linear(((value >> 16) & 255) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)]
}

function luminance(color: string): number {
  const [r, g, b] = linearOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
