import { describe, expect, test } from '@jest/globals'
import { compoundsWith, fold, stem, type Language } from './index.ts'

const holds = (language: Language, ...held: string[]) => {
  const stems = new Set(held.map((word) => stem(word, language)))
  return (one: string) => stems.has(one)
}
const isIn = (language: Language, word: string, compound: string, ...held: string[]) =>
  compoundsWith(fold(word), language, holds(language, ...held))(fold(compound))

describe('a compound has a word', () => {
  test.each([
    ['de', 'passwörter', 'benutzerpasswörter'],
    ['de', 'passwort', 'benutzerpasswörter'],
    ['de', 'handy', 'firmenhandys'],
    ['de', 'laptop', 'dienstlaptops'],
    ['de', 'gutschein', 'geschenkgutscheine'],
    ['de', 'bad', 'hallenbad', 'Halle'],
    ['de', 'bahnhof', 'busbahnhof'],
    ['de', 'administrators', 'administratorkennwort'],
    ['nl', 'wachtwoord', 'gebruikerswachtwoorden'],
    ['nl', 'fiets', 'huurfiets'],
    ['sv', 'lösenord', 'användarlösenord'],
    ['da', 'adgangskoder', 'brugeradgangskode'],
    ['no', 'passordet', 'brukerpassord'],
    ['fi', 'salasana', 'käyttäjäsalasana'],
  ] as const)('%s: %s in %s', (language, word, compound, ...held) => {
    expect(isIn(language, word, compound, ...held)).toBe(true)
  })
})

describe('a word only ends like another one', () => {
  test.each([
    ['de', 'hof', 'bahnhof', 'Bahn'],
    ['de', 'wort', 'passwort'],
    ['de', 'wort', 'benutzerpasswort'],
    ['de', 'schuhe', 'handschuhe'],
    ['de', 'schirm', 'bildschirm'],
    ['de', 'tag', 'dienstag', 'Dienst'],
    ['de', 'pflicht', 'haftpflicht', 'Haft'],
    ['de', 'lunge', 'siedlungen'],
    ['de', 'kosten', 'verkostung'],
    ['de', 'kauf', 'verkauf'],
    ['de', 'sand', 'versand'],
    ['de', 'bad', 'xylobad'],
    ['de', 'passwort', 'passwörter'],
    ['nl', 'kopen', 'verkopen'],
    ['en', 'shop', 'bookshop'],
  ] as const)('%s: %s and %s', (language, word, other, ...held) => {
    expect(isIn(language, word, other, ...held)).toBe(false)
  })
})
