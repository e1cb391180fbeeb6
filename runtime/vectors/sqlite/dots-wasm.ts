/**
 * dots.wat, assembled by hand:
 *
 *   (import "js" "memory" (memory 1))
 *   (func (export "dots") (param $query i32) (param $row i32) (param $rows i32) (param $length i32) (param $out i32)
 *     (param $scales i32) (param $above i32) (param $worth f64) (param $floor f64) (result i32)
 *     (local $i i32) (local $at i32) (local $sum i32) (local $low v128) (local $high v128)
 *     loop $next
 *       i = 0, low = high = 0
 *       loop $cells                                  ;; 16 bytes of the row against 16 words of the query
 *         low  += dot(extend(row[i .. i + 8]), query[i .. i + 8])
 *         high += dot(extend(row[i + 8 .. i + 16]), query[i + 8 .. i + 16])
 *         i += 16, again while i < length
 *       end
 *       out[0] = sum = sum of the lanes of low + high
 *       above[0] = at                                ;; written over by the next where the row is not above the floor
 *       above += 4 * (sum * scales[0] * worth > floor)
 *       at += 1, out += 4, scales += 4, row += length, rows -= 1, again while rows
 *     end
 *     above)
 */
const [query, row, rows, length, out, scales, above, worth, floor] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const [i, at, sum, low, high] = [9, 10, 11, 12, 13] as const
const i32 = 0x7f
const f64 = 0x7c
const v128 = 0x7b

/** Instructions in order. */
const code = (...parts: (number | number[])[]): number[] => parts.flat()

const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const constant = (value: number) => [0x41, value]
const store = [0x36, 2, 0]
const loadFloat = [0x2a, 2, 0]
const toDouble = [0xb7]
const promote = [0xbb]
const multiply = [0xa2]
const isGreater = [0x64]
const add = [0x6a]
const subtract = [0x6b]
const shiftLeft = [0x74]
const isLess = [0x49]
const loop = (...body: number[][]) => code([0x03, 0x40], ...body, 0x0b)
const againIf = [0x0d, 0]
const zeroLanes = code(
  [0xfd, 0x0c],
  Array.from({ length: 16 }, () => 0),
)
const loadBytesAsWords = (offset: number) => [0xfd, 0x01, 0, offset]
const loadWords = (offset: number) => [0xfd, 0x00, 0, offset]
const dotLanes = [0xfd, 0xba, 0x01]
const addLanes = [0xfd, 0xae, 0x01]
const lane = (n: number) => [0xfd, 0x1b, n]

const advance = (local: number, step: number[]) => code(get(local), step, add, set(local))

/** Adds eight products, `at` cells further on, to the lanes of `sum`. */
const eight = (sum: number, at: number) =>
  code(
    get(sum),
    code(get(row), get(i), add, loadBytesAsWords(at)),
    code(get(query), get(i), constant(1), shiftLeft, add, loadWords(at * 2)),
    dotLanes,
    addLanes,
    set(sum),
  )
const sumOfLanes = code(...[0, 1, 2, 3].map((n) => code(get(low), lane(n), n > 0 ? add : [])))

const body = code(
  [2, 3, i32, 2, v128],
  loop(
    code(constant(0), set(i), zeroLanes, set(low), zeroLanes, set(high)),
    loop(eight(low, 0), eight(high, 8), advance(i, constant(16)), get(i), get(length), isLess, againIf),
    code(get(low), get(high), addLanes, set(low)),
    code(sumOfLanes, set(sum), get(out), get(sum), store),
    code(get(above), get(at), store),
    code(get(sum), toDouble, get(scales), loadFloat, promote, multiply, get(worth), multiply, get(floor), isGreater),
    code(constant(2), shiftLeft, get(above), add, set(above)),
    code(advance(at, constant(1)), advance(out, constant(4)), advance(scales, constant(4))),
    advance(row, get(length)),
    code(get(rows), constant(1), subtract, set(rows), get(rows), againIf),
  ),
  get(above),
  0x0b,
)

const text = (value: string) => code(value.length, Array.from(Buffer.from(value)))
/** Unsigned LEB128. */
const size = (value: number): number[] => (value < 128 ? [value] : code((value & 127) | 128, size(value >> 7)))
const section = (id: number, content: number[]) => code(id, size(content.length), content)

export const dotsModule = Uint8Array.from(
  code(
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(
      1,
      code(
        [1, 0x60, 9],
        Array.from({ length: 7 }, () => i32),
        [f64, f64, 1, i32],
      ),
    ),
    section(2, code(1, text('js'), text('memory'), [2, 0, 1])),
    section(3, [1, 0]),
    section(7, code(1, text('dots'), [0, 0])),
    section(10, code(1, size(body.length), body)),
  ),
)
