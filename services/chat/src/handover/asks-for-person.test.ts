import { expect, test } from '@jest/globals'
import { repliesToAskingForPerson } from './asks-for-person.ts'

test.each([
  'Can I talk to a human?',
  'I want to speak with a real person, please',
  'Ich möchte mit einem Menschen sprechen.',
  'Kann ich mit einem Mitarbeiter reden?',
  'Je voudrais parler à un conseiller',
  'Quiero hablar con una persona',
  'Quero falar com um atendente',
  'Vorrei parlare con un operatore',
  'Ik wil met een medewerker spreken',
  'Bir insanla konuşmak istiyorum',
  'اريد التحدث مع موظف',
  '担当者と話したいです',
  'human please',
  'A real person, please!',
  'Mensch bitte',
  'I need a human',
  'Ich brauche einen Menschen!',
  'Quiero un agente',
])('"%s" asks for a person', (question) => expect(repliesToAskingForPerson(question)).toBeDefined())

test.each([
  'How many people does the lamp serve?',
  'Is the lamp made by humans?',
  'Wie viele Personen passen in das Zelt?',
  'How do I contact the warranty department?',
  'Which agent cleans the brass?',
  'somebody stole my bike, what now',
  'I need someone to mend my bike',
  'Is a person needed to set it up?',
])('"%s" asks for none', (question) => expect(repliesToAskingForPerson(question)).toBeUndefined())

test('what is said to it is in the language of who asked', () => {
  expect(repliesToAskingForPerson('Ich möchte mit einem Menschen sprechen.')?.here).toContain('ein Mensch')
  expect(repliesToAskingForPerson('Quiero hablar con una persona')?.here).toContain('una persona')
  expect(repliesToAskingForPerson('Quiero hablar con una persona')?.away).toContain('nadie')
})
