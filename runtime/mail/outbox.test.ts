import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { simpleParser } from 'mailparser'
import { mailContract } from './contract.ts'
import { createOutbox } from './outbox.ts'

const root = mkdtempSync(join(tmpdir(), 'docent-outbox-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const mailsIn = (dir: string) => readdirSync(dir).filter((name) => name.endsWith('.eml'))
const from = 'Docent <docent@example.test>'
const mail = { id: 'welcome-u1', to: 'ada@example.test', subject: 'Welcome', text: 'Hello' }

mailContract('outbox', async () => {
  const dir = join(root, 'contract')
  const mailer = createOutbox({ dir, from })
  return {
    mailer,
    async received() {
      if (!existsSync(dir)) return []
      return Promise.all(
        mailsIn(dir).map(async (name) => {
          const parsed = await simpleParser(readFileSync(join(dir, name)))
          const to = Array.isArray(parsed.to) ? parsed.to : [parsed.to]
          return {
            messageId: parsed.messageId ?? '',
            recipients: to.flatMap((one) => one?.value.map((address) => address.address ?? '') ?? []),
            from: parsed.from?.value[0]?.address ?? '',
            replyTo: parsed.replyTo?.value[0]?.address,
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html || undefined,
            headers: [...parsed.headers.keys()],
          }
        }),
      )
    },
    close: () => mailer.close(),
  }
})

describe('outbox', () => {
  test('the file is named after the mail, dated by the clock and read by its owner only', async () => {
    const dir = join(root, 'named')
    const clock = { now: () => new Date('2026-11-21T10:00:00Z') }
    await createOutbox({ dir, from, clock }).send(mail)
    const [name] = mailsIn(dir)
    expect(name).toMatch(/^welcome-u1-[0-9a-f]{16}\.eml$/)
    const text = readFileSync(join(dir, name as string), 'utf8')
    expect(text).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000')
    expect(text).toContain('From: Docent <docent@example.test>')
  })

  test('what a crash left unfinished is no mail, and the retry completes it', async () => {
    const dir = join(root, 'crashed')
    await createOutbox({ dir, from }).send(mail)
    const [name] = mailsIn(dir)
    rmSync(join(dir, name as string))
    writeFileSync(join(dir, `${name}.part`), 'From: Doc')

    await createOutbox({ dir, from }).send(mail)
    expect(mailsIn(dir)).toEqual([name])
    expect(readdirSync(dir).filter((one) => one.endsWith('.part'))).toEqual([])
    expect(readFileSync(join(dir, name as string), 'utf8')).toContain('Hello')
  })

  test('a repeat after a restart leaves the file as it was', async () => {
    const dir = join(root, 'restarted')
    await createOutbox({ dir, from }).send(mail)
    const [name] = mailsIn(dir)
    const before = readFileSync(join(dir, name as string), 'utf8')
    await createOutbox({ dir, from }).send({ ...mail, text: 'changed' })
    expect(readFileSync(join(dir, name as string), 'utf8')).toBe(before)
  })

  test('forgets the mails to one address, whatever its case, and no others', async () => {
    const dir = join(root, 'forgetting')
    const box = createOutbox({ dir, from })
    expect(await box.forget('ada@example.test')).toBe(0)
    const long = `${'a'.repeat(60)}@${'b'.repeat(50)}.example.test`
    const to = ['ada@example.test', 'Ada@Example.test', long, 'bob@example.test']
    for (const [n, address] of to.entries())
      await box.send({ ...mail, id: `m${n}`, to: address, text: 'To: bob@example.test' })
    expect(await box.forget('ada@example.test')).toBe(2)
    expect(await box.forget(long)).toBe(1)
    expect(
      readdirSync(dir)
        .map((name) => name.replace(/-[0-9a-f]{16}/, ''))
        .toSorted(),
    ).toEqual(['m3.eml', 'm3.txt'])
  })

  test('beside each mail stands its text, in which links are whole, read by its owner only', async () => {
    const dir = join(root, 'readable')
    const link = `https://docent.example.com/reset-password?token=${'aB3-_='.repeat(40)}`
    await createOutbox({ dir, from }).send({ ...mail, subject: 'Grüße, 世界', text: `Zeile 1\n\n${link}\n\nä` })
    const [name = ''] = mailsIn(dir)
    const beside = join(dir, name.replace(/\.eml$/, '.txt'))
    expect(readFileSync(beside, 'utf8').split('\n')).toEqual([
      'To: ada@example.test',
      'Subject: Grüße, 世界',
      '',
      'Zeile 1',
      '',
      link,
      '',
      'ä',
      '',
    ])
    if (process.platform !== 'win32') expect(statSync(beside).mode & 0o777).toBe(0o600)
  })

  test('forgets also the text of a mail that a crash kept from being written', async () => {
    const dir = join(root, 'half')
    const box = createOutbox({ dir, from })
    await box.send(mail)
    rmSync(join(dir, mailsIn(dir)[0] as string))
    expect(await box.forget(mail.to)).toBe(1)
    expect(readdirSync(dir)).toEqual([])
  })

  const asRoot = process.getuid?.() === 0
  test(`a folder that cannot be written to fails the ping${asRoot ? ' (a file in its place)' : ''}`, async () => {
    const dir = join(root, 'closed')
    // Root may write anywhere, so a file stands where the folder should be.
    if (asRoot) writeFileSync(dir, '')
    else {
      await createOutbox({ dir }).ping()
      chmodSync(dir, 0o500)
    }
    await expect(createOutbox({ dir }).ping()).rejects.toThrow()
  })
})

test('a mail that can be ended says so in the way of RFC 8058, on one line each', async () => {
  const dir = join(root, 'ended')
  const mailer = createOutbox({ dir, from })
  const unsubscribe = `https://docent.example/api/weekly-mail/end?owner=usr_${'x'.repeat(60)}&seal=${'y'.repeat(43)}`
  await mailer.send({ ...mail, unsubscribe })
  const [name = ''] = mailsIn(dir)
  const lines = readFileSync(join(dir, name), 'utf8').split('\r\n')
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  for (const hostile of [
    'https://a.example>,<mailto:x@evil.example',
    'javascript:alert(1)',
    'https://a.example/\r\nBcc: b@c.d',
  ]) {
    await expect(mailer.send({ ...mail, id: 'other', unsubscribe: hostile })).rejects.toThrow('is none')
  }
})
