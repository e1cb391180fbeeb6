import { describe, expect, test } from '@jest/globals'
import { OWN_ANSWERS_TITLE } from '@docent/proto/http'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import type { Found } from '../../retrieval/retrieve.ts'

const said = (question: string, ...found: Found[]) => saidOf(question, found)
const prices = foundPassage('Prices', '', {
  headings: ['Workshop prices'],
  rows: [
    ['Service', 'City bike', 'E-bike', "Child's bike"],
    ['Winter storage with service', '£125', '£150', 'not offered'],
    ['Full service', '£140', '£175', '-'],
  ],
  language: 'en',
})
const question = "How much is winter storage for a child's bike?"
const written = foundPassage(OWN_ANSWERS_TITLE, "We store no children's bikes. City, road and e-bikes only.", {
  headings: [question],
  language: 'en',
})

describe('a question that the owner answered', () => {
  test('is answered so, whatever kind of answer it seems to ask for', () => {
    expect(said(question, prices, written)).toBe("We store no children's bikes. City, road and e-bikes only.")
  })

  test('also in nearly the same words, and where nobody would call its heading a question', () => {
    expect(said("what is the price of winter storage for a child's bike", prices, written)).toMatch(/^We store no/)
    const salon = foundPassage(OWN_ANSWERS_TITLE, 'Balayage machen wir erst ab mittlerer Länge.', {
      headings: ['Was kostet Balayage bei kurzen Haaren'],
      language: 'de',
    })
    expect(said('was kostet balayage bei kurzen haaren?', salon)).toBe('Balayage machen wir erst ab mittlerer Länge.')
  })

  test('is answered so in each of the wordings that stand above it, and in nearly the same words as one', () => {
    const cards = foundPassage(OWN_ANSWERS_TITLE, 'We take all cards, and no cheques.', {
      headings: ['Is plastic okay?', 'can i tap with my phone at the till', 'Do you take cards?'],
      language: 'en',
    })
    const terms = foundPassage(
      'Terms',
      'Payment is due at the end of a visit. A phone may be used in the waiting room.',
      {
        headings: ['Good to know'],
        language: 'en',
      },
    )
    const cardsOnly = 'We take all cards, and no cheques.'
    expect(said('Can I tap with my phone at the till?', terms, cards)).toBe(cardsOnly)
    expect(said('is plastic okay', terms, cards)).toBe(cardsOnly)
    expect(said('tap with phone at till?', terms, cards)).toBe(cardsOnly)
    expect(said('may i tap with the phone at your till', terms, cards)).toBe(cardsOnly)
    expect(said('is a plastic bag okay?', terms, cards)).not.toBe(cardsOnly)
    expect(said('can i use my phone in the waiting room?', terms, cards)).toMatch(/waiting room/)
  })

  test('is no answer to another one', () => {
    expect(said('How much is winter storage for an e-bike?', prices, written)).toMatch(/E-bike: £150/)
  })

  test('neither tells a price of something else nor holds one back', () => {
    const wash = foundPassage(
      OWN_ANSWERS_TITLE,
      'A wash costs £16 for 20 minutes. It is only done together with a polish.',
      {
        headings: ['Wash price'],
        language: 'en',
      },
    )
    const terms = foundPassage('Terms', 'The workshop is closed on Mondays. A check takes ten minutes.', {
      headings: ['Good to know'],
      language: 'en',
    })
    expect(said('polish price', wash, terms)).not.toMatch(/£16/)
    expect(said('price of a check of 20 minutes', wash, terms)).not.toMatch(/£16/)
    expect(said('how much is the polish of 20 minutes', wash, prices, terms)).not.toMatch(/£16/)
    expect(said('is a wash done alone?', wash, terms)).toBe(
      'A wash costs £16 for 20 minutes. It is only done together with a polish.',
    )
  })

  test('is told as a whole', () => {
    const network = foundPassage(OWN_ANSWERS_TITLE, 'Yes, there is a free network. The password hangs at the desk.', {
      headings: ['do you have wifi in the waiting room'],
      language: 'en',
    })
    expect(said('is there a password for the wifi', network)).toBe(
      'Yes, there is a free network. The password hangs at the desk.',
    )
  })
})

test('a question that stands in a document word for word is answered by what stands below it', () => {
  const faq = foundPassage(
    'FAQ',
    'How much does it cost to park?\n\nAsk at the desk, please.\n\nHow much is tea?\n\n£2.',
    {},
  )
  expect(said('how much does it cost to park', faq)).toBe('Ask at the desk, please.')
})

describe('a cell that says that there is none', () => {
  test('is what a price is answered with, not the price of another column', () => {
    expect(said("how much does winter storage cost for a child's bike", prices)).toMatch(/Child's bike: not offered$/)
    expect(said("what is a full service for a child's bike", prices)).toMatch(/Child's bike: -$/)
  })
})

describe('what a question of another kind is not told', () => {
  test('the prices of a week to an age', () => {
    const hire = foundPassage('Hire', '', {
      rows: [
        ['Bicycle', 'Half day', 'Day', 'Week'],
        ['E-bike', '£28', '£45', '£210'],
      ],
      language: 'en',
    })
    const ages = foundPassage(
      'Terms',
      'The hirer must be at least 18 years old and show a card. E-bikes may be ridden from the age of 16.',
      {
        language: 'en',
      },
    )
    expect(said('how old must I be to hire an e-bike', hire, ages)).toContain('from the age of 16')
  })

  test('free shipping to the price of what is sent', () => {
    const returns = foundPassage('Returns', 'The tent goes back within 60 days. Free return shipping is provided.', {})
    const tent = foundPassage('Tents', 'Cloudpeak Tent, price $250, green.', {})
    expect(said('how much is the tent', returns, tent)).toContain('$250')
  })

  test('the yes to another question', () => {
    const faq = foundPassage(
      'FAQ',
      'Can it be carried on hikes?\n\nYes, the tent weighs just 12 lbs, with its bag.',
      {},
    )
    expect(said('how much does the tent weigh?', faq)).toBe('The tent weighs just 12 lbs, with its bag.')
    expect(said('can the tent be carried on hikes?', faq)).toMatch(/^Yes,/)
  })
})

test('the one line that names what is asked for tells more than a review that has the word, too', () => {
  const specs = foundPassage('Cloudpeak', 'Capacity: 4 people\nColor: Green\nHeight: 6 feet', { headings: ['Tent'] })
  const review = foundPassage('Cloudpeak', 'I like the tent, but I wish the tent came in more colors.', {
    headings: ['Reviews'],
  })
  const care = foundPassage('Cloudpeak', 'Keep the tent dry. Wash the tent by hand. Store the tent in its bag.', {})
  expect(said('What color is the tent?', review, care, specs)).toBe('Color: Green')
})

test('what a mark in a table leads to is told with it, where it stands in the same passage', () => {
  const hours = foundPassage('Hours', '* After 19:00 with an appointment only.\n\n', {
    headings: ['Opening hours'],
    rows: [
      ['Day', 'Salon'],
      ['Wednesday', '9:00 - 18:00'],
      ['Thursday', '10:00 - 21:00*'],
    ],
    language: 'en',
  })
  expect(said('When are you open on Thursday?', hours)).toMatch(
    /21:00\* \(\* After 19:00 with an appointment only\.\)$/,
  )
  expect(said('When are you open on Wednesday?', hours)).toMatch(/18:00$/)
})

describe('the parts of a compound', () => {
  test('may be said in other words', () => {
    const rules = foundPassage(
      'Preise',
      'Studierende und Azubis bekommen dienstags 15 % Rabatt. Gutscheine gibt es ab 20 €.',
      {
        language: 'de',
      },
    )
    expect(said('Gibt es Studentenrabatt?', rules)).toMatch(/^Studierende/)
  })
})

test('where something is, is told by its address rather than by what is kept there', () => {
  const rules = foundPassage(
    'Rules',
    'For colour a consultation is required first.\n\nYou forgot something in the salon? We keep lost property for 30 days at Salon Bahnhof.',
    {
      language: 'en',
    },
  )
  const visit = foundPassage(
    'Visit us',
    'How to find us\nSalon Altstadt: Brunnengasse 7, second courtyard. No parking in front of the door; the car park Theater is three minutes away. ' +
      'The entrance has two steps, please ring.\n\nSalon Bahnhof: Bahnhofplatz 2, upper floor, lift from platform 1.',
    { headings: ['Visit us'], language: 'en' },
  )
  expect(said('where is the salon?', rules, visit)).toContain('Brunnengasse 7')
})

test('how a password is reset is not answered with where the one of the wireless network hangs', () => {
  const practice = foundPassage(
    'Praxis',
    'Haben Sie WLAN?\n\nJa, kostenlos. Das Passwort hängt neben der Garderobe.\n\nNehmen Sie Hunde?\n\nNein, leider nicht.',
    { language: 'de' },
  )
  expect(said('how do I reset my password', practice)).toBe('')
})
