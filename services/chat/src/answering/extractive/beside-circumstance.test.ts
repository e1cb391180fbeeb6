import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { extractEach } from './two-questions.ts'
import { createPassageReader } from './units/read.ts'

const en = { language: 'en' as const }
const treatments = foundPassage('Treatments', '', {
  ...en,
  rows: [
    ['Treatment', 'Price'],
    ['Shockwave therapy', '£68'],
    ['Massage', '£57'],
  ],
})
const storage = [
  foundPassage('Terms', 'If you have a policy of your own, you need not take our insurance.', {
    ...en,
    headings: ['Insurance'],
  }),
  foundPassage('Vouchers', 'They are valid for 12 months.', { ...en, headings: ['Gift vouchers'] }),
  treatments,
  foundPassage('Bikes', 'Batteries of bikes can be charged in the shed.', { ...en, headings: ['Bicycles'] }),
  foundPassage('Money', 'Payment is due on the day.', { ...en, headings: ['Payment'] }),
  foundPassage('Days', 'If there is no wind we go paddling on the river.', {
    ...en,
    headings: ['What if there is no wind?'],
  }),
]
const hall = foundPassage('Preise', '', {
  language: 'de',
  rows: [
    ['Leistung', 'Preis'],
    ['Festscheune Montag bis Donnerstag', '420 €'],
    ['Festscheune Samstag', '1.150 €'],
    ['Endreinigung', '140 €'],
  ],
})
const cancelling = foundPassage('Regeln', '', {
  language: 'de',
  headings: ['Absagen'],
  rows: [
    ['Was', 'Frist'],
    ['Festscheune', 'kostenlos bis 6 Monate vorher, danach 400 €'],
  ],
})

const said = (question: string, found: Found[] = storage, earlier: EarlierTurn[] = []) => {
  const [{ support, text }] = extractEach(question, earlier, found, createPassageReader())
  return support === 'strong' ? text : support
}

describe('what somebody tells of themselves keeps no answer away', () => {
  test.each([
    ['my contents policy covers my bits too, do i still have to take your insurance', 'need not take our insurance'],
    ['its my sisters birthday next week, how long would a gift voucher last her', '12 months'],
    ['i run every day and my calves are like rocks, how much is a massage', '£57'],
  ])('%s', (question, answer) => {
    expect(said(question)).toContain(answer)
  })

  test.each(['was kostet die festscheune', 'wir heiraten nächstes jahr im juni, was kostet die scheune?'])(
    'what a thing costs on each of its days is told, not what calling it off costs: %s',
    (question) => {
      const told = said(question, [cancelling, hall])
      expect(told).toContain('420 €')
      expect(told).toContain('1.150 €')
      expect(told).not.toContain('400')
    },
  )
})

describe('what depends on it is not told without it', () => {
  test.each([
    ['a thing that only it names', 'my tesla is nearly empty, can i charge it at your place'],
    ['what is paid after what happened', 'i forgot my appointment yesterday, do i have to pay'],
    ['whether somebody may', 'im five months pregnant, can i go paddling'],
    ['a thing that no document has', 'my daughter is allergic to cats, do you sell umbrellas'],
  ])('%s', (_, question) => {
    expect(said(question)).not.toMatch(/charged|due|£68|paddling on/)
  })

  test('a price says nothing of whether it suits somebody', () => {
    expect(said('the surgeons gave me a pacemaker last year, is the shockwave therapy ok for me', [treatments])).toBe(
      'weak',
    )
  })
})
