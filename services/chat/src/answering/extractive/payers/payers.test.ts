import { describe, expect, test } from '@jest/globals'
import { fareOf, isFareOf } from './fares.ts'
import { payersIn, type Payer } from './payers.ts'

const adult = (count?: number): Payer => ({ kind: 'adult', ...(count !== undefined && { count }) })
const child = (age: number): Payer => ({ kind: 'child', age, count: 1 })

describe('for whom a price is asked', () => {
  test.each<[string, readonly Payer[]]>([
    ['how much for 2 adults and 3 kids?', [adult(2), { kind: 'child', count: 3 }]],
    ['Was kostet es für zwei Erwachsene und ein Kind?', [adult(2), { kind: 'child', count: 1 }]],
    ['Combien pour deux adultes et trois enfants ?', [adult(2), { kind: 'child', count: 3 }]],
    ['quanto costa per due adulti e un bambino?', [adult(2), { kind: 'child', count: 1 }]],
    ['me and my wife plus a 4 year old', [adult(), adult(), child(4)]],
    ['kids aged 4 and 7', [child(4), child(7)]],
    ['a 5 and a 7 year old', [child(5), child(7)]],
    ['my gran is 70', [{ kind: 'senior', age: 70, count: 1 }]],
    ['mein Sohn ist 13', [child(13)]],
    ['a 6 month old baby', [{ kind: 'baby', age: 0, count: 1 }]],
    ['I am a student', [{ kind: 'student', count: 1 }]],
    ["we're 4, two of them under 12, price?", [adult(2), { kind: 'child', age: 11, count: 2 }]],
    ['what time do you open at 10?', []],
    ['how much is the 20 km tour?', []],
    ['was zahlt man für den Eintritt?', []],
  ])('%s', (text, all) => {
    expect(payersIn(text).all).toEqual(all)
  })

  test.each([
    ['we are 12 people, how much is it?', 12],
    ['Gruppe von 20 Personen', 20],
    ['nous sommes quatre', 4],
    ["we're 4, two of them under 12, price?", 4],
    ['how much for 2 adults?', undefined],
  ])('%s: %s people', (text, people) => {
    expect(payersIn(text).people).toBe(people)
  })
})

describe('of whom a name of a price list says that a price is theirs', () => {
  test.each<[string, Payer, boolean]>([
    ['Adult', adult(2), true],
    ['Adult (16+)', adult(), true],
    ['ab 16 Jahren', adult(), true],
    ['Child (3–15 years)', child(5), true],
    ['Child (3–15 years)', child(2), false],
    ['Child under 3', child(2), true],
    ['Kinder bis 5 Jahre', child(6), false],
    ['Kinder bis 5 Jahre', child(5), true],
    ['6–14 Jahre', child(9), true],
    ['6–14 Jahre', adult(), false],
    ['Enfants de 4 à 12 ans', child(12), true],
    ['bambini dai 4 ai 12 anni', child(3), false],
    ['Senior (65+)', { kind: 'senior', age: 62 }, false],
    ['Seniors', { kind: 'senior', age: 62 }, true],
    ['Concessions (students, seniors 65+)', { kind: 'student' }, true],
    ['Family (2 adults, 2 children)', adult(), false],
    ['Pack familiar (2 adultos y 2 niños)', child(8), false],
    ['Groups of 10 adults or more', adult(), false],
    ['City bike', adult(), false],
  ])('%s for %j: %s', (name, payer, is) => {
    const fare = fareOf(name)
    expect(fare !== undefined && isFareOf(fare, payer)).toBe(is)
  })

  test.each<[string, number, boolean]>([
    ['Groups of 10 or more', 12, true],
    ['Groups of 10 or more', 9, false],
    ['Gruppen ab 15 Personen', 15, true],
    ['Group (10+ people)', 10, true],
    ['Groupes de 10 à 20 personnes', 21, false],
  ])('%s for %d people: %s', (name, people, is) => {
    expect(fareOf(name)?.isSized?.(people) ?? false).toBe(is)
  })
})
