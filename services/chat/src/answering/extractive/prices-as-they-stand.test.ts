import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { askedOf } from './question/asked.ts'

const room = foundPassage('Rooms', '', {
  headings: ['Rooms'],
  rows: [
    ['Room', 'Seats', 'Members, hour', 'Others, hour'],
    ['Kiln', '10', '£21', '£32'],
    ['Anvil', '4', '£12', '£18'],
  ],
})
const park = foundPassage('Day visits', 'Pounds per person.\n\n', {
  headings: ['Day visits'],
  rows: [
    ['', 'Online', 'At the gate'],
    ['Adult', '14.50', '16.10'],
    ['Child, 3 to 15', '10.20', '11.40'],
    ['Family of four', '44.80', '49.60'],
  ],
})
const lastYear = foundPassage('Day visits 2025 (old)', '', {
  headings: ['Prices'],
  rows: [
    ['', 'Online', 'At the gate'],
    ['Adult', '£13.20', '£14.90'],
  ],
})
const evenings = foundPassage('Evenings', '¹ For pensioners and students of the colleges.\n\n', {
  headings: ['Evenings'],
  rows: [
    ['Language', 'Term fee', 'Reduced ¹'],
    ['Italian', '£165', '£128'],
    ['Spanish', '£158', '£124'],
  ],
})
const lessons = foundPassage('Courses', '', {
  headings: ['Courses'],
  rows: [
    ['Course', 'Lessons a week', '1–3 weeks', '4–11 weeks'],
    ['General English 20', '20', '£285', '£260'],
    ['General English 30', '30', '£375', '£340'],
  ],
})
const delivery = foundPassage('Delivery', '', {
  headings: ['Delivery'],
  rows: [
    ['Zone', 'Where', 'Fee', 'Usual time'],
    ['A', 'Ludlow', '£2.60', '30 minutes'],
    ['C', 'Craven Arms, Tenbury', '£6.70', '60 to 75 minutes'],
  ],
})
const plans = foundPassage('Plans', '', {
  headings: ['Plans'],
  rows: [
    ['', 'Solo', 'Crew', 'Corporate'],
    ['Monthly, per seat', '$0', '$7', 'talk to sales'],
  ],
})
const terms = foundPassage(
  'Terms',
  'With the order a deposit of 20 % is due.\n\nA table of eight can be cancelled until 72 hours before.',
  { headings: ['Terms'] },
)
const intro = foundPassage('Preisblatt', 'Alle Preise in Euro inklusive Steuer.', {
  headings: ['Hinweise'],
  language: 'de',
})
const solar = foundPassage('Preisblatt', '', {
  headings: ['Anlagen'],
  language: 'de',
  rows: [
    ['Paket', 'ohne Speicher', 'mit Speicher 10 kWh'],
    ['Sonne S', '9400', '16800'],
    ['Sonne M', '12600', '20300'],
  ],
})

const said = (question: string, ...found: ReturnType<typeof foundPassage>[]) => saidOf(question, found)

describe('a price is told as its table means it', () => {
  test('figures with two places are prices where no currency stands beside them', () => {
    expect(said('How much is an adult online?', park)).toContain('14.50')
  })

  test('bare figures are prices where another part of the document says so', () => {
    const document = { ...intro, passage: { ...intro.passage, documentId: solar.passage.documentId } }
    expect(said('Was kostet Sonne M ohne Speicher?', solar, document)).toContain('12600')
  })

  test('figures without a currency are none beside figures with one', () => {
    expect(said('What do three weeks of General English 20 cost me a week?', lessons)).toContain('£285')
  })

  test('last year’s price is passed over where this year’s is told too', () => {
    expect(said('How much is an adult online?', lastYear, park)).toContain('14.50')
  })

  test('who says what they are not is not told the price of those who are', () => {
    expect(said('What is Kiln per hour if I’m not a member?', room)).toContain('£32')
    expect(said('What is Kiln per hour for members?', room)).toContain('£21')
  })

  test('a column is for those whom its note names', () => {
    expect(said('What is Italian for pensioners?', evenings)).toContain('£128')
  })

  test('a row is told whole rather than by a cell that is called usual and tells no price', () => {
    expect(said('delivery charge to Tenbury?', delivery)).toContain('£6.70')
  })

  test('that somebody has to be asked tells a price, too', () => {
    expect(said('what does corporate cost', plans)).toMatch(/talk to sales$/)
  })

  test('a deposit may be a share, and an end a time before', () => {
    expect(said('How much deposit do I have to pay?', terms)).toContain('20 %')
    expect(said('until when can we cancel a table of eight?', terms)).toContain('72 hours before')
  })
})

describe('what is asked is read as it is meant', () => {
  const course = foundPassage('Course', 'A 20-lesson course ends with a test.\n\nReports: report@larkfield.example', {
    headings: ['Course'],
  })
  const covers = foundPassage('Hüllen', '', {
    headings: ['Hüllen'],
    language: 'de',
    rows: [
      ['Hülle', 'Preis'],
      ['Matratzenhülle 90 cm', '6,90 €'],
      ['Matratzenhülle 140 cm', '8,40 €'],
    ],
  })
  const fields = foundPassage('Limits', 'Create a field with a click.', {
    headings: ['Limits'],
    rows: [
      ['Limit', 'Lane', 'Highway'],
      ['Custom fields per object', '15', '250'],
      ['Creating objects a minute', '60', '600'],
    ],
  })

  test('a number joined to a word is that number', () => {
    expect(said('Was kostet eine 140er Matratzenhülle?', covers)).toContain('8,40')
  })

  test('a place to turn to may be an address of mail', () => {
    expect(said('where do i report a test of the course?', course)).not.toBe('')
  })

  test('what is done names no other row, and "may" no month', () => {
    expect(said('How many custom fields may I create per object on Highway?', fields)).toContain('250')
  })

  test('a question word is understood with a slip', () => {
    expect(askedOf('how ofen do you sync', 'en').kind).toBe('duration')
    expect(askedOf('wan habt ihr offen', 'de').kind).toBe('clock')
  })
})
