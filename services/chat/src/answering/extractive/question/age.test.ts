import { expect, test } from '@jest/globals'
import { asksAge, tellsAge } from './age.ts'

test.each([
  'Hirers must be 18 or over and show photo ID.',
  'Children join from 6 years.',
  'Under 16 only with a form signed by a parent.',
  'Puppies can start at 10 weeks.',
  'Exam fee 95 EUR extra, minimum age 16.',
  'Kids 6-10 years',
  'Kinder ab 6 Jahren',
  'Mitfahren dürfen alle ab 14.',
  'Das Mindestalter beträgt 16 Jahre.',
  'Âge minimum pour les cours adultes : 16 ans.',
  'Les enfants de 6 à 10 ans',
  'A partir de 12 años, los mayores de 16 sin acompañante.',
  'Crianças com 6 anos ou mais',
  'Bambini dai 6 anni in su',
  'Kinderen vanaf 6 jaar',
  '18 yaş üstü',
  'It must not be older than 21 days.',
  'We insure cars up to 8 years.',
])('%j tells an age', (text) => expect(tellsAge(text)).toBe(true))

test.each([
  'New bikes get a free first check within 6 weeks of purchase. The frame guarantee is 5 years, for carbon frames 2 years.',
  'Gift vouchers: Valid for 24 months.',
  'Our work is guaranteed for 6 months from the day of collection.',
  'After 6 months we may sell the bike.',
  'Auf Rahmen geben wir 5 Jahre Garantie.',
  'Le bon est valable 2 ans.',
  'Open from 9 am.',
  'Delivery from 20 km costs 5 EUR.',
  'Groups from 10 people pay less.',
  'Lessons last 45 minutes.',
])('%j tells none', (text) => expect(tellsAge(text)).toBe(false))

test.each([
  ['minimum age for hire', true],
  ['how old do I have to be?', true],
  ['Ab welchem Alter?', true],
  ['how long is the guarantee?', false],
])('whether %j asks for one: %s', (text, is) => expect(asksAge(text)).toBe(is))
