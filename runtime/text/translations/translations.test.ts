import { describe, expect, test } from '@jest/globals'
import { business } from './business.ts'
import { everydayLife } from './everyday-life.ts'
import { translationsOf } from './index.ts'

const lines = [everydayLife, business].flatMap((list) => list.trim().split('\n'))
const namesOf = (...asked: Parameters<typeof translationsOf>) =>
  translationsOf(...asked).flatMap(({ words, phrases }) => [...words, ...phrases])

describe('what things are called in other languages', () => {
  test('each thing has a name in each of the eight languages, and none of them twice', () => {
    expect(lines.length).toBeGreaterThan(290)
    for (const line of lines) {
      const columns = line.split('|').map((names) => names.trim().split(/\s+/))
      expect([line, columns.length]).toEqual([line, 8])
      for (const names of columns) {
        expect([line, names.includes('')]).toEqual([line, false])
        expect([line, new Set(names).size]).toEqual([line, names.length])
      }
    }
  })

  test.each([
    ['friday', 'en', 'de', 'freitag'],
    ['öffnungszeiten', 'de', 'en', 'opening hours'],
    ['teeth', 'en', 'de', 'zähne'],
    ['électrique', 'fr', 'en', 'ebike'],
    ['habitaciones', 'es', 'nl', 'kamer'],
    ['prezzi', 'it', 'tr', 'fiyat'],
    ['çocuk', 'tr', 'pt', 'criança'],
  ] as const)('%s (%s) is called in %s: %s', (word, from, to, name) => {
    expect(namesOf([word], from, to)).toContain(name)
  })

  test('words that name one thing together are looked up together', () => {
    const [first, ...others] = translationsOf(['gift', 'card', 'lost'], 'en', 'de')
    expect(first).toMatchObject({ at: [0, 1], words: expect.arrayContaining(['gutschein']) })
    expect(others).toMatchObject([{ at: [2] }])
  })

  test('a word is found as it is typed without accents, and by what means the same in its own language', () => {
    expect(namesOf(['electrica'], 'es', 'en')).toContain('electric')
    expect(namesOf(['kid'], 'en', 'fr')).toContain('enfant')
    expect(namesOf(['reperatur'], 'de', 'en')).toContain('repair')
  })

  test('what is in no list has no other name', () => {
    expect(translationsOf(['zanzibar', 'xj-4410b'], 'en', 'de')).toEqual([])
  })
})
