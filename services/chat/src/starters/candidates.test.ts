import type { Passage } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { candidatesIn, isAlike } from './candidates.ts'
import { isEvident, type Evidence } from './evidence.ts'

const passage = (text: string, headings: string[] = [], title = 'Guide.pdf'): Passage => ({
  documentId: 'd',
  chunkId: 'd:0',
  title,
  page: null,
  headings,
  text,
  score: 1,
})
const questionsOf = (text: string) => candidatesIn('d', [passage(text)]).questions
const topicsOf = (language: string, title: string, ...headings: string[]) =>
  candidatesIn(
    'd',
    (headings.length === 0 ? [''] : headings).map((one) => ({ ...passage('', [one], title), language })),
  ).topics.map(({ text }) => text)

describe('what a document asks itself', () => {
  test.each([
    ['Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['## Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['**Q: Do you deliver to Iceland?**', 'Do you deliver to Iceland?'],
    ['3. Do you deliver to Iceland? Yes, in nine days.', 'Do you deliver to Iceland?'],
    ['Frage: Liefern Sie nach Island?', 'Liefern Sie nach Island?'],
    ['¿Hacen envíos a Islandia?', '¿Hacen envíos a Islandia?'],
    ['هل توصلون إلى أيسلندا؟', 'هل توصلون إلى أيسلندا؟'],
    ['アイスランドへ配送できますか？はい。', 'アイスランドへ配送できますか？'],
  ])('%j asks', (line, question) => {
    expect(questionsOf(line)).toEqual([question])
  })

  test.each([
    'Call us. Is something unclear?',
    'We deliver to Iceland.',
    'Why?',
    'You forgot something in the salon? We keep it for 30 days.',
    'Do you have any questions? Call us.',
    'Haben Sie noch Fragen? Rufen Sie uns an.',
    'Noch Fragen zu Ihrem Termin?',
    `${'A very long question '.repeat(8)}?`,
    'Note: is it yours?',
    '????????????',
  ])('%j does not', (line) => {
    expect(questionsOf(line)).toEqual([])
  })

  test.each([
    ['en', 'WHICH ANIMALS DO WE TREAT?', 'Which animals do you treat?'],
    ['en', 'CAN I BRING MY DOG?', 'Can I bring my dog?'],
    ['en', 'Do we need a ticket?', 'Do we need a ticket?'],
    ['en', 'Do you take VISA?', 'Do you take VISA?'],
    ['de', 'Welche Tiere behandeln wir?', 'Welche Tiere behandeln Sie?'],
    ['de', 'WAS PASSIERT, WENN WIR STORNIEREN MÜSSEN?', 'Was passiert, wenn wir stornieren müssen?'],
    ['de', 'WANN SIND DIE KINDER DRAN?', 'Wann sind die Kinder dran?'],
    ['tr', 'KAPIDA ÖDEME VAR MI?', 'Kapıda ödeme var mı?'],
  ])('in %s %j is proposed as a visitor asks it', (language, line, question) => {
    const text = `${line}\nWenn Sie stornieren müssen, sagen wir, was passiert, wenn die Kinder dran sind.`
    expect(candidatesIn('d', [{ ...passage(text), language }]).questions).toEqual([question])
  })

  test.each([
    ['en', 'Who are we?'],
    ['fr', 'Que proposons-nous ?'],
    // Which of its words are nouns nobody knows.
    ['de', 'WELCHE TIERE KOMMEN DRAN?'],
  ])('in %s %j is left to the owner', (language, line) => {
    expect(candidatesIn('d', [{ ...passage(line), language }]).questions).toEqual([])
  })

  test('a question that stands in two passages is one', () => {
    expect(candidatesIn('d', [passage('Do you deliver?'), passage('Do you deliver?')]).questions).toHaveLength(1)
  })

  test.each([
    ['en', 'Opening hours', 'When are you open?'],
    ['en', '2.1. Booking and cancelling', 'How can I cancel?', 'Until when can I cancel free of charge?'],
    ['en', 'Delivery', 'How long does delivery take?', 'Where do you deliver?'],
    ['en', '§ 4 Deposit', 'How much is the deposit?'],
    ['en', 'What is included', 'What is included?'],
    ['en', 'How to clean the chain', 'How do I clean the chain?'],
    ['de', 'SPRECHZEITEN', 'Wann haben Sie Sprechstunde?'],
    ['de', 'Was ist enthalten', 'Was ist enthalten?'],
    ['fr', 'Retours et échanges', 'Puis-je échanger un article ?', 'Comment retourner un article ?'],
    ['es', 'Envíos', '¿Cuánto tarda el envío?'],
    ['it', 'Resi', 'Come posso restituire un articolo?'],
    ['nl', 'Bezorgen', 'Hoe lang duurt de bezorging?'],
    ['pt', 'Devoluções', 'Que prazo tenho para devolver um artigo?'],
    ['tr', 'İade', 'Bir ürünü nasıl iade edebilirim?'],
    ['ja', '営業時間', '営業時間は何時から何時までですか？'],
  ])('in %s what %j names is asked as customers do', (language, heading, ...questions) => {
    expect(topicsOf(language, 'Guide.pdf', heading)).toEqual(questions)
  })

  test('what the name of a document names is asked, too', () => {
    expect(topicsOf('en', 'Opening_hours.txt')).toEqual(['When are you open?'])
  })

  test('a heading that nobody would ask is no question', () => {
    const headings = ['5.2 - 3 February 2026', 'Good manners', 'Where your data is', 'How to reach the top of our hill']
    expect(topicsOf('en', 'Guide.pdf', ...headings, 'Weights and loads', '12', 'x'.repeat(61))).toEqual([])
    expect(topicsOf('de', 'Guide.pdf', 'Wann Sie uns anrufen sollten', 'Prophylaxe und Kosmetik')).toEqual([])
    expect(topicsOf('und', 'Guide.pdf', 'Opening hours')).toEqual([])
  })
})

describe('what stands in a text', () => {
  const of = (text: string, headings: string[] = ['Terms']) =>
    candidatesIn('d', [{ ...passage(text, headings), language: 'en' }])
  const asked = (all: { text: string }[]) => all.map(({ text }) => text)

  test('is asked about as a section where it is one, too small for a passage of its own', () => {
    const { topics } = of('Returns\nUnused goods can be returned.\n\nOur shop\nIt is old.\n\nWarranty\nTwo years.')
    expect(asked(topics)).toEqual(['How long can I return something?', 'How long is the warranty?'])
  })

  test('is asked about as mentioned where no heading names it, what is told of single things too often is not', () => {
    const { topics, mentions } = of('We take payments by card. A deposit is due. We have parking in the yard.')
    expect(topics).toEqual([])
    expect(asked(mentions)).toContain('How can I pay?')
    expect(asked(mentions)).toContain('Where can I park?')
    expect(asked(mentions)).not.toContain('How much is the deposit?')
  })

  const priced = (heads: string[], rows: string[][], heading: string, language = 'en') =>
    asked(
      candidatesIn('d', [{ ...passage('x', [heading]), language, tables: [{ from: 0, to: 1, heads, rows }] }]).prices,
    )
  const services = [
    ['Small inspection', '€59'],
    ['Brakes', 'by weight'],
    ['Wheel truing', '€25'],
    ['Tube', '€8'],
  ]

  test('is asked for its price where it is called by a name in a list of prices', () => {
    const expected = ['What does “Small inspection” cost?', 'What does “Wheel truing” cost?']
    expect(priced(['Service', 'City bike'], services, 'Price list')).toEqual(expected)
    expect(priced(['Leistung', 'Preis'], services, 'Werkstatt', 'de')[0]).toBe('Was kostet „Small inspection“?')
  })

  test('also where the currency stands above the list', () => {
    const rows = [
      ['Waschen und Schneiden', '34'],
      ['Spülung', '–'],
      ['Balayage', '–', '165,00'],
    ]
    expect(priced(['Leistung', 'kurz', 'lang'], rows, 'Preisliste', 'de')).toEqual([
      'Was kostet „Waschen und Schneiden“?',
      'Was kostet „Balayage“?',
    ])
    expect(isEvident('Waschen und Schneiden: kurz 34, lang 44 [1]', { told: 'ofRow' })).toBe(true)
    expect(isEvident('Balayage: im Salon ab 14:30', { told: 'ofRow' })).toBe(false)
  })

  test('and is not where it is a fine, or where something is sent', () => {
    expect(priced(['What', 'At most'], [['Film', '€15']], 'Fines')).toEqual([])
    expect(priced(['Destination', 'Price'], [['Ireland', '€15']], 'Prices')).toEqual([])
    expect(priced(['Service', 'Price'], [['up to 10 km', '€15']], 'Prices')).toEqual([])
  })
})

describe('an answer', () => {
  test.each<[Evidence, string, string]>([
    ['contact', 'Telephone: 01632 960 311', 'Telephone calls are made in the stairwell.'],
    ['hours', 'Monday to Friday 9:00 – 18:00', 'On the Saturdays in Advent we close at 17:00.'],
    [
      'appointment',
      'No appointment is needed for punctures; you need no appointment.',
      'The first missed appointment is on us.',
    ],
    ['parking', 'Two free spaces in Mill Lane are for parking.', 'Fines and parking tickets are paid by the driver.'],
    ['lasts', 'Goods can be returned within 30 days.', 'You get them back at once.'],
    ['delivery', 'Delivery takes 2 to 4 days.', 'The warranty of two years begins with the delivery.'],
    ['warranty', 'The warranty is two years.', 'A repair under warranty takes 9 days.'],
    ['payment', 'We take cards and cash.', 'Please pay at the counter.'],
    ['region', 'We deliver within Germany.', 'Home delivery: Gwen Partridge, 01632 961 214'],
    ['terms', 'You can cancel up to 48 hours before by mail.', 'If you cancel later than that, we charge £25.'],
  ])('to what asks for %s has to tell it', (told, good, bad) => {
    expect([isEvident(`${good} [1]`, { told }), isEvident(`${bad} [1]`, { told })]).toEqual([true, false])
  })

  test('about what is only mentioned names it, and tells of no single thing', () => {
    const names = /warrant/iu
    expect(isEvident('The warranty is two years.', { told: 'warranty', names })).toBe(true)
    expect(isEvident('It is two years.', { told: 'warranty', names })).toBe(false)
    expect(isEvident('Laser, warranty: two years', { told: 'warranty', names })).toBe(false)
  })
})

test('questions in nearly the same words are alike', () => {
  expect(isAlike('How long is the warranty?', 'How long does the warranty last?')).toBe(true)
  expect(isAlike('Opening hours', 'Opening hours')).toBe(true)
  expect(isAlike('How long is the warranty?', 'Do you deliver to Iceland?')).toBe(false)
})
