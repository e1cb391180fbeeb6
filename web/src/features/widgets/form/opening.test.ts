import { describe, expect, test } from '@jest/globals'
import { NEW, inputOf } from './draft.ts'
import { problemsOf, summaryOf } from './problems.ts'
import { joined, moved, starterProblems } from './starters.ts'
import { valueProblem, type Kind } from './way-out.ts'

const whole = { ...NEW, name: 'a', mainTask: 'b', strategy: 'c', speakingStyle: 'd', documentIds: ['d-1'] }

describe('the way out', () => {
  test.each<[Kind, string]>([
    ['none', 'whatever'],
    ['form', ''],
    ['mail', ' help@example.com '],
    ['phone', '+44 (0)20 7946-0018'],
    ['link', 'https://example.com/contact?from=bubble'],
    ['link', 'mailto:help@example.com'],
  ])('%s takes %j', (kind, value) => {
    expect(valueProblem(kind, value)).toBeUndefined()
  })

  test.each<[Kind, string, string]>([
    ['mail', '', 'The mail address is missing.'],
    ['mail', 'help at example', 'The mail address "help at example" cannot be used'],
    ['phone', 'call me', 'it may hold digits, spaces and + ( ) - . / only'],
    ['phone', '12', 'it has too few digits'],
    ['phone', '1'.repeat(41), 'The phone number has 41 characters; 40 is the most.'],
    ['link', 'javascript:alert(1)', 'it must begin with https://, http:// or mailto:'],
    ['link', 'https://', 'no browser understands it'],
    ['link', 'https://me:secret@example.com', 'user name or password'],
  ])('%s refuses %j, and says the field and the problem', (kind, value, words) => {
    expect(valueProblem(kind, value)).toContain(words)
    const problems = problemsOf({ ...whole, wayOutKind: kind, wayOutValue: value })
    expect(problems.wayOutValue).toContain(words)
    expect(summaryOf(problems)).toBe('Please correct: way out.')
  })

  test('keeps no value of a kind that has none, and no label of nothing', () => {
    const draft = { ...whole, wayOutValue: 'typed before', wayOutLabel: ' Write to us ' }
    expect(inputOf(draft).wayOut).toEqual({ kind: 'form', value: '', label: 'Write to us' })
    expect(inputOf({ ...draft, wayOutKind: 'none' }).wayOut).toEqual({ kind: 'none', value: '', label: '' })
  })

  test('names the length of words that are too long for a button', () => {
    const problems = problemsOf({ ...whole, wayOutLabel: 'x'.repeat(81) })
    expect(problems).toEqual({ wayOutLabel: 'The words on the button have 81 characters; 80 is the most.' })
  })
})

describe('the privacy of visitors', () => {
  test.each([
    ['keepDays', { keepDays: '366' }, 'a whole number of days from 1 to 365'],
    ['keepDays', { keepDays: '0' }, 'a whole number'],
    ['keepDays', { keepDays: 'a month' }, 'a whole number'],
    ['privacyUrl', { privacyUrl: 'http://shop.example' }, 'must begin with https://'],
    ['privacyUrl', { privacyUrl: 'javascript:alert(1)' }, 'must begin with https://'],
    ['privacyUrl', { privacyUrl: 'https://' }, 'no browser understands it'],
    ['privacyUrl', { privacyUrl: 'https://me:secret@shop.example' }, 'user name or password'],
    ['consentText', { consentText: 'x'.repeat(501) }, 'has 501 characters; 500 is the most'],
  ] as const)('%s refuses %j', (field, change, words) => {
    const problems = problemsOf({ ...whole, ...change }, 365)
    expect(problems[field]).toContain(words)
    expect(summaryOf(problems)).toMatch(/^Please correct: [^:]+\.$/)
  })

  test('is as usual where nothing was written, and off', () => {
    expect(inputOf(whole)).toMatchObject({ keepDays: null, consent: { shown: false, text: '', privacyUrl: '' } })
    const draft = {
      ...whole,
      keepDays: ' 30 ',
      consentShown: true,
      consentText: ' Kept. ',
      privacyUrl: ' https://a.example ',
    }
    expect(problemsOf(draft, 365)).toEqual({})
    expect(inputOf(draft)).toMatchObject({
      keepDays: 30,
      consent: { shown: true, text: 'Kept.', privacyUrl: 'https://a.example' },
    })
  })
})

describe('the starter questions', () => {
  test('are refused by their place when they are too long or stand there twice', () => {
    expect(starterProblems(['Open on Sunday?', '', 'x'.repeat(121), ' open on sunday? '])).toEqual([
      undefined,
      undefined,
      'Starter question 3 has 121 characters; 120 is the most.',
      'Starter question 4 is the same as question 1.',
    ])
  })

  test('move to another place and keep the order of the rest', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })

  test('keep what was written when more are proposed, and end at four', () => {
    expect(joined(['Mine?', ' '], ['mine?', 'One?', 'Two?', 'Three?', 'Four?'])).toEqual([
      'Mine?',
      'One?',
      'Two?',
      'Three?',
    ])
  })

  test('are saved without the empty lines', () => {
    expect(inputOf({ ...whole, starterQuestions: [' A? ', ' '] }).starterQuestions).toEqual(['A?'])
  })
})
