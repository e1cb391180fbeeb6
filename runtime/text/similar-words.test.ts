import { expect, test } from '@jest/globals'
import { everydayWords } from './everyday/index.ts'
import { normalize } from './fold.ts'
import { canBeSame, sameWord } from './similar.ts'
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
