import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'
import { isSlight, isSlipOfSlight } from './question/slight.ts'

const garden = foundPassage(
  'Garden',
  'When do I prune clematis?\nClematis is pruned in February, down to 30 cm.\n\nWe do not sell firewood.',
  {
    headings: ['Care'],
  },
)
const invitations = foundPassage(
  'Accounts',
  'The link in the invitation is valid for 5 days.\n\nWe are not SOC 2 certified.',
  {
    headings: ['Accounts'],
  },
)
const practice = foundPassage('Praxis', 'Eine Sauna haben wir nicht.\n\nMassagen dauern 45 Minuten.', {
  headings: ['Räume'],
  language: 'de',
})
const offers = foundPassage('Offers', 'Students of the university get 10 % off dry cleaning.', {
  headings: ['For customers'],
})
const bill = foundPassage('Plans', '', {
  headings: ['Plans'],
  rows: [
    ['', 'Solo', 'Crew', 'Group'],
    ['Per person', '$4.20', '$3.20', '$2.10'],
    ['Smallest monthly bill', '$9', '$19', '$750'],
  ],
})
const found = [garden, invitations, practice, offers, bill]
const said = (question: string) => saidOf(question, found)

describe('a word that says only how, how long or how much', () => {
  test.each([
    ['how long is the invitation link valid altogether', '5 days'],
    ['when shoud i prune my clematis', 'February'],
  ])('has to stand in no document: %s', (question, fact) => {
    expect(said(question)).toContain(fact)
  })

  test('is known with a letter too few or doubled, and is no name of a thing', () => {
    expect(['anymore', 'wochen', 'mezzanine', 'skirt'].map(isSlight)).toEqual([true, true, false, false])
    expect(['shoud', 'altogetherr', 'skirt', 'clematis'].map(isSlipOfSlight)).toEqual([true, true, false, false])
  })

  test('and a thing that no document names keeps the answer back', () => {
    expect(said('when should i prune my wisteria')).toBe('')
  })
})

describe('what stands there in so many words', () => {
  test('is told where it denies the very thing that is asked for', () => {
    expect(said('gibt es eine Sauna?')).toBe('Eine Sauna haben wir nicht.')
  })

  test('is a discount where something is off', () => {
    expect(said('is there a student discount?')).toContain('10 % off')
  })

  test('is no superlative where a row is called so', () => {
    expect(said('what is the smallest monthly bill on Crew')).toBe('Smallest monthly bill, Crew: $19')
  })

  test('is found as it is written, letters and figures apart', () => {
    expect(said('are you soc2 certified')).toContain('not SOC 2 certified')
  })
})
