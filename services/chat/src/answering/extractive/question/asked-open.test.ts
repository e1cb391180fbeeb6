import { expect, test } from '@jest/globals'
import { asAskedOpen } from './asked-open.ts'

test.each([
  ['are you open on monday at 7pm', 'are you open on monday'],
  ['Are you still open at 6 on Saturday?', 'Are you still open on Saturday?'],
  ['are you open wednesday 1pm', 'are you open wednesday'],
  ['are you open after 18:30', 'are you open'],
  ['are you open at noon?', 'are you open?'],
  ['Habt ihr mittwochs um 19 Uhr noch offen?', 'Habt ihr mittwochs noch offen?'],
  ['habt ihr am samstag um 15 auf', 'habt ihr am samstag auf'],
  ['Êtes-vous ouverts le lundi à 19h ?', 'Êtes-vous ouverts le lundi ?'],
  ['¿Está abierto el lunes a las 8?', '¿Está abierto el lunes?'],
  ['siete aperti lunedì alle 20', 'siete aperti lunedì'],
  ['zijn jullie maandag om 19 uur open', 'zijn jullie maandag open'],
])('the hour is left out of whether it is open: %s', (question, rest) => {
  expect(asAskedOpen(question)).toBe(rest)
})

test.each([
  ['Can I come by on Wednesday at 7 p.m.?', 'are you open on Wednesday?'],
  ['can i come at 11pm', 'are you open'],
  ['could we drop in on saturday?', 'are you open on saturday?'],
  ['kann ich am mittwoch vorbeikommen', 'habt ihr geöffnet am mittwoch'],
  ['puis-je passer lundi ?', 'êtes-vous ouverts lundi ?'],
])('whoever wants to come on a day asks whether it is open then: %s', (question, asked) => {
  expect(asAskedOpen(question)).toBe(asked)
})

test.each([
  'can i come by on wednesday to collect my bike',
  'can we stay on saturday',
  'can i come',
  'are you open on monday',
  'are you open on 26 december',
  'are you open after 2 january',
  'what does it cost at 7pm',
  'can we arrive after 10pm?',
  'is the pool open for 5 people',
  'are you open until 24 december',
])('nothing is left out of another question: %s', (question) => {
  expect(asAskedOpen(question)).toBeUndefined()
})
