import { fold, normalize } from '@docent/runtime/text'
import { bonesOf, type Stemmed } from '../units/stems.ts'
import type { ReadPassage } from '../units/unit.ts'

/** What the letters of an abbreviation stand for in some texts: "single sign-on" for SSO. */
export function spelledOut(word: string, texts: readonly ReadPassage[]): string[] {
  const close = texts.filter(({ initials }) => initials().includes(word))
  if (close.length === 0) return []
  const letters = Array.from(word, (letter) => `${letter}\\p{L}+`).join('[\\s-]+')
  const pattern = new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'iu')
  const found = new Set(close.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []))
  return [...found].slice(0, 2).map((one) => fold(normalize(one)).replace(/[\s-]+/g, ' '))
}

const SHORTEST_HEAD = 8
/** "Ofenbrot" is what a "Holzofenbrot" is. */
export const isHeadOf = (head: string, compound: string) =>
  head.length >= SHORTEST_HEAD &&
  head.length >= compound.length / 2 &&
  head.length < compound.length - 2 &&
  compound.endsWith(head)

const LEAST_CONSONANTS = 3

/** Whether a word differs from one that stands there in few vowels only. */
export function soundsAlike(a: string, bones: string, other: Stemmed): boolean {
  const b = other.surface
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || a.length < 6) return false
  return (
    bones.length >= LEAST_CONSONANTS &&
    bones === bonesOf(other) &&
    [...a].filter((letter, i) => letter !== b[i]).length <= 3
  )
}
