import { describe, expect, test } from '@jest/globals'
import { followedBy, leans } from './follows.ts'
import type { Turn } from './turn.ts'

const after = (before: string, question: string) =>
  followedBy(question, [{ question: before, answer: 'Yes, until six.' } as Turn])

describe('a question after another one', () => {
  test.each([
    ['What does a city bike cost?', 'and for an e-bike?'],
    ['What does a city bike cost?', 'How much is it for kids?'],
    ['Was kostet ein Stadtrad für eine Woche?', 'und ein Lastenrad?'],
    ['Habt ihr am Montag offen?', 'Und was kostet das?'],
  ])('after %j, %j leans on it', (before, question) => expect(after(before, question)).toBe(before))

  test.each([
    ['Habt ihr am Montag offen?', 'Muss ich für die Reperatur einen Termin machen?'],
    ['Habt ihr am Montag offen?', 'Ich habe 2 Stunden Verspätung, was kostet das?'],
    ['Habt ihr am Montag offen?', 'Was wenn das E-Bike geklaut wird?'],
    ['Was kostet ein Stadtrad?', 'Habt ihr am Karfreitag offen?'],
    ['Was kostet ein Stadtrad?', 'Wann öffnet die Werkstatt?'],
    ['Do you repair bikes?', 'What happens when the rented bike breaks at night and it rains?'],
  ])('after %j, %j asks for something by itself', (before, question) => {
    expect(after(before, question)).toBeUndefined()
    expect(leans(question)).toBe(false)
  })
})
