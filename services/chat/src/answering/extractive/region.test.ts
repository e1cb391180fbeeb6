import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

let named = 0
const found = (language: string, text: string, heading: string) =>
  foundPassage(`d${(named += 1)}`, text, { headings: [heading], language })
const ask = (question: string, ...passages: ReturnType<typeof found>[]) =>
  extract(question, [], passages, createPassageReader())

const workshop = found(
  'en',
  'We deliver new bikes within 25 km of Freiburg for €29. Delivery takes 3 to 5 working days.',
  'Delivery',
)
const maker = found(
  'en',
  'Delivery within 30 km of Augsburg costs €39. We deliver all over Bavaria for €89.',
  'Delivery',
)
const lamps = found('en', 'We deliver within Germany. Orders above €50 ship free.', 'Shipping')
const soon = found('en', 'We deliver within three working days. Delivery is free from €50.', 'Delivery')
const werkstatt = found('de', 'Wir liefern im Umkreis von 20 km um Ulm. Eine Lieferung kostet 15 €.', 'Lieferung')
const returns = found('en', 'You can return lamps and tables within 30 days.', 'Returns')

describe('whether something is brought to a place that the documents do not name', () => {
  test.each([
    ['Do you deliver to Munich?', workshop, 'within 25 km of Freiburg'],
    ['do you deliver to munich', workshop, 'within 25 km of Freiburg'],
    ['Can you ship a bike to the Netherlands?', workshop, 'within 25 km of Freiburg'],
    ['Do you ship to New York?', lamps, 'within Germany'],
    ['Do you deliver to Berlin?', maker, 'all over Bavaria'],
    ['Liefert ihr nach Stuttgart?', werkstatt, 'im Umkreis von 20 km um Ulm'],
    ['Liefern Sie auch in die Schweiz?', werkstatt, 'im Umkreis von 20 km um Ulm'],
    ['Liefert ihr nach München?', maker, 'all over Bavaria'],
  ])('%s is told of the region, not surely', (question, passage, text) => {
    const { support, held, passages, ...said } = ask(question, returns, passage)
    expect({ support, held }).toEqual({ support: 'weak', held: 'region' })
    expect(said.text).toContain(text)
    expect(passages[0]).toEqual(passage.passage)
  })

  test('what stands of it in two sentences is told together, below one name', () => {
    expect(ask('Do you deliver to Berlin?', maker).text).toMatch(
      /within 30 km of Augsburg costs €39\. We deliver all over Bavaria/,
    )
  })

  test.each([
    ['Do you deliver pizza to Munich?', lamps],
    ['Do you deliver on Sundays?', lamps],
    ['Do you deliver to pickup stations?', lamps],
    ['Can I return a lamp in Munich?', lamps],
    ['Do you deliver to Munich?', soon],
    ['Do you come to Munich?', lamps],
    ['Liefert ihr nach Feierabend?', werkstatt],
    ['Liefert ihr in den 3. Stock?', werkstatt],
  ])('%s asks for no region that is told', (question, passage) => {
    expect(ask(question, returns, passage).held).not.toBe('region')
  })

  test('a place that they name is answered as before, and where it is brought is answered surely', () => {
    expect(ask('Do you deliver to Freiburg?', workshop)).toMatchObject({ support: 'strong' })
    expect(ask('Where do you deliver?', returns, maker)).toMatchObject({
      support: 'strong',
      text: expect.stringContaining('all over Bavaria'),
    })
    expect(ask('Wohin liefert ihr?', werkstatt)).toMatchObject({
      support: 'strong',
      text: expect.stringContaining('Ulm'),
    })
  })
})
