import { describe, expect, test } from '@jest/globals'
import { iconOn } from '../loader/style.ts'
import { readable, textOn } from './colors.ts'
import { contrast } from './contrast.ts'

const parts = [0, 0x33, 0x66, 0x99, 0xcc, 0xff]
const hex = (value: number) => value.toString(16).padStart(2, '0')
const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)))

describe("text on an owner's color", () => {
  test('can be read on every color', () => {
    for (const color of colors) {
      const { fill, on } = readable(color)
      expect([color, contrast(fill, on) >= 4.5]).toEqual([color, true])
    }
  })

  test('can be read on every color that stays as it is', () => {
    for (const color of colors) expect([color, contrast(color, textOn(color)) >= 4.5]).toEqual([color, true])
  })

  test.each([
    ['#14525c', '#14525c', '#ffffff'],
    ['#ffd400', '#ffd400', '#050505'],
    ['#a9d8b8', '#a9d8b8', '#050505'],
    ['#111827', '#111827', '#ffffff'],
  ])('%s stays as it is', (color, fill, on) => {
    expect(readable(color)).toEqual({ fill, on })
  })

  test.each(['#3b82f6', '#ff149d'])('%s darkens a little, and only as far as white needs', (color) => {
    const { fill, on } = readable(color)
    expect(on).toBe('#ffffff')
    expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(fill, on)).toBeLessThan(4.7)
  })

  test('the icon of the launcher can be seen on every color', () => {
    for (const color of colors) {
      const icon = iconOn(color) === '#fff' ? '#ffffff' : iconOn(color)
      expect([color, contrast(color, icon) >= 2.95]).toEqual([color, true])
    }
  })
})
