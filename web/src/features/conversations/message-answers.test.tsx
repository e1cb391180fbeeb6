/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderSignedIn } from '../../testing/signed-in.tsx'
import { MessageAnswers } from './MessageAnswers.tsx'

afterEach(cleanup)

test.each([
  [9, true],
  [10, false],
])('a message with %d answers takes one more: %s; ten is said to be enough', (count, takes) => {
  const answers = Array.from({ length: count }, (_, at) => ({
    id: `a${at}`,
    at: '2026-11-25T10:00:00.000Z',
    by: { id: 'u', role: 'owner' as const, name: 'Mira' },
    text: `Answer ${at}`,
  }))
  const message = { name: 'Olga', email: 'olga@visitor.example', page: '', answers }
  renderSignedIn(<MessageAnswers turnId="t1" message={message} mayAnswer />)
  expect(screen.getAllByText(/^Answer \d/)).toHaveLength(count)
  expect(screen.queryByRole('button', { name: 'Answer by Mail' }) !== null).toBe(takes)
  expect(screen.queryByText(/ten answers at most/) !== null).toBe(!takes)
})

test.each([
  [{ reason: 'too-many', limit: 6 }, 'One address gets 6 answers a day at most: this one was not sent by mail.'],
  [
    { reason: 'too-many', limit: 20, counts: 'mails' },
    'One address gets 20 mails of any kind a day at most: this one was not sent by mail.',
  ],
  [{ reason: 'no-address' }, 'No mail can be sent to this address: this answer was not sent.'],
  [{ reason: 'refused' }, 'The mail server of this address did not take it: this answer did not arrive.'],
] as const)('an answer of which no mail is sent says why: %j', (unsent, words) => {
  const given = { at: '2026-11-25T10:00:00.000Z', by: { id: 'u', name: 'Mira' } }
  const answers = [
    { ...given, id: 'a0', text: 'We do.' },
    { ...given, id: 'a1', text: 'Before noon.', unsent },
  ]
  const message = { name: 'Olga', email: 'olga@visitor.example', page: '', answers }
  renderSignedIn(<MessageAnswers turnId="t1" message={message} mayAnswer />)
  expect([screen.getAllByText(/^Mira, by mail/).length, screen.getAllByText(/^Mira, here/).length]).toEqual([1, 1])
  expect(screen.getAllByText(words)).toHaveLength(1)
})
