import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './passages.ts'
import { sentencesOf } from './sentences.ts'

const found = (text: string, lexical: number, { title = 'Manual', headings = [] as string[] } = {}): Found => ({
  passage: { documentId: 'd', chunkId: `d:${text.slice(0, 12)}`, title, page: null, headings, text, score: lexical },
  dense: null,
  lexical,
})
const answer = (question: string, passages: Found[]) => extract(question, passages, createPassageReader())
const textOf = (question: string, passages: Found[]) =>
  answer(question, passages)
    .map((quote) => quote.text)
    .join(' ')

const lamp = found(
  'The Aurora lamp is made of oak. It comes with a warranty of two years. Dr. Weiss designed it in 1998. It weighs three kilograms.',
  6,
)
const shipping = found('Shipping to Iceland takes nine days. Orders above 80 euros ship for free.', 3)

describe('quoted answers', () => {
  test('are sentences of the passages, word for word', () => {
    for (const question of ['How long is the warranty of the lamp?', 'How long does shipping to Iceland take?']) {
      for (const quote of answer(question, [lamp, shipping])) {
        for (const part of quote.text.split(' … ')) expect(quote.passage.text).toContain(part)
      }
    }
  })

  test('hold what was asked for', () => {
    expect(textOf('How long is the warranty of the lamp?', [lamp, shipping])).toContain('two years')
    expect(textOf('How many days does shipping to Iceland take?', [lamp, shipping])).toContain('nine days')
  })

  test('have at most three sentences', () => {
    const long = found(Array.from({ length: 12 }, (_, i) => `The lamp has a warranty of ${i} years.`).join(' '), 5)
    expect(textOf('How long is the warranty of the lamp?', [long]).match(/years/g)?.length).toBeLessThanOrEqual(3)
  })

  test('answer a question that the document asks itself, not by repeating it', () => {
    const faq = found('Can I return an opened lamp? Yes, within thirty days of the purchase. Keep the receipt.', 5)
    const text = textOf('Can I return an opened lamp?', [faq, shipping])
    expect(text).toContain('within thirty days')
    expect(text).not.toContain('?')
  })

  test('find a sentence by the heading above it', () => {
    const section = found('Two years from the day of purchase.', 5, { headings: ['Warranty'] })
    expect(textOf('How long is the warranty?', [section, shipping])).toContain('Two years')
  })

  test('are never a heading alone: what stands below it answers', () => {
    const section = found('Warranty of the Aurora lamp\nTwo years from the day of purchase. Keep the receipt.', 5)
    const text = textOf('How long is the warranty of the Aurora lamp?', [section, shipping])
    expect(text).toMatch(/^Two years/)
    expect(text).not.toContain('Warranty of')
  })

  test.each([
    ['Saturday\t10–16\nSunday\tclosed', 'Saturday\t10–16'],
    ['Day\tOpen\nFriday\t9–18\nSaturday\t10–16\nSunday\tclosed', 'Saturday\t10–16'],
  ])('are the row of a table that was asked for, never the row below it: %j', (rows, expected) => {
    expect(textOf('When are you open on Saturday?', [found(rows, 5)])).toBe(expected)
  })

  test('keep the rows of a table on lines of their own', () => {
    const hours = found('Saturday\t10–16\nSunday\tclosed', 5, { headings: ['Opening hours'] })
    expect(textOf('What are your opening hours?', [hours])).toBe('Saturday\t10–16  \nSunday\tclosed')
  })

  test('are found by the columns of a table without figures in its first row', () => {
    const plans = found('Plan\tSupport hours\nBasic\tthe mornings\nPremium\tday and night', 5)
    expect(textOf('What support hours does the Premium plan have?', [plans])).toMatch(/Premium\tday and night$/)
  })

  test('begin with a whole sentence where one is as good as a piece', () => {
    const wrapped = found('of the lamp has a warranty of oak.', 5)
    const whole = found('Of the lamp has a warranty of oak.', 5)
    expect(textOf('What is the warranty of the lamp?', [wrapped, whole, shipping])).toMatch(/^Of the lamp/)
  })

  test('leave out a further source that says far less', () => {
    const good = found('The lamp has a warranty of two years. The lamp has a warranty of three years.', 6)
    const weak = ['Oslo', 'Bergen', 'Molde', 'Voss', 'Hamar'].map((c) => found(`In ${c} the lamp has a warranty.`, 5.5))
    expect(answer('How long is the warranty of the lamp?', [good, ...weak])).toHaveLength(1)
  })

  test('are neither the footer of a page nor the announcement of a list', () => {
    const page = found('Lamp Makers Inc. | Lamp warranty | 7\n2. What the lamp warranty covers:\nThe lamp is oak.', 5)
    const text = textOf('What does the lamp warranty of Lamp Makers cover?', [page])
    expect(text).not.toContain('|')
    expect(text).not.toContain('covers:')
  })

  test('leave the marks of a list out', () => {
    const list = found('- The lamp has a warranty of two years.\n▪ The lamp has a plug. ▪ The lamp is oak.', 5)
    const text = textOf('What has the lamp?', [list])
    expect(text).toMatch(/^The lamp has/)
    expect(text).not.toMatch(/▪|- The/)
  })

  test('say once what several documents say in the same words', () => {
    const same = ['first', 'second', 'third'].map((documentId): Found => {
      const one = found('The lamp has a warranty of two years.', 5)
      return { ...one, passage: { ...one.passage, documentId } }
    })
    expect(answer('How long is the warranty of the lamp?', same).map((quote) => quote.passage.documentId)).toEqual([
      'first',
    ])
  })

  test('carry no marks that would look like citations', () => {
    const wiki = found('The lamp has a warranty of two years.[12] It is sold in Oslo.[3]', 5)
    expect(textOf('How long is the warranty of the lamp?', [wiki])).not.toMatch(/\[\d+\]/)
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
  ])('work in %s', (_, question, text, expected) => {
    expect(textOf(question, [found(text, 5)])).toContain(expected)
  })
})

describe('refusing', () => {
  test.each([
    'Who won the football championship in Brazil?',
    'What is the capital of Mongolia?',
    'qwrtz plmk vbnx',
    'Wie heißt der Bürgermeister von Hamburg?',
    '???',
  ])('what the passages do not hold: %s', (question) => {
    expect(answer(question, [lamp, shipping])).toEqual([])
  })

  test('nothing was found at all', () => {
    expect(answer('How long is the warranty?', [])).toEqual([])
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
