import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DEFAULT_HANDOVER } from '@docent/proto'
import * as api from '@docent/proto/http'
import { noImapServer, startImapServer, type ImapServer } from '@docent/runtime/testing/imap-server.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { eventually, Refused } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import { openMailProgram, type Received } from '../provider/mail-program.ts'
import { openShop, visit, type Shop, type Visitor } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describeDeployments, type Deploy } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
/** The conversation of the journey, from its first line to its last. */
const said = [
  'I would like to talk to a person.',
  'My jug has a crack.',
  'Please send it in.',
  'Where to?',
  'To Larkfield Pottery.',
  'In a box, please.',
  'With paper around it.',
  'A large one?',
  'The smallest that fits.',
  'By post, please.',
  'I will.',
]
const SECRET = 'a-secret-of-the-mail-server'

function journey(deploy: Deploy): void {
  let shop: Shop
  /** One of the visitor, one of the owner. */
  const browsers: Browser[] = []
  let visitors: BrowserContext
  let owners: BrowserContext
  let inbox: Page
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
    const [theirs, ours] = await Promise.all([launchBrowser(), launchBrowser()])
    browsers.push(theirs, ours)
    visitors = await theirs.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    owners = await signInBrowser(ours, shop.deployment.address, { email: shop.owner.user.email })
    inbox = await owners.newPage()
    vera = await visit(visitors, address)
    await vera.open()
  }, 480_000)
  afterAll(async () => {
    await Promise.all(browsers.map((one) => one.close()))
    await shop?.close()
    await mailbox?.close()
  })

  /** What the conversation holds, and what of it the visitor sees of the other side. */
  const lines = async () =>
    (await shop.owner.call(api.showConversation, { query: talk })).turns.map(
      ({ question, answer }) => question || answer,
    )
  const seen = () => vera.frame.locator('.human p').allTextContents()
  const thread = () => inbox.getByRole('region', { name: 'Conversation', exact: true })
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

  test('the network of one browser is cut, then of the other: what bubble, inbox and mails said meanwhile stands in both, once and in order', async () => {
    const last = await program.got('Where to?')
    await inbox.goto(`/conversations?of=${talk.widgetId}&session=${talk.session}`)
    await thread().getByText('To Larkfield Pottery.').waitFor()

    await visitors.setOffline(true)
    await vera.frame.getByText('The connection was lost. Connecting again…').waitFor()
    await inbox.getByLabel('Answer the visitor').fill('In a box, please.')
    await inbox.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    await thread().getByText('In a box, please.').waitFor()
    await deliver(await program.answer(last, 'With paper around it.'))
    await thread().getByText('With paper around it.').waitFor()
    await visitors.setOffline(false)
    await vera.frame.getByText('With paper around it.').first().waitFor()

    await owners.setOffline(true)
    await vera.ask('A large one?')
    await deliver(await program.answer(await program.got('A large one?'), 'The smallest that fits.'))
    await vera.frame.getByText('The smallest that fits.').first().waitFor()
    await owners.setOffline(false)
    await thread().getByText('The smallest that fits.').waitFor()

    expect(await seen()).toEqual(said.filter((_, index) => [2, 4, 5, 6, 8].includes(index)))
    expect(await lines()).toEqual(said.slice(0, 9))
    await becomes(() => thread().locator('.thread-asked, .line-of-person').allTextContents(), said.slice(0, 9))
  }, 240_000)

  test('every service is killed and starts again in the middle: nothing is lost, nothing comes twice, all in order', async () => {
    const last = await program.got('A large one?')
    await shop.deployment.kill()
    await vera.frame.getByText('The connection was lost. Connecting again…').waitFor()
    if (mailbox) await mailbox.deliver(await program.answer(last, 'By post, please.'))
    await shop.deployment.start()
    if (!mailbox) await hand(await program.answer(last, 'By post, please.'))
    await vera.frame.getByText('By post, please.').first().waitFor()
    await vera.ask('I will.')
    await isInThread(await program.got('I will.'))
    expect(await lines()).toEqual(said)
    expect(await seen()).toEqual(said.filter((_, index) => [2, 4, 5, 6, 8, 9].includes(index)))
    await thread().getByText('I will.').waitFor()
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
