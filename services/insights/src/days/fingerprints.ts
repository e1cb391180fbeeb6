/** Characters of a fingerprint. */
const LENGTH = 8
const BITS = 64
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Uint8Array(128)
for (const [value, letter] of [...ALPHABET].entries()) valueOf[letter.charCodeAt(0)] = value

/** Fingerprints that stand in a row, as numbers: 48 bits are exact in one, and many of them are sorted at once. */
export function addRow(all: number[], row: string): void {
  for (let at = 0; at < row.length; at += LENGTH) {
    let number = 0
    for (let place = at; place < at + LENGTH; place += 1) number = number * BITS + (valueOf[row.charCodeAt(place)] ?? 0)
    all.push(number)
  }
}

/** How many different ones there are. A set of texts would take ten times as long for a year. */
export function countDifferent(all: readonly number[]): number {
  const sorted = Float64Array.from(all).sort()
  let different = 0
  for (let at = 0; at < sorted.length; at += 1) if (at === 0 || sorted[at] !== sorted[at - 1]) different += 1
  return different
}
