import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

const leaving = foundPassage('Terms', 'Please cancel an appointment two days before, by phone, e-mail or fax.', {
  headings: ['When you cannot come'],
  language: 'en',
})
const contact = foundPassage('Contact', 'Boat tours\nPhone: 0555 1234\nFax (only for cancellations): 0555 1235', {
  headings: ['Contact'],
  language: 'en',
})
const said = (question: string) => saidOf(question, [leaving, contact])
const closest = (question: string) => extract(question, [], [leaving, contact], createPassageReader()).text

test('whether something can be booked is not answered by how it is cancelled, unless that is all it is for', () => {
  expect(closest('can i book by fax')).toMatch(/only for cancellations/)
  expect(said('can i cancel by fax')).toMatch(/cancel/)
  expect(saidOf('can i book by fax', [leaving])).not.toMatch(/^Please cancel/)
  expect(saidOf('can i cancel by fax', [leaving])).toMatch(/^Please cancel/)
})
