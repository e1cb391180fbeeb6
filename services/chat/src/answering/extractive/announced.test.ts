import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

let number = 0
function found(text: string, headings: string[] = [], language = 'en'): Found {
  const id = `guide:${(number += 1)}`
  const passage = { documentId: 'guide', chunkId: id, title: 'Guide.pdf', page: null, headings, text, language }
  return { passage: { ...passage, score: 5 }, dense: null, lexical: 5 }
}

const contents = found(
  'Contents\n\n1. How to Borrow a Canoe\n\n2. How to Cancel a Booked Course\n\n3. How to Report Lost Keys\n\n4. Fees',
)
const cancelling = found(
  '1. How to Borrow a Canoe\n• Ask at the boat house.\n\n2. How to Cancel a Booked Course\nPlans change. Here is how it goes:\n\n' +
    '1. Sign In:\n• Sign in on our website [2].\n2. Open Your Courses:\n• Choose the course and press “Cancel Place”.\n' +
    '• Read what is kept.\n3. Wait for Our Mail:\n• It comes within an hour.\n\n3. How to Report Lost Keys\n• Call the warden.',
)
const contact = found(
  'Our warden is there every day. Here is how:\n\n• Through the website, below “Help”.\n• At the desk of the boat house.',
  ['Guide', '5. How to Contact the Warden'],
)
const bills = found('What to do about a wrong bill:\n• Contact the Warden:\n• Bring the bill.', [
  'Guide',
  '6. Wrong Bills',
])
const all = [contents, bills, cancelling, contact]

const ask = (question: string, passages = all) => extract(question, [], passages, createPassageReader())

describe('what a heading announces is said, not the heading', () => {
  test('steps below a line of a passage, up to the next section, without marks that look like citations', () => {
    const { support, text } = ask('How do I cancel a course?')
    expect(support).toBe('strong')
    expect(text).toBe(
      'Plans change. Here is how it goes:\n\n- Sign In: Sign in on our website.\n' +
        '- Open Your Courses: Choose the course and press “Cancel Place”. Read what is kept.\n' +
        '- Wait for Our Mail: It comes within an hour.',
    )
  })

  test('a whole section below its own heading, although a line elsewhere has the same words', () => {
    const { support, text } = ask('How can I contact the warden?')
    expect(support).toBe('strong')
    expect(text).toBe(
      'Our warden is there every day. Here is how:\n\n- Through the website, below “Help”.\n- At the desk of the boat house.',
    )
  })

  test('a line of a table of contents is never an answer', () => {
    expect(ask('How do I cancel a booked course?', [contents])).not.toMatchObject({ support: 'strong' })
    expect(ask('How do I report lost keys?', [contents])).not.toMatchObject({ support: 'strong' })
  })

  test('nothing where the heading is about something else, or two of them could be meant', () => {
    expect(ask('How do I cancel a horse ride?').isWhole).toBe(false)
    const two = ['Guide to Canoes', 'Guide to Tents'].map((of, i) =>
      found(`Sentence ${i} of one of them.`, [of, `How to Return ${i === 0 ? 'a Canoe' : 'a Tent'}`]),
    )
    expect(ask('How do I return something?', two).isWhole).toBe(false)
  })

  test('of two documents with the same heading the one that was found first is told, from its beginning', () => {
    const of = (documentId: string, place: number, text: string) => {
      const { passage, ...rest } = found(text, ['How to Return a Canoe'])
      return { ...rest, passage: { ...passage, documentId, chunkId: `${documentId}:${place}` } }
    }
    const all = [of('new', 7, 'Then wipe it.'), of('old', 2, 'Call us.'), of('new', 6, 'Bring it to the pier.')]
    expect(ask('How do I return a canoe?', all)).toMatchObject({ isWhole: true, text: 'Bring it to the pier.' })
  })

  test('a long section is cut between its steps, and says so', () => {
    const steps = Array.from({ length: 30 }, (_, i) => `${i + 1}. Turn the screw number ${i + 1} by half of a turn.`)
    const { text } = ask('How do I mount the rack?', [found(steps.join('\n'), ['How to Mount the Rack'])])
    expect(text).toMatch(/^- Turn the screw number 1 by half of a turn\.\n/)
    expect(text).toMatch(/\n- …$/)
    expect(text.length).toBeLessThan(1_200)
  })
})

describe('a guide', () => {
  const stove = found(
    'Follow these steps to assemble the Brasa stove:\n\n1. Place it on flat ground.\n2. Unfold its legs.\n\nIt is used outside only.',
    ['Brasa stove', '3. Stove Assembly'],
  )
  const tent = found('Packing and Takedown\n\nStep 2: Taking Down the Tent Body\n\n- Collapse the poles.\n- Fold it.', [
    'Larkfield tent',
    'Packing and Takedown',
  ])
  const faq = found(
    '4) How long does the gas last?\n   Two hours at full flame.\n\n5) How do I clean the Brasa stove?\n   Let it cool. Then wipe away the ash with a brush.',
    ['FAQ'],
  )
  const rules = found('Tell us at once. Here is how:\n\n• Press “Report”.', [
    'How to Report a Problem with a Guest or Host',
  ])

  test('is told by the steps that a line leads to, and no further', () => {
    const { support, text } = ask('How do I assemble the stove?', [faq, stove, tent])
    expect(support).toBe('strong')
    expect(text).toBe('- Place it on flat ground.\n- Unfold its legs.')
  })

  test('by all steps that have names, each with what stands below it', () => {
    const table = found(
      'Follow these steps to fold the Larkfield table:\n\nStep 1: Detaching the Legs\n1. Clear the top.\n2. Pull the legs out.\n\n' +
        'Step 2: Closing\n1. Press the sides together.\n\nYou may hang it on a wall.',
      ['Larkfield table', '4. Table Storage'],
    )
    const { support, text } = ask('How do I fold the table for storage?', [stove, table, tent])
    expect(support).toBe('strong')
    expect(text).toBe('- Detaching the Legs: Clear the top. Pull the legs out.\n- Closing: Press the sides together.')
  })

  test('also by those in the next passages, and with a mark where the next one was not found', () => {
    const first = found(
      'Follow these steps to set up the Ulmen bench:\n\nStep 1: Unfolding\n1. Pull the sides apart.',
      ['Ulmen bench', '3. Bench Setup'],
    )
    const second = found('1. Click the legs in.', ['Ulmen bench', '3. Bench Setup', 'Step 2: Attaching the Legs'])
    const care = found('Wipe it with a wet cloth.', ['Ulmen bench', '4. Care'])
    const steps = '- Unfolding: Pull the sides apart.\n- Attaching the Legs: Click the legs in.'
    expect(ask('How do I set up the bench?', [stove, first, second, care]).text).toBe(steps)
    expect(ask('How do I set up the bench?', [stove, first, care]).text).toBe('- Unfolding: Pull the sides apart. …')
  })

  test('never by the name of a step alone', () => {
    const { support, text } = ask('How do I take down the tent body?', [tent, stove])
    if (support === 'strong') expect(text).toContain('Collapse the poles')
  })

  test('by the answer to a question of a list, never by the question', () => {
    const { support, text } = ask('How do I clean the stove?', [faq, stove, tent])
    expect(support).toBe('strong')
    expect(text).toContain('wipe away the ash')
    expect(text).not.toContain('How do I')
  })

  test('by no heading that names more than what is asked', () => {
    expect(ask('How do I become a host?', [rules, ...all, stove, faq]).support).not.toBe('strong')
    expect(ask('How do I report a guest?', [rules, stove]).support).toBe('strong')
  })
})

describe('what was, is told with a year or a day', () => {
  const about = found(
    'The harbour may close in a storm. Report damage immediately, the Larkfield school was founded for that.',
  )
  const history = found('The Larkfield school was founded in 1974 by two teachers.')

  test('and never without one', () => {
    expect(ask('When was the Larkfield school founded?', [about]).support).not.toBe('strong')
    expect(ask('When was the Larkfield school founded?', [history])).toMatchObject({
      support: 'strong',
      text: history.passage.text,
    })
  })
})

test('“how much does it weigh” asks for no word “much”', () => {
  const tent = found('The Larkfield tent has a weight of 7.5 kg and room for six.', ['Larkfield tent'])
  const { support, text } = ask('How much does the Larkfield tent weigh?', [tent])
  expect(support).toBe('strong')
  expect(text).toContain('7.5 kg')
})

test('a guide whose heading is asked for is told with all its named steps, also those at the beginning of the next passage', () => {
  const setup = ['Guide', 'Tent Setup']
  const parts = [
    found('Step 1: Choosing a Place\n- Find level ground.\n\nStep 2: Unpacking\n- Lay out all parts.', setup),
    found('- Raise the tent by its poles.', [...setup, 'Step 3: Raising the Tent']),
    found(
      'Tent Setup\nStep 4: Securing\n- Stake the corners.\n\nTent Takedown\nStep 1: Removing Stakes\n- Pull them.',
      ['Guide'],
    ),
  ].map((one, i) => ({ ...one, passage: { ...one.passage, chunkId: `tent:${i}`, documentId: 'tent' } }))
  const { support, text } = extract('how do I set up the tent', [], parts, createPassageReader())
  expect(support).toBe('strong')
  expect(text.split('\n')).toEqual([
    '- Choosing a Place: Find level ground.',
    '- Unpacking: Lay out all parts.',
    '- Raising the Tent: Raise the tent by its poles.',
    '- Securing: Stake the corners.',
  ])
})
