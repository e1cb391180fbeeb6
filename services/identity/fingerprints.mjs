// node services/identity/fingerprints.mjs list.txt: writes the fingerprints of a list of passwords, one a line, that
// nobody may choose. What is kept of each are four bytes, sorted: the list itself would be a fifth larger, and readable.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lines = readFileSync(process.argv[2] ?? 'list.txt', 'utf8').split('\n')
const words = new Set(lines.map((line) => line.trim().normalize('NFKC').toLowerCase()).filter(Boolean))
const prints = [...words].map((word) => createHash('sha256').update(word).digest().readUInt32BE())
const sorted = [...new Set(prints)].toSorted((a, b) => a - b)
const bytes = Buffer.alloc(sorted.length * 4)
sorted.forEach((print, at) => bytes.writeUInt32BE(print, at * 4))
writeFileSync(join(import.meta.dirname, 'src', 'passwords', 'common.bin'), bytes)
console.log(`${sorted.length} fingerprints`)
