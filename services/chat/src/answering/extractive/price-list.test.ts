import { expect, describe, test } from '@jest/globals'
import type { PassageTable } from '@docent/proto'
import type { Found } from '../../retrieval/retrieve.ts'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import type { Material } from '../draft.ts'
import { extract } from './extract.ts'
import { createExtractiveWriter } from './writer.ts'
import { createPassageReader } from './units/read.ts'

type Rows = Pick<PassageTable, 'heads' | 'rows'>

/** A passage of one table, with what stands above it. */
const passage = (title: string, above: string, { heads, rows }: Rows = { heads: [], rows: [] }, heading = '') =>
  foundPassage(title, above, {
    headings: heading === '' ? [] : [heading],
    rows: rows.length === 0 ? [] : [heads, ...rows],
  })
/** The first is the one with most of the question's words. */
const weighted = (found: Found[]) => found.map((one, at) => ({ ...one, lexical: at === 0 ? 9 : 4 }))
const ask = (question: string, found: Found[]) => extract(question, [], weighted(found), createPassageReader())
const saidTo = (question: string, found: Found[]) => saidOf(question, weighted(found))
const never = new AbortController().signal
const shipping = passage('Shipping', 'Shipping to Iceland takes nine days.')

describe('a price list with figures only', () => {
  const courses = passage('List 2027', 'All prices in EUR incl. VAT.\n\n', {
    heads: ['Course', 'Duration', 'Adult', 'Child (8-14)', 'Max. people'],
    rows: [
      ['Taster sail', '2 hours', '49', '29', '4'],
      ['Beginner weekend', '2 days', '245', '165', '6'],
    ],
  })
  const dates = passage('Dates', '', {
    heads: ['Course', 'Start', 'Instructor', 'Free places'],
    rows: [
      ['Taster sail', '1 May 2027', 'Ines', '2'],
      ['Beginner weekend', '15 May 2027', 'Mara', '4'],
    ],
  })
  const hire = passage(
    'Boats',
    '',
    {
      heads: ['Boat', '1 hr', 'half day', 'deposit'],
      rows: [
        ['Laser', '22', '60', '100'],
        ['Hobie 16', '38', '110', '250'],
      ],
    },
    'Prices 2027',
  )

  test('tells what something costs, by the note or the name above it', () => {
    expect(saidTo('How much is the beginner weekend for a child?', [courses, dates, hire])).toBe(
      'Beginner weekend, Child (8-14): 165',
    )
    expect(saidTo('How much is the deposit for the hobie?', [hire, courses, dates])).toBe('Hobie 16, deposit: 250')
  })

  test('is what a price is taken from, and no row that has free places', () => {
    const said = saidTo('How much does the beginner weekend cost?', [dates, courses, hire])
    expect(said).not.toContain('Free places')
    expect(said === '' || said.includes('245')).toBe(true)
    expect(saidTo('How much does the beginner weekend cost?', [dates])).toBe('')
  })

  test('tells how long a course takes, but not by that when it is', () => {
    expect(saidTo('How long is the taster sail?', [courses, dates, hire])).toContain('2 hours')
    expect(saidTo('When is the taster sail?', [courses, hire])).not.toContain('2 hours')
  })

  test('is shown by the row that came nearest where it is not sure', async () => {
    const writer = createExtractiveWriter(createPassageReader())
    const found = [courses, hire].map((one, at) => ({ ...one, lexical: 9 - at }))
    const question = 'What does the beginner weekend cost with a wetsuit?'
    const draft = writer.write({ question, earlier: [], found, language: 'en' } as unknown as Material, never)
    let step = await draft.next()
    while (!step.done) step = await draft.next()
    expect(step.value).toMatchObject({ support: 'weak' })
    expect(step.value.sources[0]?.excerpt).toMatch(/^Beginner weekend/)
  })

  test('tells no amount of another name: what a bike costs is not its deposit', () => {
    const rental = passage('Prices', 'Rental\n\n', {
      heads: ['Bike', '1 day', 'Week'],
      rows: [
        ['City bike', '14 €', '70 €'],
        ['Cargo bike', '49 €', '260 €'],
      ],
    })
    const terms = passage('Mietbedingungen', 'Kaution: Je Stadtrad 50 EUR, je Lastenrad 300 EUR.')
    const question = 'How much is the deposit for the cargo bike?'
    expect(saidTo(question, [rental, terms])).not.toContain('49 €')
    expect(ask('How much is the deposit for the cargo bike?', [rental]).support).not.toBe('strong')
    const earlier = [{ question: 'how much is the deposit', answer: 'Je Stadtrad 50 EUR, je Lastenrad 300 EUR. [1]' }]
    const after = extract('for the city bike', earlier, [rental, terms], createPassageReader())
    expect(after.support === 'strong' ? after.text : '').not.toContain('14 €')
    expect(saidTo('How much is the cargo bike for a week?', [rental, terms])).toContain('260 €')
  })

  test('is not read as prices where people or hours are counted', () => {
    expect(saidTo('How many people are on a beginner weekend at most?', [courses, dates])).toContain('6')
  })
})

describe('what a document says of itself', () => {
  test('is not that it is out of date where it asks how old somebody is', () => {
    const own = passage('How old do kids have to be?', 'Children can join from 8 years on.')
    expect(ask('How old do kids have to be?', [own, shipping]).held).not.toBe('outdated')
    expect(saidTo('How old do kids have to be?', [own, shipping])).toContain('8 years')
  })

  test('holds where its name says that it is old but valid', () => {
    const terms = (name: string) => passage(name, 'Parking costs 4 EUR a day behind the boat shed.')
    const question = 'How much is parking behind the boat shed?'
    expect(saidTo(question, [terms('terms_old.txt')])).toBe('')
    expect(saidTo(question, [terms('terms_old_but_valid.txt')])).toContain('4 EUR')
    expect(saidTo(question, [terms('Preise alt, noch gültig.pdf')])).toContain('4 EUR')
  })

  test('is nothing that its author left for themselves', () => {
    const notes = passage('Notes', 'There is free parking behind the boat shed.\n\nTODO ask Jonas: showers!!!')
    expect(ask('Is there a shower?', [notes]).text).not.toContain('TODO')
  })
})
