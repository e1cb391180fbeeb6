import { describe, expect, test } from '@jest/globals'
import { saidOf } from '../../../test/said-of.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { lookUp } from '../follow-up.ts'

function found(text: string, title: string, language = 'en', headings: string[] = []): Found {
  const passage = { documentId: title, chunkId: `${title}:${text.length}`, title, page: null, headings, text, language }
  return { passage: { ...passage, score: 5 }, dense: null, lexical: 5 }
}
const hours = found(
  'Plain Shop\n\nMonday to Friday: 9 am to 5 pm\nSaturday: 10 am to 2 pm\nSunday: closed\n\n' +
    'Late opening: on the first Thursday of the month, May to August, the shop stays open until 8 pm.',
  'Opening hours.txt',
)
const contact = found('Telephone: 01234 567890\nEmail: info@plainshop.example', 'Opening hours.txt')
const house = found('Parking is behind the shop. Dogs are welcome on a lead.', 'House rules.txt')
const repairs = found('A puncture repair costs £12 and takes an hour, while you wait.', 'Repairs.txt')
const odd = found('Odd days\n\nSat 13 June: shop open until 7 pm\nFri 18 Sept: shop closes at 1 pm\nSat 28 Nov: doors open at 8 am', 'Odd days.txt') // oxfmt-ignore
const all = [repairs, odd, contact, house, hours]

const ask = (question: string, earlier: EarlierTurn[] = [], passages = all) => saidOf(question, passages, earlier)

describe('who asks for nothing but the hours', () => {
  const whole = [
    'Plain Shop',
    'Monday to Friday: 9 am to 5 pm',
    'Saturday: 10 am to 2 pm',
    'Sunday: closed',
    'Late opening: on the first Thursday of the month, May to August, the shop stays open until 8 pm.',
  ].join('  \n')

  test.each([
    'What are your opening hours?',
    'When are you open?',
    'opening hours',
    'hours?',
    'When do you close?',
    'Wann haben Sie geöffnet?',
    'Öffnungszeiten',
    'Quelles sont les heures d’ouverture ?',
  ])('is told all lines of them: %s', (question) => {
    expect(ask(question)).toBe(whole)
  })

  test.each([
    ['Wat zijn jullie openingstijden?', 'nl', ['ma 9-17', 'wo 9-17', 'vr 10-16', 'zo gesloten']],
    ['¿Cuál es el horario?', 'es', ['lun 9:00-14:00', 'mié 9:00-14:00', 'sáb 10:00-13:00']],
    ['Wann haben Sie geöffnet?', 'de', ['Mo 9-17', 'Do 9-17', 'So 10-16']],
    ['When are you open?', 'en', ['Mon 9-17', 'Wed 9-17', 'Sun closed']],
  ])('is told days that are cut short: %s', (question, language, lines) => {
    const short = found(lines.join('\n'), 'Winkel', language)
    expect(ask(question, [], [house, short])).toBe(lines.join('  \n'))
  })

  test('is told the one line where a day is named', () => {
    expect(ask('When do you close on Saturday?', [], [contact, hours])).toBe('Plain Shop: Saturday: 10 am to 2 pm')
  })
})

test.each([
  'contact',
  'contact details',
  'How can I reach you?',
  'Wie kann ich Sie erreichen?',
  'Comment vous contacter ?',
])('who wants to get in touch is told every way: %s', (question) => {
  expect(ask(question)).toBe('Telephone: 01234 567890  \nEmail: info@plainshop.example')
})

describe('a few words after another question', () => {
  const puncture = { question: 'How much is a puncture repair?', answer: 'A puncture repair costs £12. [1]' }

  test.each([
    ['opening hours', /^Plain Shop\s+Monday/],
    ['contact', /^Telephone/],
    ['parking', /^Parking is behind the shop/],
    ['what about dogs?', /^Dogs are welcome/],
    ['Quelles sont les heures d’ouverture ?', /Monday to Friday/],
  ])('are asked by themselves where they name something: %s', (question, answer) => {
    expect(ask(question, [puncture])).toMatch(answer)
  })

  test('go on with it where they point at it', () => {
    expect(ask('How long does it take?', [puncture])).toMatch(/takes an hour/)
  })

  test('are told again what an answer before has told', () => {
    const question = 'What are your opening hours?'
    expect(ask('opening hours', [{ question, answer: `${ask(question)} [1]` }])).toBe(ask(question))
  })
})

describe('what is looked up for', () => {
  const earlier = [{ question: 'How much does shipping a bicycle to Ireland cost?', answer: '£69 [1]' }]
  const lookedUp = async (question: string) => {
    const texts: string[] = []
    await lookUp(question, earlier, { look: (text) => Promise.resolve(texts.push(text) ? [] : []), limit: 5 })
    return texts
  }

  test('a question in another language than the one before is the question alone', async () => {
    const texts = await lookedUp('Quelles sont les heures d’ouverture ?')
    expect(texts.join()).not.toContain('Ireland')
  })

  test('a few words is first the words alone, then with what was asked before', async () => {
    const texts = await lookedUp('parking')
    expect(texts[0]).not.toContain('Ireland')
    expect(texts[1]).toContain('Ireland')
  })

  test('ways to get in touch is what documents call them', async () => {
    expect((await lookedUp('How can I reach you?'))[0]).toContain('e-mail')
  })
})

test('hours that answer a question about one thing are not those of the business', () => {
  const faq = found(
    'Where can I park?\nBehind the house.\n\nDo you have a sauna?\nYes, it is open daily from 4 pm to 9 pm. Closed on Mondays.',
    'FAQ',
  )
  expect(ask('When are you closed?', [], [faq])).toBe('')
  expect(ask('When are you open?', [], [faq])).toBe('')
  expect(ask('When is the sauna open?', [], [faq])).toContain('4 pm to 9 pm')
})

test('one line that answers when the business is open comes before the hours of its bar', () => {
  const faq = found(
    'When is reception open?\nMonday to Friday from 8:00 to 20:00 and Sunday from 9:00 to 14:00.\n\nIs there wifi?\nYes.',
    'FAQ',
  )
  const rules = found(
    'Quiet\n\n- The bar is open until 23:00.\n- Music in the barn until midnight, on Saturdays until 1:00.',
    'Rules',
  )
  for (const question of ['what are your opening hours', 'when do you close'])
    expect(ask(question, [], [rules, faq])).toContain('Monday to Friday from 8:00 to 20:00')
})
