import { describe, expect, test } from '@jest/globals'
import { words as english } from './en.ts'
import { directionOf, languageOf, languages } from './language.ts'
import { fill, type Words } from './words.ts'

const keys = Object.keys(english).toSorted()
const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe("the bubble's own words", () => {
  test.each(languages)('%s has every one of them, with the same places', async (language) => {
    const { words } = (await import(`./${language}.ts`)) as { words: Words }
    expect(Object.keys(words).toSorted()).toEqual(keys)
    for (const key of keys as (keyof Words)[]) {
      // In English the server's own sentence says it.
      if (key === 'limitReached') continue
      expect([key, words[key].trim() !== '']).toEqual([key, true])
      expect([key, placesOf(words[key])]).toEqual([key, placesOf(english[key])])
    }
  })

  test.each([
    ['de-AT', 'de'],
    ['pt_BR', 'pt'],
    ['AR', 'ar'],
    ['', 'en'],
    ['xx', 'en'],
    ['description', 'en'],
  ])('a page in %j is spoken to in %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  test('only Arabic runs from right to left', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
  })

  test('places are filled in, unknown ones stay', () => {
    expect(fill('{number} of {count}, {x}', { number: 1, count: 2 })).toBe('1 of 2, {x}')
  })
})
