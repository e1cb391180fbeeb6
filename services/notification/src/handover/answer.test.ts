import { expect, test } from '@jest/globals'
import { answerIn, MARK } from './answer.ts'

const quoted = `> ${MARK}\n>\n> A visitor of your chatbot "Shop" wants to talk to a person, and waits:\n> Visitor: My lamp buzzes.\n`

test.each([
  ['Gmail', 'On Wed, 25 Nov 2026 at 10:02, Docent <docent@example.com> wrote:'],
  ['Gmail, broken in two', 'On Wed, 25 Nov 2026 at 10:02, Docent <reply+0123456789abcdef@inbound.example.com>\nwrote:'],
  ['German', 'Am Mi., 25. Nov. 2026 um 10:02 Uhr schrieb Docent <docent@example.com>:'],
  ['German, another one', 'Am 25.11.26 um 10:02 schrieb Docent:'],
  ['French', 'Le mer. 25 nov. 2026 à 10:02, Docent <docent@example.com> a écrit :'],
  ['Spanish', 'El mié, 25 nov 2026 a las 10:02, Docent (<docent@example.com>) escribió:'],
  ['Portuguese', 'Em qua., 25 de nov. de 2026 às 10:02, Docent <docent@example.com> escreveu:'],
  ['Italian', 'Il giorno mer 25 nov 2026 alle ore 10:02 Docent <docent@example.com> ha scritto:'],
  ['Dutch', 'Op wo 25 nov 2026 om 10:02 schreef Docent <docent@example.com>:'],
  ['Turkish', 'Docent <docent@example.com>, 25 Kas 2026 Çar, 10:02 tarihinde şunu yazdı:'],
  ['Arabic', 'في الأربعاء، 25 نوفمبر 2026 في 10:02 كتب Docent <docent@example.com>:'],
  ['Japanese', '2026年11月25日(水) 10:02 Docent <docent@example.com>:'],
  ['a language that is not known', 'W dniu 25.11.2026 o 10:02, Docent <docent@example.com> pisze:'],
  ['Outlook', '-----Original Message-----'],
  ['Outlook on the web', '________________________________\nFrom: Docent <docent@example.com>'],
  ['Outlook, fields only', 'From: Docent <docent@example.com>\nSent: Wednesday, November 25, 2026 10:02 AM'],
  ['Outlook, in German', 'Von: Docent <docent@example.com>\nGesendet: Mittwoch, 25. November 2026 10:02'],
  ['a phone', 'Sent from my iPhone\n'],
  ['nothing', ''],
])('what is written above a quote is the answer: %s', (_, lead) => {
  expect(answerIn(`Send it in, please.\r\n\r\nIt takes two days.\r\n\r\n${lead}\r\n\r\n${quoted}`)).toBe(
    'Send it in, please.\n\nIt takes two days.',
  )
})

test('where a program marks no quote, the line in our mail does', () => {
  expect(answerIn(`Yes.\n\n${MARK}\n\nA visitor wants to talk to a person.`)).toBe('Yes.')
})

test('answers between quoted lines stay, in order', () => {
  expect(answerIn('> Does it buzz?\nYes.\n> Is it hot?\nNo.')).toBe('Yes.\nNo.')
})

test.each(['-- ', '--'])('a signature below "%s" is left out', (mark) => {
  expect(answerIn(`Send it in.\n${mark}\nAda Winter\n+49 1234`)).toBe('Send it in.')
})

test.each([
  'On Monday I wrote:\nnothing',
  'From: the start, it was loud.\nPlease come.',
  'Two choices:\na) repair\nb) replace',
  'Sent from my desk by post, today.\nIt arrives on Friday.',
  'Write to us:',
  '- one\n-- two',
])('what only looks like one stays: %j', (text) => expect(answerIn(text)).toBe(text))

test('a mail of nothing but a quote is empty', () => expect(answerIn(`\n\n${quoted}`)).toBe(''))

test('hostile texts are read in bounded time', () => {
  const began = performance.now()
  for (const text of ['On '.repeat(60_000), `On ${'x '.repeat(90_000)}`, '> '.repeat(90_000), '\n'.repeat(180_000)]) {
    answerIn(text)
  }
  // What is not bounded takes minutes for as much.
  expect(performance.now() - began).toBeLessThan(60_000)
})
