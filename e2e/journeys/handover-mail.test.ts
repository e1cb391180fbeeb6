import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DEFAULT_HANDOVER } from '@docent/proto'
import * as api from '@docent/proto/http'
import { noImapServer, startImapServer, type ImapServer } from '@docent/runtime/testing/imap-server.ts'
import type { Browser } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually, Refused } from '../client/client.ts'
import { openMailProgram, type Received } from '../provider/mail-program.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const SECRET = 'a-secret-of-the-mail-server'

function journey(deploy: Deploy): void {
  let shop: Shop
  let browser: Browser
  let mailbox: ImapServer | undefined
  let program: ReturnType<typeof openMailProgram>
  let vera: Visitor
  let talk: { widgetId: string; session: string }

  beforeAll(async () => {
    mailbox = noImapServer ? undefined : await startImapServer()
    shop = await openShop({
      deploy,
      plan: 'business',
      env: {
        INBOUND_MAIL_ADDRESS: 'reply@inbound.example',
        INBOUND_MAIL_SECRET: SECRET,
        ...(mailbox && { INBOUND_IMAP_URL: mailbox.url, INBOUND_IMAP_SECONDS: '0.5' }),
        HANDOVER_MAIL_SECONDS: '0.5',
      },
    })
    program = openMailProgram(shop.deployment, shop.owner.user.email)
    const { embedCode } = await shop.widget()
    const address = shop.site.put('/', shopPage(embedCode))
    await eventually(
      () =>
        shop.owner
          .call(api.setHandoverSettings, { body: { ...DEFAULT_HANDOVER, on: true, hours: [], waitMinutes: 60 } })
          .catch((error: unknown) => {
            if (error instanceof Refused && error.code === 'handover_not_in_plan') return undefined
            throw error
          }),
      'the plan to be known',
    )
    browser = await launchBrowser()
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    vera = await visit(context, address)
    await vera.open()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await mailbox?.close()
  })

  /** What the conversation holds, and what of it the visitor sees of the other side. */
  const lines = async () =>
    (await shop.owner.call(api.showConversation, { query: talk })).turns.map(
      ({ question, answer }) => question || answer,
    )
  const seen = () => vera.frame.locator('.human p').allTextContents()
  const hand = async (mail: string) => {
    const reply = await fetch(`${shop.deployment.address}/api${api.inboundMail.path}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      body: mail,
    })
    return reply.json() as Promise<{ outcome: string }>
  }
  /** Into the mailbox that is read, where this machine can have one; else it is handed over. */
  const deliver = async (mail: string) => void (await (mailbox ? mailbox.deliver(mail) : hand(mail)))
  /** Whether it stands below the first mail about this visitor. */
  const isInThread = async (mail: Received) => {
    const first = (await program.inbox()).find(
      ({ replyTo, follows }) => replyTo === mail.replyTo && follows.length === 0,
    )
    expect([mail.follows, mail.subject]).toEqual([[first?.id], `Re: ${first?.subject}`])
  }

  test('a mail tells of the visitor, its answer stands in the bubble, and what they say next comes in the same thread', async () => {
    await vera.frame.getByRole('button', { name: 'Talk to a person' }).press('Enter')
    await vera.frame.getByText('Looking for a person. You can write already.').waitFor()
    await vera.ask('My jug has a crack.')
    const first = await program.got('My jug has a crack.')
    const { talks } = await shop.owner.call(api.listTalks, {})
    talk = { widgetId: talks[0]?.widgetId ?? '', session: talks[0]?.session ?? '' }
    await deliver(await program.answer(first, 'Please send it in.'))
    await vera.frame.getByText('Please send it in.').first().waitFor()
    await vera.frame.getByText(/ is here\.$/).waitFor()
    await vera.ask('Where to?')
    const next = await program.got('Where to?')
    await isInThread(next)
    const answer = await program.answer(next, 'To Larkfield Pottery.')
    expect([(await hand(answer)).outcome, (await hand(answer)).outcome]).toEqual(['taken', 'taken'])
    await deliver(answer)
    await vera.frame.getByText('To Larkfield Pottery.').first().waitFor()
    expect(await seen()).toEqual(['Please send it in.', 'To Larkfield Pottery.'])
  }, 240_000)

  test('every service is killed and starts again in the middle: nothing is lost, nothing comes twice, all in order', async () => {
    const last = await program.got('Where to?')
    await shop.deployment.kill()
    await vera.frame.getByText('The connection was lost. Connecting again…').waitFor()
    if (mailbox) await mailbox.deliver(await program.answer(last, 'By post, please.'))
    await shop.deployment.start()
    if (!mailbox) await hand(await program.answer(last, 'By post, please.'))
    await vera.frame.getByText('By post, please.').first().waitFor()
    await vera.ask('I will.')
    await isInThread(await program.got('I will.'))
    const said = [
      'I would like to talk to a person.',
      'My jug has a crack.',
      'Please send it in.',
      'Where to?',
      'To Larkfield Pottery.',
      'By post, please.',
      'I will.',
    ]
    expect(await lines()).toEqual(said)
    expect(await seen()).toEqual([said[2], said[4], said[5]])
    expect((await program.inbox()).filter(({ text }) => text.includes('I will.'))).toHaveLength(1)
  }, 240_000)

  test('an answer to a conversation that is the bot’s again reaches nobody, and its writer is told', async () => {
    const last = await program.got('I will.')
    await shop.owner.call(api.handBack, { body: talk })
    await vera.frame.getByText('The assistant answers again.').waitFor()
    await deliver(await program.answer(last, 'One more thing.'))
    await program.got('so your mail was not passed on')
    expect(await lines()).not.toContain('One more thing.')
    expect(await shop.deployment.parked()).toEqual([])
  }, 120_000)
}

describeDeployments('a handover that is walked with a mail program', journey, unless)
