import { describe, expect, test } from '@jest/globals'
import { createPlainDots, createWasmDots, type Dots } from './dots.ts'

const LENGTHS = [16, 48, 384, 1536]
const ROWS = 67

/** Fills query and rows with numbers that include the extremes, and returns the products. */
function products(dots: Dots, length: number): number[] {
  const [row, out] = [16_384, 16_384 + ROWS * length]
  dots.reserve(out + ROWS * 4)
  const bytes = dots.bytes()
  const words = new Int16Array(bytes.buffer, 0, length)
  const cells = new Int8Array(bytes.buffer, row, ROWS * length)
  for (let i = 0; i < words.length; i += 1) words[i] = ((i * 7_919) % 1_024) - 512
  for (let i = 0; i < cells.length; i += 1) cells[i] = ((i * 31) % 256) - 128
  dots.run(0, row, ROWS, length, out)
  return [...new Int32Array(bytes.buffer, out, ROWS)]
}

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
    expect(products(createWasmDots(), 48)).toEqual(Array.from({ length: ROWS }, (_, row) => expected(row)))
  })
})
