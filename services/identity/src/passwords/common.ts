import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What people who guess try first beside the list: the product's own name. */
const OWN = new Set(['docent', 'hallo123', 'passwort', 'qwertz'])
/** Fingerprints of the 10,000 most used passwords, ascending; fingerprints.mjs makes them. */
const listed = numbersIn(readFileSync(join(import.meta.dirname, 'common.bin')))

/** Digits and signs that stand for letters. */
const LOOKS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const SHORTEST_WORD = 4
/** A year and a sign, which everybody adds: "summer2024!". */
const ENDING = /[\d\p{P}\p{S}]{1,5}$/u

/**
 * Whether a password is among those that everybody who guesses tries first: one of the most used, or one of them in
 * disguise, with letters turned into signs or a number behind it.
 */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(ENDING, '')
  const forms = [plain, withLetters(plain), bare, withLetters(bare), withLetters(plain).replace(ENDING, '')]
  return forms.some((form, at) => (at === 0 || form.length >= SHORTEST_WORD) && (OWN.has(form) || isListed(form)))
}

const withLetters = (text: string) => text.replace(/[@4310!$57]/g, (sign) => LOOKS[sign] ?? sign)

function isListed(text: string): boolean {
  const print = createHash('sha256').update(text).digest().readUInt32BE()
  let [low, high] = [0, listed.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = listed[middle] as number
    if (found === print) return true
    if (found < print) low = middle + 1
    else high = middle - 1
  }
  return false
}

function numbersIn(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4))
}
