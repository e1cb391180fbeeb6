import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { gather } from '../measure.ts'
import { createPassageReader } from '../units/read.ts'
import { extractEach } from '../two-questions.ts'
import { asMeant } from './as-meant.ts'

const park = foundPassage(
  'Park',
  'Penguins are fed at noon. An additional driver costs £8 a day. Parking is £3. A password reset works for an hour. A voucher is valid for a year. The free trial ends after 21 days. Our brother shop may not bother you.',
  { language: 'en' },
)
const rösterei = foundPassage(
  'Rösterei',
  'Die Handmühle Kliff kostet 98 €. Ein Brief nach Österreich kostet 5,50 €. Gläser in Standard und am Standort. Am Verdienst ändert das nichts.',
  { language: 'de' },
)
const meant = (question: string, found = park) => {
  const { holdings, surroundings } = gather([found], createPassageReader())
  return asMeant(question, holdings, surroundings.usual)
}

describe('a slip of the fingers is taken for the word that asks, or that the passages have', () => {
  test.each([
    ['how mcuh are the penguns', 'how much are the penguins'],
    ['how mutch is an aditional drvier', 'how much is an additional driver'],
    ['wats the parkin', 'what is the parking'],
    ['how long is the pasword link good', 'how long is the password link good'],
    ['how long is a vouchr valid', 'how long is a voucher valid'],
    ['how long is the free trail', 'how long is the free trial'],
  ])('%s', (question, asked) => {
    expect(meant(question)).toBe(asked)
  })

  test.each([
    ['wievil kostet die handmüle klif', 'wieviel kostet die handmuhle kliff'],
    ['was kosted ein brif nach östereich', 'was kostet ein brief nach osterreich'],
    ['standart preis der gläser', 'standard preis der gläser'],
  ])('%s', (question, asked) => {
    expect(meant(question, rösterei)).toBe(asked)
  })
})

describe('a word is left as it stands', () => {
  test.each([
    ['where it is one that people use', 'can my brother come'],
    ['where the passages have it', 'do penguins bother you'],
    ['where another letter makes another word', 'do you sell pengoids'],
    ['in names and addresses', 'mail penguns@park.example or call Mcuh'],
    ['where a language of programs has it, too', 'do you sell a constructor set'],
    ['in short words', 'is the zoo big'],
    ['where it is of another language than the passages', 'combien coûte une baguette pour les chevaux'],
    ['in scripts without spaces', '何時まで開いていますか'],
  ])('%s', (_, question) => {
    expect(meant(question)).toBe(question)
  })

  test('an inflected word is of no other one', () => {
    expect(meant('was verdient man bei euch', rösterei)).toBe('was verdient man bei euch')
  })
})

test('a price is told where its question is typed in haste', () => {
  const prices = foundPassage('Prices', '', {
    language: 'en',
    rows: [
      ['Extra', 'Per day', 'Per week'],
      ['Additional driver', '£8', '£40'],
      ['Child seat', '£5', '£22'],
    ],
  })
  const [{ support, text }] = extractEach('how mcuh is an aditional drvier a day', [], [prices], createPassageReader())
  expect([support, text]).toEqual(['strong', 'Additional driver, Per day: £8'])
})
