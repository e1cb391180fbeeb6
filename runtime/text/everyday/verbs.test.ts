import { describe, expect, test } from '@jest/globals'
import { expressionsIn, stem, variantsOf, words } from '../index.ts'
import { forms as irregular } from './de-forms.ts'
import { conjugate } from './verbs.ts'

describe('forms of German verbs', () => {
  test.each([
    ['angeln', 'angeln angelt geangelt'],
    ['melden', 'melden meldet gemeldet'],
    ['rechnen', 'rechnen rechnet gerechnet'],
    ['wohnen', 'wohnen wohnt gewohnt'],
    ['stornieren', 'stornieren storniert'],
    ['bestellen', 'bestellen bestellt'],
    ['ab|holen', 'abholen abholt abgeholt abzuholen holt_ab'],
    ['zurück|geben', 'zurückgeben zurückgibt zurückgegeben zurückzugeben gibt_zurück'],
    ['ein|behalten', 'einbehalten einbehält einzubehalten behält_ein'],
  ])('%s', (verb, forms) => {
    expect(conjugate(verb, irregular)).toBe(forms)
  })

  test.each([
    ['repariert', 'reparieren'],
    ['reparieren', 'repariert'],
    ['abgeholt', 'abholung'],
    ['stornieren', 'storniert'],
    ['geimpft', 'impfung'],
  ])('%s is also %s', (word, other) => {
    expect(variantsOf(word, 'de').map((one) => stem(one, 'de'))).toContain(stem(other, 'de'))
  })
})

/** What the parts of a verb in a question mean together, by their places. */
const joinedIn = (question: string) => expressionsIn(words(question), 'de').map(({ at, variants }) => [at, variants[0]])

describe('a verb in two parts', () => {
  test.each([
    ['Holt ihr uns am Bahnhof ab?', [0, 5], 'abholen'],
    ['Wann gebt ihr die Kaution zurück?', [1, 5], 'zurückgeben'],
    ['Nehmt ihr an Feiertagen Hunde mit?', [0, 5], 'mitnehmen'],
    ['Wie melde ich mein Kind zum Schwimmkurs an', [1, 7], 'anmelden'],
    ['wie sag ich einen Termin ab', [1, 5], 'absagen'],
    ['Habt ihr am Montag auf', [0, 4], 'aufhaben'],
    ['Holt ihr uns ab und bringt ihr uns wieder', [0, 3], 'abholen'],
    ['fährt der Bus um 8 oder um 9 ab', [0, 8], 'abfahren'],
  ] as const)('%s', (question, at, joined) => {
    expect(joinedIn(question)).toContainEqual([at, joined])
  })

  test('is also looked for in two parts', () => {
    const [found] = expressionsIn(words('holt ihr uns ab'), 'de')
    expect(found?.phrases).toContain('holt ab')
    expect(found?.variants).toContain('abgeholt')
  })

  test.each([
    'Sagt mir ab wann ihr da seid',
    'Holt ihr ab 10 Personen',
    'Habt ihr Parkplätze auf Anfrage',
    'ab wann holt ihr',
  ])('%s: the particle belongs to no verb', (question) => {
    expect(joinedIn(question).filter(([at]) => (at?.length ?? 0) > 1)).toEqual([])
  })

  test('is none of another language', () => {
    expect(expressionsIn(words('Holt ihr uns ab?'), 'en')).toEqual([])
  })
})
