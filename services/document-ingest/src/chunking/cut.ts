import { sizeOf } from './size.ts'

const CLAUSE_END = /[,;:、，；：)\]]\s*$|\s$/

/** Cuts a text that is too long at its sentences, clauses or words. */
export function cutText(text: string, target: number): string[] {
  return sizeOf(text) <= target
    ? [text]
    : cut(text, target)
        .map((part) => part.trim())
        .filter(Boolean)
}

/** Cuts a piece without sentences at clauses or spaces, else anywhere but inside a character. */
export function cut(piece: string, target: number): string[] {
  const parts: string[] = []
  let current = ''
  let size = 0
  for (const word of piece.split(/(?<=[\s,;:、，；：。])/)) {
    const wordSize = sizeOf(word)
    if (size > 0 && size + wordSize > target) {
      parts.push(current)
      current = ''
      size = 0
    }
    if (wordSize > target) {
      const letters = [...word]
      const step = Math.max(1, Math.floor((target * letters.length) / wordSize))
      for (let at = 0; at < letters.length; at += step) parts.push(letters.slice(at, at + step).join(''))
    } else {
      current += word
      size += wordSize
      if (size > target * 0.9 && CLAUSE_END.test(word)) {
        parts.push(current)
        current = ''
        size = 0
      }
    }
  }
  if (current !== '') parts.push(current)
  return parts
}
