import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import { extractEach } from './two-questions.ts'
import { createPassageReader } from './units/read.ts'

const hours = foundPassage(
  'Hours',
  'Monday to Friday: 8.30 - 18.30\nWednesday: 8.30 - 12.00 and 14.00 - 18.30\nSaturday: 9.00 - 13.00\nSunday: closed\n\n' +
    'Emergencies outside these hours: call 01632 960 900 (Moor Edge Animal Hospital). Please ring before you come.\n\n' +
    'Reception: 01632 960 112, reception@hollins.example\n\n' +
    'Parking: six spaces behind the practice. The door has a ramp.',
  { headings: ['Opening hours'], language: 'en' },
)
const plan = foundPassage(
  'Plan',
  '£14.50 a month, for 12 months. It includes the microchip and two weight checks.\n\n' +
    'Puppy classes: Mondays 18.45 to 19.45, six weeks, £75 for clients and £90 for others. Puppies from 10 to 18 weeks.',
  { headings: ['Puppy plan'], language: 'en' },
)
const questions = foundPassage(
  'Questions',
  'Do I need an appointment?\n\nYes, for consultations. Nails are cut by our nurses without an appointment.\n\n' +
    'How do I cancel?\n\nUp to 24 hours before for free. Later we charge half of the consultation.',
  { language: 'en' },
)
const prices = foundPassage('Prices', '', {
  headings: ['Price list'],
  rows: [
    ['Treatment', 'Dog', 'Cat'],
    ['Consultation (15 min)', '£42', '£42'],
    ['Booster', '£58', '£49'],
    ['Nail clip', '£112', '£14'],
  ],
  language: 'en',
})
/** What is surely told; "" where nothing is. */
const toldBy = (question: string, passages: readonly Found[]): string =>
  extractEach(question, [], passages, createPassageReader())
    .map(({ support, text }) => (support === 'strong' ? text : ''))
    .join('\n')
const said = (question: string) => toldBy(question, [hours, plan, questions, prices])

describe('hours that are asked for by an hour of a day', () => {
  test.each([
    ['are you open on saturday at 2pm', 'Saturday: 9.00 - 13.00'],
    ['Can I come by on Saturday at 10?', 'Saturday: 9.00 - 13.00'],
    ['are you open tuesday 7pm', 'Monday to Friday: 8.30 - 18.30'],
  ])('are those of the day: %s', (question, line) => expect(said(question)).toContain(line))

  test('are all of them where no day is named', () => {
    expect(said('are you still open at 6pm?')).toMatch(/Monday to Friday.*Saturday.*Sunday/su)
  })

  test.each(['are you open on wednesday', 'can i drop in on wednesday at 1pm', 'opening hours wednesday'])(
    'of a day that has a line of its own are not those of the days around it: %s',
    (question) => {
      expect(said(question)).toContain('8.30 - 12.00 and 14.00 - 18.30')
      expect(said(question)).not.toContain('Monday')
    },
  )
})

test.each(['what is your phone number', 'whats ur number', 'phone number?'])(
  'the number is not the one for emergencies, which is that of somebody else: %s',
  (question) => {
    expect(said(question)).toContain('960 112')
    expect(said(question)).not.toContain('960 900')
  },
)

test('a price is no number to call', () => {
  expect(toldBy('what is your phone number', [prices])).toBe('')
})

test('a single line with all ways to get in touch tells how', () => {
  expect(said('how can i reach you')).toContain('reception@hollins.example')
})

test.each([
  ['what does the puppy plan cost', '£14.50 a month', '£75'],
  ['how much are puppy classes', '£75', '£14.50'],
  ['what time do puppy classes start and how much', '18.45', '£14.50'],
])(
  'what stands below a heading is told of it, and a line with a name of its own of that: %s',
  (question, own, other) => {
    expect(said(question)).toContain(own)
    expect(said(question)).not.toContain(other)
  },
)

test.each([
  ['how do i cancel an appointment', 'Up to 24 hours before'],
  ['How can I cancel my booking?', 'Up to 24 hours before'],
])('a question that does not say what is booked answers one that does: %s', (question, answer) => {
  expect(said(question)).toContain(answer)
})

test('how long somebody is tied is no matter of minutes', () => {
  expect(toldBy('how long am i tied in', [prices])).toBe('')
})

test('a ramp answers whoever comes in a wheelchair', () => {
  expect(said('are you wheelchair accessible')).toContain('ramp')
})

test('how many there are is told by what counts them, and not by what becomes of one', () => {
  const course = foundPassage(
    'Course',
    'If your child is ill, you can make up one lesson a term in another course.\n\nA term has 11 lessons of 30 minutes.',
    { language: 'en' },
  )
  const costs = foundPassage('Costs', '', {
    rows: [
      ['Course', 'Price per term'],
      ['One to one', '£24 per lesson'],
      ['Group', '£92'],
    ],
    language: 'en',
  })
  expect(toldBy('how many lessons are in a term', [course, costs])).toContain('11 lessons')
})

test.each([
  ['do you sell tape', 'Boxes and tape: Small box £1.80, tape £2.20, bubble wrap 10 m £7.', '£2.20'],
  ['do you sell tape', 'We do not sell tape: ask at the post office, where it is £2.20.', 'do not sell'],
  ['what do babies wear', 'Babies wear a swim nappy with neoprene shorts over it.', 'swim nappy'],
  ['do siblings get a discount', 'Brothers and sisters get 10 % off.', '10 %'],
  ['can i pay the deposit with a debit card', 'Deposit £200 on a credit card, not a debit card.', 'not a debit card'],
  [
    'whats your postcode',
    'Phone 01632 960 455\nUnit 4, Trent Lane, Keyworth NG12 5GX\nBring a proof of address.',
    'NG12 5GX',
  ],
])('%s: %s', (question, text, answer) => {
  expect(toldBy(question, [foundPassage('Shop', text, { language: 'en' })])).toContain(answer)
})

describe('an address above ways to get in touch', () => {
  const contact = foundPassage(
    'Contact',
    '12 Hollins Lane, Thornby, TH4 2QS\nTel. reception 01632 960 144\nEmail hello@hollins.example\nWhatsApp (photos only): 07700 900 318\n\n' +
      'Mon 8:30 - 18:30\nSat 9:00 - 12:30\n\n' +
      'When we are closed: Moorgate Emergency Vets, 01632 960 999, Unit 3 Ring Road, Moorgate.',
    { language: 'en' },
  )

  test.each(['whats your adress', 'where are you'])('is told by itself, and not that of another: %s', (question) => {
    expect(toldBy(question, [contact])).toBe('12 Hollins Lane, Thornby, TH4 2QS')
  })

  test.each([
    ['email?', 'Email hello@hollins.example'],
    ['whats the phone nr', 'Tel. reception 01632 960 144'],
  ])('stands before none of them: %s', (question, line) => {
    expect(toldBy(question, [contact])).toBe(line)
  })

  test.each(['Haben Sie am Samstag geöffnet?', 'Quels sont vos horaires le samedi ?', '¿Abrís los sábados?'])(
    'a day is known by its short name in another language: %s',
    (question) => expect(toldBy(question, [contact])).toContain('9:00 - 12:30'),
  )
})
