import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../../retrieval/retrieve.ts'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'
import { amountIn, directionOf } from './amounts.ts'
import { intervalIn } from './interval.ts'

const passage = (title: string, text: string, headings: string[] = [], rows: string[][] = [], language = 'en') =>
  foundPassage(title, text, { headings, rows, language })
const saidTo = (question: string, ...found: Found[]) => saidOf(question, found)

describe('an amount', () => {
  test.each([
    ['What if I cancel 10 days before?', { count: 240, dimension: 'time' }],
    ['Can I cancel two weeks ahead?', { count: 336, dimension: 'time' }],
    ['Was kostet es, drei Tage vorher abzusagen?', { count: 72, dimension: 'time' }],
    ['Et si j’annule une semaine avant ?', { count: 168, dimension: 'time' }],
    ['discount for a group of 6?', { count: 6, dimension: 'people' }],
    ['Wir sind 8 Personen, gibt es Rabatt?', { count: 8, dimension: 'people' }],
    ['combien si je suis à 15 km', { count: 15, dimension: 'distance' }],
    ['Is it 3 days or 4 days?', undefined],
    ['What does a day cost in 2027?', { count: 24, dimension: 'time' }],
    ['How much is room 10?', undefined],
  ])('of %j is %j', (question, amount) => expect(amountIn(question)).toEqual(amount))

  test('is counted back or on', () => {
    expect(directionOf('if I cancel 3 days before the start')).toBe('before')
    expect(directionOf('drei Tage nach dem Kauf')).toBe('after')
    expect(directionOf('for 3 days')).toBeUndefined()
  })
})

describe('a condition', () => {
  const days = (from: number, to: number) => ({
    from: from * 24,
    to: to * 24,
    dimension: 'time',
  })
  test.each([
    ['29 to 8 days before: 40 % of the fee.', days(8, 29)],
    ['Until 30 days before the start: free of charge.', days(30, Infinity)],
    ['7 days or less: 80 %', days(0, 7)],
    ['14 days or more before arrival', days(14, Infinity)],
    ['Bis 4 Wochen vor Beginn kostenfrei', days(28, Infinity)],
    ['vom 27. bis 14. Tag 50 %', days(14, 27)],
    ['De 30 à 15 jours avant le départ', days(15, 30)],
    ['Hasta siete días antes', days(7, Infinity)],
    ['Tot 2 weken vooraf', days(14, Infinity)],
    ['at least 48 hours before', days(2, Infinity)],
  ])('of %j holds from and to so many', (text, interval) => expect(intervalIn(text)).toEqual(interval))

  test.each([
    ['Up to 20 km', 15, true],
    ['more than 20 km', 20, false],
    ['less than 20 km', 20, false],
    ['groups of 5 or more', 6, true],
    ['1 to 4 people', 5, false],
  ])('of %j says whether it holds for %d: %s', (text, count, isHeld) => {
    const { from, to } = intervalIn(text) ?? { from: Number.NaN, to: Number.NaN }
    expect(from <= count && count <= to).toBe(isHeld)
  })

  test.each([
    'Bring a towel.',
    'We answer within two days, on weekends within three days.',
    'Open from 9 to 17',
    'Room 12 has 3 beds',
  ])('is not set by %j', (text) => expect(intervalIn(text)).toBeUndefined())
})

describe('a question with an amount', () => {
  const terms = passage(
    'Terms',
    '1. Booking. A deposit of 20 % is due within 7 days, the rest 14 days before the course starts.\n\n' +
      '2. Cancellation by you. Until 30 days before the start: free of charge. 29 to 8 days before: 40 % of the fee. ' +
      '7 days or less: 80 % of the fee. If you do not show up: 100 %.\n\n' +
      '3. Cancellation by us. We may cancel if less than 3 people have booked. You then get your money back within 10 days.',
  )
  test.each([
    ['What happens if I cancel 10 days before the course?', '40 %'],
    ['What do I pay when I cancel two days before the start?', '80 %'],
    ['Can I cancel 6 weeks before?', 'free of charge'],
    ['Was kostet es, wenn ich 10 Tage vorher storniere?', '40 %'],
  ])('%j is answered by the step it falls in', (question, said) => {
    expect(saidTo(question, terms)).toMatch(new RegExp(`^Cancellation by you: .*${said}`))
  })

  test('is answered by the row it falls in', () => {
    const table = passage(
      'Bedingungen',
      '',
      ['Stornierung'],
      [
        ['Stornierung vor Anreise', 'Gebühr'],
        ['mehr als 30 Tage', 'keine'],
        ['30 bis 15 Tage', '30 %'],
        ['weniger als 15 Tage', '80 %'],
      ],
      'de',
    )
    expect(saidTo('Was zahle ich, wenn ich 5 Tage vorher storniere?', table)).toBe('weniger als 15 Tage: Gebühr 80 %')
    expect(saidTo('Und wenn ich 6 Wochen vorher storniere?', table)).toBe('mehr als 30 Tage: Gebühr keine')
  })

  test('is answered by an item below its heading', () => {
    const list = passage(
      'FAQ',
      '- jusqu’à 15 jours avant : gratuit\n- de 14 à 3 jours avant : 50 %\n- moins de 3 jours avant : 100 %',
      ['Annulation'],
      [],
      'fr',
    )
    expect(saidTo('Combien coûte une annulation 5 jours avant ?', list)).toContain('50 %')
  })

  test('is answered by the one condition that holds for it', () => {
    const prices = passage('Prices', 'Groups of 5 or more: 10 % off the course price. Wetsuit hire costs 8 EUR a day.')
    expect(saidTo('how much discount for a group of 6?', prices)).toContain('10 % off')
    expect(saidTo('how much discount for a group of 3?', prices)).not.toContain('10 % off')
    expect(saidTo('Do you cook vegan meals for a group of 6?', prices)).toBe('')
    const delivery = passage(
      'Delivery',
      'Delivery is free within 20 km of the shop.\n\n- Return it unused. You have 30 days.',
    )
    expect(saidTo('Is delivery free 15 km from the shop?', delivery)).toContain('within 20 km')
    const returns = passage(
      'FAQ',
      '- Change of mind. You can return it within 30 days after delivery.\n- Gift cards are valid for 3 years.',
    )
    expect(saidTo('Can I return it two weeks after delivery?', returns)).toContain('within 30 days')
  })

  test('about something else is not answered by the steps of cancelling', () => {
    expect(saidTo('What does it cost to hire a boat for 10 days?', terms)).not.toContain('fee')
    expect(saidTo('Do I get my deposit back 10 days after the course?', terms)).not.toContain('40 %')
  })

  test('that falls into no step is not answered by the nearest', () => {
    const gap = passage('Terms', 'Cancellation. More than 30 days before: free. 20 to 8 days before: half of the fee.')
    expect(saidTo('What if I cancel 25 days before?', gap)).not.toMatch(/half|free/)
  })

  test('of how long something is had for is not answered by the deadlines beside its price', () => {
    const terms = passage(
      'Terms',
      'Unused goods can be returned within 30 days with the receipt.\n\nNew bikes get a free first check within 6 weeks of purchase.',
    )
    const hire = passage(
      'Hire',
      '',
      ['Hire'],
      [
        ['Bike', 'Full day', 'Week'],
        ['Gravel bike', '£42', '£200'],
        ['Road bike', '£55', '£270'],
      ],
    )
    expect(saidTo('how much is the gravel bike for a week', terms, hire)).toBe('Gravel bike, Week: £200')
    expect(saidTo('how much is the gravel bike for a week', terms)).toBe('')
    expect(saidTo('can I have a bike for three weeks?', terms)).not.toContain('returned')
  })

  test.each([
    [
      'Gekaufte Räder kann man binnen 14 Tagen umtauschen.\n\nNeue Räder werden innerhalb von 6 Wochen gewartet.',
      'de',
      'Was kostet das Rad für eine Woche?',
    ],
    [
      'Les vélos sont repris jusqu’à 14 jours.\n\nUn vélo neuf est révisé jusqu’à 6 semaines.',
      'fr',
      'Combien coûte le vélo pour une semaine ?',
    ],
    [
      'Fietsen kun je binnen 14 dagen ruilen.\n\nEen nieuwe fiets keuren we binnen 6 weken.',
      'nl',
      'Wat kost een fiets voor een week?',
    ],
  ])('of a price is told no deadline: %s', (text, language, question) => {
    expect(saidTo(question, passage('Terms', text, [], [], language))).toBe('')
  })

  test('of a price is answered by a step with a part of it', () => {
    const cancelling = passage(
      'Terms',
      'Cancellation. More than 30 days before: nothing. 30 to 8 days before: the deposit. 7 days or less: the whole price.',
    )
    expect(saidTo('What do I pay if I cancel 10 days before?', cancelling)).toContain('the deposit')
    expect(saidTo('What do I pay if I cancel 2 days before?', cancelling)).toContain('the whole price')
    expect(saidTo('What do I pay if I cancel 8 weeks before?', cancelling)).toContain('nothing')
  })

  test('is answered by steps of one matter only', () => {
    const days = passage('Terms', 'Returns are possible within 30 days. Refunds are paid within 14 days.')
    expect(saidTo('can I send returns after all within 10 days?', days)).not.toContain('Refunds')
  })

  test('is answered by the answer to just that where there is one', () => {
    const weddings = passage(
      'Rules',
      '- More than 6 months before: the deposit of £400 is kept.\n- Less than 6 weeks before: 100% of the hire.',
      ['Weddings and cancelling'],
    )
    const faq = passage(
      'FAQ',
      'Can I cancel my room?\nFree of charge up to 7 days before. After that the first night is charged.\n\nIs there wifi?\nYes, free in all rooms.',
    )
    expect(saidTo('can we cancel the room 3 days before?', weddings, faq)).toContain('the first night is charged')
  })
})
