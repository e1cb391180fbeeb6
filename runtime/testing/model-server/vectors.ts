const WORD = /[\p{L}\p{N}]+/gu

/**
 * A unit vector that depends on the text alone: each word adds to one place. Texts that share words come out near each
 * other, so that retrieval over it means something.
 */
export function hashedVector(text: string, dimensions: number): number[] {
  const vector = Array.from<number>({ length: dimensions }).fill(0)
  for (const word of text.toLowerCase().match(WORD) ?? ['']) {
    const place = fnv(word) % dimensions
    vector[place] = (vector[place] as number) + 1
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => (value === 0 ? 0 : Math.round((value / length) * 1e4) / 1e4))
}

function fnv(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
