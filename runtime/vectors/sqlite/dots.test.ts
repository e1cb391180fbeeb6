import { describe, expect, test } from '@jest/globals'
import { createPlainDots, createWasmDots, type Dots } from './dots.ts'

const LENGTHS = [16, 48, 384, 1536]
const ROWS = 67

/** Fills query and rows with numbers that include the extremes, and returns the products and which of the rows are above a floor. */
function products(dots: Dots, length: number, floor = 1_000): { products: number[]; above: number[] } {
  const row = 16_384
  const [out, scales, above] = [0, 1, 2].map((n) => row + ROWS * (length + n * 4)) as [number, number, number]
  dots.reserve(above + ROWS * 4)
  const { buffer } = dots.bytes()
  const words = new Int16Array(buffer, 0, length)
  const cells = new Int8Array(buffer, row, ROWS * length)
  for (let i = 0; i < words.length; i += 1) words[i] = ((i * 7_919) % 1_024) - 512
  for (let i = 0; i < cells.length; i += 1) cells[i] = ((i * 31) % 256) - 128
  new Float32Array(buffer, scales, ROWS).set(Float32Array.from({ length: ROWS }, scaleOf))
  const found = dots.run(0, row, ROWS, length, out, { scales, worth: 0.5, floor, above })
  return { products: [...new Int32Array(buffer, out, ROWS)], above: [...new Int32Array(buffer, above, found)] }
}

const scaleOf = (_: unknown, row: number) => 0.1 + (row % 7)

describe('dot products', () => {
  test.each(LENGTHS)('SIMD and JavaScript give the same for rows of %d', (length) => {
    expect(products(createWasmDots(), length)).toEqual(products(createPlainDots(), length))
  })

  test('the sums are those of the definition', () => {
    const expected = (row: number) => {
      let sum = 0
      for (let i = 0; i < 48; i += 1) sum += (((i * 7_919) % 1_024) - 512) * ((((row * 48 + i) * 31) % 256) - 128)
      return sum
    }
    expect(products(createWasmDots(), 48).products).toEqual(Array.from({ length: ROWS }, (_, row) => expected(row)))
  })

  test.each([createWasmDots, createPlainDots])('the rows are named whose worth is above the floor: %p', (create) => {
    const { products: all, above } = products(create(), 48)
    const worth = all.map((product, row) => product * Math.fround(scaleOf(undefined, row)) * 0.5)
    expect(above.length).toBeGreaterThan(5)
    expect(above).toEqual(worth.flatMap((one, row) => (one > 1_000 ? [row] : [])))
    const [least] = above.map((row) => worth[row] as number).toSorted((a, b) => a - b) as [number]
    // What is as high as the floor is not above it.
    expect(products(create(), 48, least).above).toHaveLength(above.length - worth.filter((one) => one === least).length)
    expect(products(create(), 48, -Infinity).above).toHaveLength(ROWS)
    expect(products(create(), 48, Infinity).above).toEqual([])
  })
})
