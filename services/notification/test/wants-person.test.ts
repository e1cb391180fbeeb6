import { expect, test } from '@jest/globals'
import { wantsPerson } from '../src/letters/wants-person.ts'
import { email, fakeMailer, owner, register, settledMails, startNotification, until } from './fixtures.ts'

test('a visitor who waits for a person is told of once, with what they said and the way to answer; nothing else is', async () => {
  const { mailer, taken } = fakeMailer()
  const service = await startNotification({ engines: { mail: mailer } })
  try {
    await register(service)
    const talk = {
      widgetId: 'w1',
      widgetName: 'Shop',
      session: 's-1',
      by: null,
      returnedBy: null,
      again: false,
      lines: [{ n: 1, id: 'line-0001', who: 'visitor' as const, by: null, text: 'My lamp buzzes.', at: 1 }],
    }
    const id = await service.hear(owner, 'handover.changed', { ...talk, state: 'waiting', change: 1 })
    await service.hear(owner, 'handover.changed', { ...talk, state: 'waiting', change: 1 }, { id })
    await service.hear(owner, 'handover.changed', { ...talk, state: 'person', change: 2 })
    await service.hear('nobody-known', 'handover.changed', { ...talk, state: 'waiting', change: 1 })
    const mail = await until('the mail', () => taken.find((one) => one.id.startsWith('wants-person')))
    await settledMails(service)
    expect(taken).toHaveLength(2)
    expect(mail).toMatchObject({ to: email, subject: 'A visitor of your chatbot Shop wants to talk to a person' })
    expect(mail.text).toContain('Visitor: My lamp buzzes.')
    expect(mail.text).toContain('https://docent.example.com/conversations?of=w1&session=s-1')
  } finally {
    await service.stop()
  }
})

test('each line in the mail stands with whoever said it, also where no name is known', () => {
  const line = (id: string, name: string, text: string) => ({ who: 'person' as const, by: { id, name }, text })
  const { paragraphs } = wantsPerson({
    widgetName: 'Shop',
    lines: [
      line('ben', 'Ben', 'Hello.'),
      line('anna', '', 'One moment.'),
      line('carl', '', 'Still there?'),
      { who: 'visitor', by: null, text: 'Yes.' },
    ],
    personId: 'anna',
    because: 'wrote',
    isAnswerable: false,
    url: 'https://docent.example.com/conversations',
  })
  expect(paragraphs).toContain('Ben: Hello.\nYou: One moment.\nA colleague: Still there?\nVisitor: Yes.')
})
