import { dotsModule } from './dots-wasm.ts'

const PAGE = 65_536

/**
 * Products of a query of 16-bit values with rows of bytes, over one growing memory. Addresses are bytes; `length` is a
 * multiple of 16.
 */
export interface Dots {
  /** Makes room for so many bytes; views taken before are void. */
  reserve(bytes: number): void
  bytes(): Uint8Array
  /** Writes the product of each row to `out`, and the numbers of those that are above the floor to `above`. Says how many these are. */
  run(query: number, row: number, rows: number, length: number, out: number, above: Above): number
}

/** A row is above the floor where product * scale * worth is; the scales are 32-bit floats, one of each row. */
export interface Above {
  scales: number
  worth: number
  floor: number
  above: number
}

/** SIMD where the machine has it, else the same in JavaScript. */
export function createDots(): Dots {
  return WebAssembly.validate(dotsModule) ? createWasmDots() : createPlainDots()
}

export function createWasmDots(): Dots {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(dotsModule), { js: { memory } })
  const dots = instance.exports.dots as (...addressesAndNumbers: number[]) => number
  return {
    reserve(bytes) {
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE)
      if (missing > 0) memory.grow(missing)
    },
    bytes: () => new Uint8Array(memory.buffer),
    run: (query, row, rows, length, out, { scales, worth, floor, above }) =>
      (dots(query, row, rows, length, out, scales, above, worth, floor) - above) / 4,
  }
}

export function createPlainDots(): Dots {
  let buffer = new ArrayBuffer(PAGE)
  return {
    reserve(bytes) {
      if (bytes > buffer.byteLength) buffer = buffer.transfer(Math.ceil(bytes / PAGE) * PAGE)
    },
    bytes: () => new Uint8Array(buffer),
    run(query, row, rows, length, out, { scales, worth, floor, above }) {
      const words = new Int16Array(buffer, query, length)
      const cells = new Int8Array(buffer, row, rows * length)
      const sums = new Int32Array(buffer, out, rows)
      const scaleOf = new Float32Array(buffer, scales, rows)
      const numbers = new Int32Array(buffer, above, rows)
      let count = 0
      for (let r = 0; r < rows; r += 1) {
        let sum = 0
        for (let i = 0; i < length; i += 1) sum += (words[i] ?? 0) * (cells[r * length + i] ?? 0)
        sums[r] = sum
        if (sum * (scaleOf[r] ?? 0) * worth > floor) {
          numbers[count] = r
          count += 1
        }
      }
      return count
    },
  }
}
