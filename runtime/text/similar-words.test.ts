import { expect, test } from '@jest/globals'
import { everydayWords } from './everyday/index.ts'
import { normalize } from './fold.ts'
import { byBeginning, canBeSame, sameWord } from './similar.ts'
import type { Language } from './stop-words.ts'

test('the first letters never rule out a word that is the same but for a slip, in any language', () => {
  const missed: string[] = []
  let same = 0
  for (const [language, { forms }] of Object.entries(everydayWords)) {
    const words = [...new Set(normalize(forms).split(/[\s_]+/))].slice(0, 150)
    const slips = words.flatMap((word) => [word, `${word[1] ?? ''}${word[0] ?? ''}${word.slice(2)}`, word.slice(0, -1)])
    for (const word of words) {
      for (const slip of slips) {
        if (!sameWord(word, slip, language as Language)) continue
        same += 1
        if (!canBeSame(word, slip)) missed.push(`${language}: ${word}, ${slip}`)
      }
    }
  }
  expect(missed).toEqual([])
  expect(same).toBeGreaterThan(2_000)
})

test('words by how they begin leave out none that may be the same or that begins alike, and many of the others', () => {
  const of = (language: Language) => normalize(everydayWords[language]?.forms ?? '').split(/[\s_]+/)
  const words = [...new Set([...(['de', 'fr', 'tr', 'ar'] as const).flatMap((one) => of(one).slice(0, 300)), 'a', ''])]
  const near = byBeginning(words, (word) => word)
  const missed: string[] = []
  let looked = 0
  for (const word of words) {
    const all = new Set(near(word).flat())
    looked += all.size
    for (const other of words) {
      if (!all.has(other) && (canBeSame(word, other) || other[0] === word[0])) missed.push(`${word}, ${other}`)
    }
  }
  expect(missed).toEqual([])
  expect(looked).toBeLessThan((words.length * words.length) / 1.5)
})
