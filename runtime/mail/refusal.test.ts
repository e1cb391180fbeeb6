import { expect, test } from '@jest/globals'
import { isRefusedForGood } from './refusal.ts'

const refusal = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) })

test.each([
  ['RCPT TO', '550 5.1.1 <someone@example.test>: no such user'],
  ['RCPT TO', '550-5.1.1 The email account does not exist.\n550 5.1.1 Try again'],
  ['RCPT TO', '550 no such user'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
  ['RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '552 5.2.2 mailbox full'],
  ['RCPT TO', '553 5.1.3 bad syntax of the mailbox'],
  ['RCPT TO', '556 5.1.10 the domain takes no mail'],
  ['MAIL FROM', '552 5.3.4 message too large'],
  ['DATA', '554 5.6.0 message refused'],
  ['DATA', '552 5.3.4 too large'],
])('what is refused for good: %s: %s', (command, response) => {
  expect(isRefusedForGood(refusal(command, response))).toBe(true)
})

test.each([
  ['RCPT TO', '450 4.2.1 mailbox busy'],
  ['RCPT TO', '451 greylisted'],
  ['RCPT TO', '452 4.5.3 too many recipients'],
  ['RCPT TO', '530 5.7.0 authentication required'],
  ['RCPT TO', '554 5.7.1 <someone@example.test>: Relay access denied'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 5.7.1 blocked by a list'],
  ['RCPT TO', '553 5.1.8 sender address rejected: domain not found'],
  ['RCPT TO', '503 5.5.1 bad sequence of commands'],
  ['MAIL FROM', '550 5.7.1 sender not allowed'],
  ['MAIL FROM', '553 5.1.7 sender address rejected'],
  ['DATA', '550 5.7.26 the signature fails'],
  ['DATA', '554 5.3.5 the server is not set up'],
  ['CONN', '554 5.7.1 no service for you'],
  ['EHLO', '550 unknown host'],
  ['AUTH PLAIN', '535 5.7.8 invalid credentials'],
  ['AUTH PLAIN', '534 5.7.9 mechanism too weak'],
  ['AUTH PLAIN', '538 5.7.11 encryption required'],
])('what is tried again: %s: %s', (command, response) => {
  expect(isRefusedForGood(refusal(command, response))).toBe(false)
})

test('a server that is away refuses nothing', () => {
  expect(isRefusedForGood(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' }))).toBe(
    false,
  )
  expect(isRefusedForGood(undefined)).toBe(false)
})
