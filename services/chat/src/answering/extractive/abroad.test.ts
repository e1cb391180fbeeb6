import { describe, expect, test } from '@jest/globals'
import type { PassageTable } from '@docent/proto'
import type { Found } from '../../retrieval/retrieve.ts'
import { extract } from './extract.ts'
import { createPassageReader } from './units/read.ts'

function found(language: string, text: string, headings: string[] = [], tables?: PassageTable[]): Found {
  const chunkId = `${language}:${text.length}`
  const passage = { documentId: language, chunkId, title: '', page: null, headings, text, score: 5, language }
  return { passage: { ...passage, ...(tables && { tables }) }, dense: null, lexical: 5 }
}
function tableOf(language: string, caption: string, heads: string[], rows: string[][]): Found {
  const text = [heads, ...rows].map((cells) => cells.join('\t')).join('\n')
  return found(language, text, [caption], [{ from: 0, to: text.length, heads, rows }])
}
const ask = (question: string, passages: Found[]) => extract(question, [], passages, createPassageReader())

const hours = tableOf(
  'de',
  'Sprechzeiten',
  ['Tag', 'vormittags', 'nachmittags'],
  [
    ['Donnerstag', '8:00 - 12:00', '14:00 - 19:00'],
    ['Freitag', '7:30 - 13:30', 'geschlossen'],
  ],
)
const practice = found(
  'de',
  'Bitte bringen Sie Ihre Versichertenkarte mit. Hunde müssen im Garten warten. Die Praxis liegt im ersten Stock.',
)
const hire = tableOf(
  'en',
  'Hire prices',
  ['Bike', 'Day', 'Week'],
  [
    ['City bike', '£18', '£80'],
    ['E-bike', '£45', '£210'],
  ],
)
const terms = found('de', 'Je Stadtrad 50 EUR, je E-Bike 150 EUR, je Lastenrad 300 EUR, Kinderräder: keine Kaution.', [
  'Kaution',
])
const workshop = found(
  'en',
  '# Do I need an apointment for a repair?\n\nFor a puncture: no, just come by.\n\n' +
    '# How long is the garantee on repairs?\n\n12 months on our work, 24 months on new parts.',
)
const trial = found('en', 'You can try everything for 14 days, and the trial is free. We speak of seats, not of heads.')
const guides = found('en', 'All of our guides speak English; Olena also speaks Ukrainian and Russian.')
const holidays = found(
  'de',
  '- An Feiertagen bleibt das Museum zu.\n- Freitag, 7. Mai 2027: geschlossen\n- Samstag, 5. Juni 2027: bis 22:00 Uhr',
)
const offers = tableOf(
  'de',
  'Angebote',
  ['Angebot', 'Wann', 'Preis'],
  [
    ['Klassische Massage', 'Montag 11:00', '8 €'],
    ['Abendführung', 'Samstag 19:00', '6 €'],
  ],
)

describe('a question in another language than the documents', () => {
  test.each([
    ['When are you open on Thursday afternoon?', [hours, practice], '14:00 - 19:00'],
    ['Are you open on Friday afternoon?', [hours, practice], 'geschlossen'],
    ['Où est-ce que mon chien peut attendre ?', [practice, hours], 'Hunde müssen im Garten warten'],
    ['Was kostet es, ein E-Bike für eine Woche zu mieten?', [hire, trial], '£210'],
    ['¿cuánto cuesta alquilar una bici eléctrica un día?', [hire, trial], '£45'],
    ['Muss ich für die Reperatur einen Termin machen?', [workshop, hire], 'just come by'],
    ['Wie lange ist die Garantie auf Reparaturen?', [workshop, hire], '12 months'],
    ['How much deposit for an e-bike?', [hire, terms], 'je E-Bike 150 EUR'],
    ['r u open on 7 may', [holidays, offers], '7. Mai 2027: geschlossen'],
    ['how much is the classic massage', [offers, holidays], '8 €'],
    ['Spricht bei euch jemand Russisch?', [guides, hire], 'Russian'],
    ["combien de jours dure l'essai gratuit ?", [trial, hire], '14 days'],
  ])('%s', (question, passages, answer) => {
    expect(ask(question, passages)).toMatchObject({ support: 'strong', text: expect.stringContaining(answer) })
  })

  test('is not answered where what it asks about has no name in them', () => {
    expect(ask('Are you open on Whit Monday afternoon?', [hours, practice]).support).not.toBe('strong')
    expect(ask('Was kostet es, ein Zelt für eine Woche zu mieten?', [hire, trial]).support).not.toBe('strong')
  })
})
