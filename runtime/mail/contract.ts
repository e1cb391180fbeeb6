import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { InvalidMail, type Mailer, type OutgoingMail } from './port.ts'

/** A mail as whoever receives it reads it. */
export interface ReceivedMail {
  messageId: string
  /** Every address the mail was really handed over for. */
  recipients: string[]
  from: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string | undefined
  /** Names of all header fields, lower case. */
  headers: string[]
}

export interface MailUnderTest {
  mailer: Mailer
  /** Everything that has arrived so far. */
  received(): Promise<ReceivedMail[]>
  close(): Promise<void>
}

/** What an adapter may lack, with the reason in its test. */
export type MailCapability = 'repeats arrive once'

/** What every mailer promises. It sends as "Docent <docent@example.test>". */
export function mailContract(
  name: string,
  open: () => Promise<MailUnderTest>,
  { without = [] }: { without?: readonly MailCapability[] } = {},
): void {
  describe(`mail contract: ${name}`, () => {
    let under: MailUnderTest
    let count = 0
    const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
      id: `mail-${(count += 1)}`,
      to: 'ada@example.test',
      subject: 'A subject',
      text: 'Hello',
      ...changes,
    })
    const arrived = async (subject: string) => (await under.received()).filter((one) => one.subject === subject)

    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    test('a mail arrives as it was written, at the one address it is for', async () => {
      const html = '<p>Grüße &amp; <b>more</b></p>'
      await under.mailer.send(
        mail({ subject: 'Grüße, 世界 🎨', text: 'Zeile 1\nZeile 2: ä €', html, replyTo: 'visitor@example.org' }),
      )
      const [one] = await arrived('Grüße, 世界 🎨')
      expect(one).toMatchObject({
        recipients: ['ada@example.test'],
        from: 'docent@example.test',
        replyTo: 'visitor@example.org',
        html,
      })
      expect(one?.text.replaceAll('\r\n', '\n').trim()).toBe('Zeile 1\nZeile 2: ä €')
    })

    test('a mail in the name of somebody else names the installation nowhere', async () => {
      const from = { name: 'Larkfield Pottery', address: 'hello@larkfield.test' }
      await under.mailer.send(mail({ subject: 'from a shop', from }))
      await under.mailer.send(mail({ subject: 'under a name', from: { name: 'Larkfield, "the" <Pottery>' } }))
      const [own] = await arrived('from a shop')
      expect(own).toMatchObject({ from: 'hello@larkfield.test', recipients: ['ada@example.test'] })
      expect(own?.messageId).toMatch(/@larkfield\.test>$/)
      expect(JSON.stringify(own)).not.toMatch(/docent/i)
      const [named] = await arrived('under a name')
      expect(named?.from).toBe('docent@example.test')
    })

    test('a sender with a line break, or with two addresses, is refused', async () => {
      for (const from of [{ name: 'A\nBcc: b@example.test' }, { name: '', address: 'a@b.test,c@d.test' }]) {
        await expect(under.mailer.send(mail({ from }))).rejects.toThrow(InvalidMail)
      }
    })

    test('without html and reply-to there is neither', async () => {
      await under.mailer.send(mail({ subject: 'plain' }))
      const [one] = await arrived('plain')
      expect(one?.html).toBeUndefined()
      expect(one?.replyTo).toBeUndefined()
      expect(one?.headers).not.toContain('reply-to')
    })

    test('lines that look like headers or like the end of a mail stay text', async () => {
      const text = 'Bcc: eve@example.org\r\n\r\n.\r\nRCPT TO:<eve@example.org>\r\n..\r\nend'
      await under.mailer.send(mail({ subject: 'dots', text }))
      const [one] = await arrived('dots')
      expect(one?.recipients).toEqual(['ada@example.test'])
      expect(one?.headers).not.toContain('bcc')
      expect(one?.text.replaceAll('\r\n', '\n').trim()).toBe(text.replaceAll('\r\n', '\n'))
    })

    test('the Message-ID follows from the id of the mail, and differs between ids', async () => {
      const ids = ['welcome-u1', 'welcome-U1', 'welcome:u1', 'welcome.u1', 'welcome..u1', `welcome-${'x'.repeat(128)}`]
      for (const id of ids) await under.mailer.send(mail({ id, subject: 'ids' }))
      const found = (await arrived('ids')).map((one) => one.messageId)
      expect(found).toContain('<welcome-u1@example.test>')
      expect(new Set(found).size).toBe(ids.length)
      for (const one of found) expect(one).toMatch(/^<[\w%-]+@example\.test>$/)
    })

    test('a repeat is recognised by its Message-ID', async () => {
      const one = mail({ subject: 'repeat' })
      await under.mailer.send(one)
      await under.mailer.send(one)
      expect(new Set((await arrived('repeat')).map((found) => found.messageId)).size).toBe(1)
    })

    if (!without.includes('repeats arrive once')) {
      test('a repeat arrives once, also when both are sent at the same time, and changes nothing', async () => {
        const one = mail({ subject: 'once', text: 'first' })
        await Promise.all([under.mailer.send(one), under.mailer.send(one)])
        await under.mailer.send({ ...one, text: 'second' })
        expect((await arrived('once')).map((found) => found.text.trim())).toEqual(['first'])
      })
    }

    test('many mails at once all arrive', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, i) => under.mailer.send(mail({ subject: 'many', text: `${i}` }))),
      )
      expect(new Set((await arrived('many')).map((one) => one.text.trim())).size).toBe(20)
    })

    const hostile: [string, Partial<OutgoingMail>][] = [
      ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.org' }],
      ['a bare line feed in the subject', { subject: 'Hi\nBcc: eve@example.org' }],
      ['a null byte in the subject', { subject: 'Hi\0' }],
      ['a Unicode line separator in the subject', { subject: 'Hi\u2028Bcc: eve@example.org' }],
      ['an endless subject', { subject: 'x'.repeat(501) }],
      ['a line break in the address', { to: 'ada@example.test\r\nBcc: eve@example.org' }],
      ['two addresses', { to: 'ada@example.test, eve@example.org' }],
      ['two addresses with a semicolon', { to: 'ada@example.test;eve@example.org' }],
      ['a name around the address', { to: 'Ada <ada@example.test>' }],
      ['a quoted local part', { to: '"ada@example.test eve"@example.org' }],
      ['a comment in the address', { to: 'ada(eve)@example.test' }],
      ['a source route', { to: '@relay.example.org:ada@example.test' }],
      ['two at signs', { to: 'ada@eve@example.test' }],
      ['an end of the SMTP envelope', { to: 'ada@example.test> SIZE=1' }],
      ['a group', { to: 'friends:ada@example.test;' }],
      ['no domain', { to: 'ada@' }],
      ['an empty address', { to: '' }],
      ['an endless address', { to: `${'a'.repeat(250)}@example.test` }],
      ['a line break in reply-to', { replyTo: 'visitor@example.org\nBcc: eve@example.org' }],
      ['two reply-to addresses', { replyTo: 'visitor@example.org,eve@example.org' }],
      ['a line break in the id', { id: 'welcome\r\nBcc: eve@example.org' }],
      ['a path in the id', { id: '../../etc/passwd' }],
    ]
    test.each(hostile)('%s is refused and nothing is sent', async (_, changes) => {
      const before = (await under.received()).length
      await expect(under.mailer.send(mail(changes))).rejects.toBeInstanceOf(InvalidMail)
      expect((await under.received()).length).toBe(before)
    })

    test('it answers a ping', async () => {
      await under.mailer.ping()
    })
  })
}
