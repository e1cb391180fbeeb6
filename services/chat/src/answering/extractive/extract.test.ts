import { describe, expect, test } from '@jest/globals'
import { saidOf } from '../../../test/said-of.ts'
import type { PassageTable } from '@docent/proto'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { extract } from './extract.ts'
import { askedOf } from './question/asked.ts'
import { sentencesOf } from './sentences.ts'
import { createPassageReader } from './units/read.ts'

interface Place {
  title?: string
  headings?: string[]
  tables?: PassageTable[]
}

const found = (text: string, lexical: number, { title = 'Manual', headings = [], tables }: Place = {}): Found => ({
  passage: {
    documentId: title,
    chunkId: `${title}:${text.length}`,
    title,
    page: null,
    headings,
    text,
    score: lexical,
    ...(tables && { tables }),
  },
  dense: null,
  lexical,
})
const ask = (question: string, passages: Found[], earlier: EarlierTurn[] = []) =>
  extract(question, earlier, passages, createPassageReader())
const saidTo = (...[question, passages, earlier]: Parameters<typeof ask>) => saidOf(question, passages, earlier)

const lamp = found(
  'The Aurora lamp is made of oak. It comes with a warranty of two years. Dr. Weiss designed it in 1998. It weighs three kilograms.',
  6,
)
const shipping = found('Shipping to Iceland takes nine days. Orders above 80 euros ship for free.', 3)

function tableOf(heads: string[], rows: string[][], caption?: string): Found {
  const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  return found(text, 5, {
    headings: caption ? [caption] : [],
    tables: [{ from: 0, to: text.length, heads, rows }],
  })
}
const prices = tableOf(
  ['Service', 'City bike', 'E-bike', 'Ready in'],
  [
    ['Safety check', '£25', '£34', 'while you wait'],
    ['Full service', '£140', '£175', '5 working days'],
  ],
  'Workshop prices',
)

describe('an answer from a table', () => {
  test.each([
    ['How much is a full service for an e-bike?', 'Full service, E-bike: £175'],
    ['What does the safety check for a city bike cost?', 'Safety check, City bike: £25'],
    ['How long does a full service take?', 'Full service, Ready in: 5 working days'],
  ])('is the cell that was asked for, with its row and column: %s', (question, expected) => {
    expect(saidTo(question, [prices, shipping])).toBe(expected)
  })

  test('is the row that is called by another everyday word', () => {
    const boats = tableOf(
      ['Boat', 'Price'],
      [
        ['Canoe, half day', '£25'],
        ['Canoe, full day', '£40'],
      ],
    )
    expect(saidTo('How much is a canoe for a whole day?', [boats])).toContain('£40')
  })

  test('is the row where no column was asked for', () => {
    expect(ask('What does the full service cost?', [prices, shipping]).text).toMatch(
      /^Full service: City bike £140, E-bike £175/,
    )
  })

  test('is the row where its columns only part what was asked for', () => {
    const hours = tableOf(
      ['Day', 'Morning', 'Afternoon'],
      [
        ['Tuesday', '8:00 - 12:30', '14:00 - 19:00'],
        ['Thursday', '8:00 - 12:30', '14:00 - 20:00'],
      ],
      'Opening hours',
    )
    expect(ask('When are you open on Thursday?', [hours, shipping]).text).toMatch(/8:00 - 12:30.*14:00 - 20:00/)
  })

  test('tells the number under the name of its unit, and that there is none', () => {
    const courses = tableOf(
      ['Course', 'Hours', 'Joining fee'],
      [
        ['Intensive', '30', 'none'],
        ['Evening', '12', '£20'],
      ],
    )
    expect(saidTo('How many hours is the intensive course?', [courses])).toContain('30')
    expect(saidTo('What is the joining fee of the intensive course?', [courses])).toContain('none')
  })

  test('knows the days between two days', () => {
    const hours = tableOf(
      ['Day', 'Open'],
      [
        ['Tuesday to Friday', '9 am to 6 pm'],
        ['Saturday', '10 am to 2 pm'],
      ],
      'Opening hours',
    )
    expect(ask('When are you open on Wednesday?', [hours]).text).toContain('9 am to 6 pm')
    expect(ask('When are you open on Saturday?', [hours]).text).toContain('10 am to 2 pm')
  })

  test('is said with the name of its table where another table has such a row too, and goes on below it', () => {
    const shop = [
      ['Saturday', '9 am to 5 pm'],
      ['Sunday', '11 am to 3 pm'],
    ]
    const workshop = [
      ['Tuesday', '8 am to 5 pm'],
      ['Saturday', '9 am to 1 pm'],
    ]
    const lines = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n')
    const before = `Shop\n${lines(shop)}\n\nWorkshop\n`
    const text = `${before}${lines(workshop)}\nClosed on Sundays and Mondays.`
    const tables = [
      { from: 5, to: 5 + lines(shop).length, heads: [], rows: shop },
      { from: before.length, to: before.length + lines(workshop).length, heads: [], rows: workshop },
    ]
    const hours = found(text, 5, { title: 'Opening hours', tables })
    expect(saidTo('Is the workshop open on Saturday?', [hours])).toBe('Workshop, Saturday: 9 am to 1 pm')
    expect(ask('Is the workshop open on Sunday?', [hours]).text).toBe('Closed on Sundays and Mondays.')
  })

  test('reads tables of before they were kept as cells', () => {
    const old = found('Service\tCity bike\tE-bike\nSafety check\t£25\t£34\nFull service\t£140\t£175', 5)
    expect(ask('How much is a full service for an e-bike?', [old]).text).toBe('Full service, E-bike: £175')
  })
})

describe('an answer from prose', () => {
  test('is what a document says, word for word', () => {
    for (const question of ['How long is the warranty of the lamp?', 'How long does shipping to Iceland take?']) {
      const { text, passages } = ask(question, [lamp, shipping])
      expect(passages[0]?.text).toContain(text)
    }
  })

  test('holds what was asked for', () => {
    expect(ask('How long is the warranty of the lamp?', [lamp, shipping]).text).toContain('two years')
    expect(ask('How many days does shipping to Iceland take?', [lamp, shipping]).text).toContain('nine days')
  })

  test('to a question that the document asks itself is the answer below it, never the question', () => {
    const faq = found('Can I return an opened lamp?\nYes, within thirty days of the purchase. Keep the receipt.', 5)
    const text = saidTo('Can I return an opened lamp?', [faq, shipping])
    expect(text).toContain('within thirty days')
    expect(text).not.toContain('?')
  })

  test('to a question that a paragraph begins with is the rest of it', () => {
    const faq = found('Can I return an opened lamp? Yes, within thirty days of the purchase.', 5)
    const { text, support } = ask('can i return a lamp that i opened', [faq, shipping])
    expect({ text, support }).toEqual({ text: 'Yes, within thirty days of the purchase.', support: 'strong' })
  })

  test('is one sentence of an item that has several', () => {
    const list = found('- Children under 4 swim free. A family ticket is £16.80.\n- Lockers take a £1 coin.', 5)
    expect(ask('How much is a family ticket?', [list]).text).toBe('A family ticket is £16.80.')
  })

  test.each([
    ['without accents', 'cuanto dura la garantia de la lampara', 'La garantía de la lámpara dura dos años.'],
    ['with the vowels of a German word spelled out', 'was kostet die kleine groesse', 'Die kleine Größe kostet 12 €.'],
    ['as something small', 'wat kost een cursusje', 'Een cursus kost € 24,50.'],
  ])('is found for words typed %s', (_, question, text) => {
    expect(saidTo(question, [found(text, 5), shipping])).toBe(text)
  })

  test('is found by the heading above it, and is never a heading itself', () => {
    const section = found('Two years from the day of purchase.', 5, { headings: ['Warranty'] })
    expect(ask('How long is the warranty?', [section, shipping]).text).toContain('Two years')
    const inside = found('Warranty of the Aurora lamp\nTwo years from the day of purchase. Keep the receipt.', 5)
    expect(ask('How long is the warranty of the Aurora lamp?', [inside, shipping]).text).toContain('Two years')
  })

  test('leaves out the marks of lists and of references', () => {
    const list = found('- The lamp has a warranty of two years.[12]\n- The lamp has a plug.', 5)
    const { text } = ask('How long is the warranty of the lamp?', [list])
    expect(text).toContain('two years')
    expect(text).not.toMatch(/\[\d+\]/)
  })

  test.each([
    [
      'German',
      'Wie lange gilt die Garantie der Lampe?',
      'Die Garantie der Lampe gilt zwei Jahre. Sie ist aus Eiche.',
      'zwei Jahre',
    ],
    [
      'Spanish',
      '¿Cuánto dura la garantía de la lámpara?',
      'La garantía de la lámpara dura dos años. Es de roble.',
      'dos años',
    ],
    [
      'Russian',
      'Сколько длится гарантия на лампу?',
      'Гарантия на лампу длится два года. Она сделана из дуба.',
      'два года',
    ],
    ['Chinese', '台灯的保修期是多久？', '台灯的保修期为两年。台灯由橡木制成。', '两年'],
  ])('is found in %s', (_, question, text, expected) => {
    expect(ask(question, [found(text, 5)]).text).toContain(expected)
  })

  const rules = found(
    'You can cancel for free up to six weeks before you arrive; we then return the whole deposit to the account that it came from.\n' +
      'Changing your dates costs £10, and is free where you do it more than six weeks before; write to us by mail, with both dates.\n' +
      'We take Visa, Mastercard and bank transfer.\nQuiet time is from half past ten. No music outside after 9 pm.',
    6,
  )
  test('is one of the rules that stand line by line, not all of them', () => {
    expect(saidTo('Which cards do you take?', [rules])).toBe('We take Visa, Mastercard and bank transfer.')
    expect(saidTo('What does changing the dates cost?', [rules])).toMatch(/^Changing your dates costs £10.*dates\.$/)
  })

  test('that begins with "No music" is no "No" to another question', () => {
    expect(saidTo('Is music allowed outside?', [rules])).toBe('No music outside after 9 pm.')
  })

  test('prefers what still holds to what is out of date', () => {
    const old = found('Puncture repair costs £10.', 5, { title: 'Prices 2025 - OLD' })
    const now = found('Puncture repair costs £12.', 4.9, { title: 'Prices 2026' })
    expect(ask('What does a puncture repair cost?', [old, now]).text).toContain('£12')
    expect(ask('What did a puncture repair cost in 2025?', [old, now]).text).toContain('£10')
  })
})

describe('ways to get in touch', () => {
  const privacy = found('We store your name and your telephone number for the purpose of the hire.', 9)
  const contact = found('Telephone: 023 9255 0147, Tuesday to Saturday.\nE-mail: hello@cycles.example', 3)

  test.each([
    ['telephone number?', '023 9255 0147'],
    ['what is your e-mail address', 'hello@cycles.example'],
  ])('are what holds one, not what only speaks of it: %s', (question, expected) => {
    expect(ask(question, [privacy, contact]).text).toContain(expected)
  })
})

test('where a business is can be asked without naming anything', () => {
  const contact = found('Harbour Cycles\nQuay Street 12\nPortsmouth PO1 3AX', 3)
  expect(ask('where exactly are you?', [lamp, contact]).text).toContain('Quay Street 12')
})

describe('a question that leans on the one before', () => {
  const before = { question: 'How much is a full service for an e-bike?', answer: 'Full service, E-bike: £175 [1]' }

  test.each([
    ['And for a city bike?', 'Full service, City bike: £140'],
    ['How long does it take?', 'Full service, Ready in: 5 working days'],
    ['and a safety check?', 'Safety check, E-bike: £34'],
  ])('%s', (question, expected) => {
    expect(ask(question, [prices, shipping], [before]).text).toBe(expected)
  })
})

describe('three outcomes', () => {
  test.each([
    'Who won the football championship in Brazil?',
    'What is the capital of Mongolia?',
    'qwrtz plmk vbnx',
    'Wie heißt der Bürgermeister von Hamburg?',
    'what is 80 times 3?',
    'cuanto son 80 entre 9',
  ])('nothing is said about what the passages do not hold: %s', (question) => {
    expect(ask(question, [lamp, shipping]).support).not.toBe('strong')
  })

  test('somebody else’s "Yes" is not said', () => {
    const faq = found('Do you sell gift cards?\nYes, from £10 to £500, in the shop and online.', 5)
    expect(ask('Do you sell skateboards?', [faq]).support).not.toBe('strong')
    expect(ask('Do you sell gift cards?', [faq]).support).toBe('strong')
  })

  test('a word that no document holds keeps the closest text from being said', () => {
    const helmets = found('Do you sell helmets?\nYes, for heads from 46 to 64 cm. Children’s helmets start at £28.', 5)
    expect(ask('Do you sell motorcycle helmets?', [helmets])).toMatchObject({ held: 'absent' })
  })

  test.each(['Price list - OLD', 'Preisliste_alt', 'Archive of prices'])(
    'what says of itself that it is out of date is not said as what holds: %s',
    (title) => {
      const prices = found('A puncture repair costs £10. A new chain costs £24.', 6, { title })
      expect(ask('How much is a puncture repair?', [prices])).toMatchObject({ support: 'weak', held: 'outdated' })
    },
  )

  test('what has little of the question is not shown beside what comes near', () => {
    const prices = found('A puncture repair costs £10.', 6, { title: 'Price list - OLD' })
    const rack = found('How much a rack bears stands on it.', 5, { title: 'Racks' })
    const closed = found('On Mondays the workshop is closed.', 4, { title: 'Hours' })
    const { support, passages } = ask('How much is a puncture repair?', [prices, rack, closed])
    expect(support).toBe('weak')
    expect(passages).toEqual([prices.passage])
  })

  test.each(['Do you accept PayPal?', 'Do you take Klarna?'])('a name stands for no other: %s', (question) => {
    const payment = found('Payment\nVisa, Mastercard and cash. We do not accept cheques. Payment is due at once.', 6)
    expect(ask(question, [payment]).support).not.toBe('strong')
  })

  test('what several copies of a document say is as sure as what one says', () => {
    const copies = ['First', 'Second', 'Third'].map((title) => found(lamp.passage.text, 6, { title }))
    const question = 'How long is the warranty of the lamp?'
    const [one, several] = [ask(question, [lamp, shipping]), ask(question, [lamp, ...copies, shipping])]
    expect(several).toMatchObject({ support: 'strong', text: one.text })
    expect(several.confidence).toBeGreaterThan(one.confidence - 0.1)
  })

  test('nothing found is none', () => {
    expect(ask('How long is the warranty?', [])).toMatchObject({ support: 'none', text: '' })
  })
})

describe('sentences', () => {
  test.each([
    ['Dr. Weiss came. He left.', ['Dr. Weiss came.', 'He left.']],
    ['A heading\nThen text. More.', ['A heading', 'Then text.', 'More.']],
    ['Am 3. Mai war es kalt. Dann warm.', ['Am 3. Mai war es kalt.', 'Dann warm.']],
    ['保修两年。橡木制成。', ['保修两年。', '橡木制成。']],
    ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
    ['It says "Stop." and waits. Then he left.', ['It says "Stop." and waits.', 'Then he left.']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  test('without an end they are cut between words', () => {
    const pieces = sentencesOf('word '.repeat(400))
    expect(pieces.length).toBeGreaterThan(3)
    for (const piece of pieces) expect(piece).toMatch(/^word( word)*$/)
  })
})

test.each([
  'Tell me a joke',
  'Tell us a funny story, please',
  'Sing me a song!',
  'Erzähl mir einen Witz',
  'Raconte-moi une blague',
  'Cuéntame un chiste',
  'Raccontami una barzelletta',
  'Vertel me een mop',
])('what is to be made up is no question to the documents, whatever words they hold: %s', (question) => {
  const words =
    'The joke, the story and the song were part of a campaign. Witz, blague, chiste, barzelletta and mop, too.'
  expect(saidTo(question, [found(words, 6)])).toBe('')
})

test('what somebody wants to be told of is asked for all the same', () => {
  expect(saidTo('Tell me about the warranty', [lamp, shipping])).toContain('two years')
})

test.each([
  ['What is the return period?', 'en', 'duration'],
  ['notice period', 'en', 'duration'],
  ['Wie ist die Rückgabefrist?', 'de', 'duration'],
  ['Which period was the castle built in?', 'en', undefined],
] as const)('a period is a length of time where it is what is asked for: %s', (question, language, kind) => {
  expect(askedOf(question, language).kind).toBe(kind)
})

test.each([
  ['Wo ruf ich an, wenn mein Kind krank ist?', 'de', 'phone'],
  ['nummer um einen tisch zu reservieren', 'de', 'phone'],
  ['wie lang habt ihr donnerstags auf', 'de', 'clock'],
  ['whats the number for the café', 'en', 'phone'],
] as const)('a number or hours are asked for, however they are put: %s', (question, language, kind) => {
  expect(askedOf(question, language).kind).toBe(kind)
})

test('nothing has to say "something"', () => {
  const returns = found('You can return any item within 30 days of delivery. Something else is never meant.', 6)
  expect(saidTo('How long do I have to return something?', [returns, shipping])).toContain('30 days')
})
