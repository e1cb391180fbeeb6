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
  run(query: number, row: number, rows: number, length: number, out: number): void
}

/** SIMD where the machine has it, else the same in JavaScript. */
export function createDots(): Dots {
  return WebAssembly.validate(dotsModule) ? createWasmDots() : createPlainDots()
}

export function createWasmDots(): Dots {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(dotsModule), { js: { memory } })
  return {
    reserve(bytes) {
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE)
      if (missing > 0) memory.grow(missing)
    },
    bytes: () => new Uint8Array(memory.buffer),
    run: instance.exports.dots as Dots['run'],
  }
}

export function createPlainDots(): Dots {
  let buffer = new ArrayBuffer(PAGE)
  return {
    reserve(bytes) {
      if (bytes > buffer.byteLength) buffer = buffer.transfer(Math.ceil(bytes / PAGE) * PAGE)
    },
    bytes: () => new Uint8Array(buffer),
    run(query, row, rows, length, out) {
      const words = new Int16Array(buffer, query, length)
      const cells = new Int8Array(buffer, row, rows * length)
      const sums = new Int32Array(buffer, out, rows)
      for (let r = 0; r < rows; r += 1) {
        let sum = 0
        for (let i = 0; i < length; i += 1) sum += (words[i] ?? 0) * (cells[r * length + i] ?? 0)
        sums[r] = sum
      }
    },
  }
}
