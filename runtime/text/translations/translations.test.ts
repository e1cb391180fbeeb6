import { describe, expect, test } from '@jest/globals'
import { translationLists, translationsOf } from './index.ts'

const lines = translationLists.flatMap((list) => list.trim().split('\n'))
const namesOf = (...asked: Parameters<typeof translationsOf>) =>
  translationsOf(...asked).flatMap(({ words, phrases }) => [...words, ...phrases])

describe('what things are called in other languages', () => {
  test('each thing has a name in each of the eight languages, and none of them twice', () => {
    expect(lines.length).toBeGreaterThan(800)
    const columns = lines.map((line) => line.split('|').map((names) => names.trim().split(/\s+/)))
    const isWhole = (names: readonly string[]) => !names.includes('') && new Set(names).size === names.length
    expect(lines.filter((_, at) => columns[at]?.length !== 8 || !columns[at].every(isWhole))).toEqual([])
  })

  test.each([
    ['friday', 'en', 'de', 'freitag'],
    ['öffnungszeiten', 'de', 'en', 'opening hours'],
    ['teeth', 'en', 'de', 'zähne'],
    ['électrique', 'fr', 'en', 'ebike'],
    ['habitaciones', 'es', 'nl', 'kamer'],
    ['prezzi', 'it', 'tr', 'fiyat'],
    ['çocuk', 'tr', 'pt', 'criança'],
    ['abgeholt', 'de', 'en', 'collected'],
    ['camping-car', 'fr', 'de', 'wohnmobil'],
    ['mascotas', 'es', 'it', 'animale'],
    ['tosquia', 'pt', 'fr', 'toilettage'],
    ['guinzaglio', 'it', 'nl', 'aangelijnd'],
    ['laadpaal', 'nl', 'en', 'charging station'],
    ['şezlong', 'tr', 'en', 'sun lounger'],
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

  test('May is a month beside a day or a word of time, and may otherwise', () => {
    expect(namesOf(['open', '7', 'may'], 'en', 'de')).toContain('mai')
    expect(namesOf(['closed', 'in', 'may'], 'en', 'es')).toContain('mayo')
    expect(namesOf(['may', 'i', 'bring', 'dogs'], 'en', 'de')).not.toContain('mai')
  })

  test('what is in no list has no other name', () => {
    expect(translationsOf(['zanzibar', 'xj-4410b'], 'en', 'de')).toEqual([])
  })
})
