import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const texts = {
  Vouchers: 'Vouchers are transferable. They can be used in both shops and online.',
  Pets: 'Dogs are welcome. Please keep them on a lead in the garden and in the hall.',
  Stay: 'Check-in takes ten minutes. Bring your passport and the card that you booked with.',
  Batteries: 'Spare batteries. We send them by road, as dangerous goods, within two weeks.',
  Gutscheine: 'Geschenkgutscheine gelten drei Jahre. Eingelöst werden sie in allen Filialen und im Webshop.',
  Parken: 'Das Parken ist kostenlos. Die Einfahrt liegt in der Seestraße hinter dem Hallenbad.',
}
const found = Object.entries(texts).map(([heading, text]) => foundPassage(heading, text, { headings: [heading] }))
const ask = (question: string) => saidOf(question, found)

describe('a short sentence that begins a paragraph', () => {
  test.each([
    ['Are dogs welcome?', 'Dogs are welcome.'],
    ['Are vouchers transferable?', 'Vouchers are transferable.'],
    ['How long does check-in take?', 'Check-in takes ten minutes.'],
    ['Wie lange gilt ein Geschenkgutschein?', 'Geschenkgutscheine gelten drei Jahre.'],
    ['Was kostet das Parken?', 'Das Parken ist kostenlos.'],
  ])('answers where it says something: %s', (question, answer) => {
    expect(ask(question)).toContain(answer)
  })

  test('names only what the others are about where it says nothing', () => {
    const answer = ask('How are spare batteries sent?')
    expect(answer).toContain('by road')
    expect(answer).not.toContain('Spare batteries.')
  })
})
