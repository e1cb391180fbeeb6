import * as api from '@docent/proto/http'
import type { BrowserContext } from 'playwright-core'
import { eventually, Refused, signIn, signUp, type Owner } from '../client/client.ts'
import { enter } from '../client/visitor.ts'
import { hire, invite } from '../client/team.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { oneProcess } from '../deployments/one-process.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { openSite, shopPage, type Site } from '../sites/site.ts'
import { glazes, workshops } from './papers.ts'

/** A running Docent with people in it, and a website that one of them has. */
export interface House {
  address: string
  site: Site
  /** The widget of the owner. */
  widgetId: string
  /** The path that the mail to somebody who was invited leads to. */
  invitation: string
  /** Addresses of pages with a bubble: of the one who talks much, of the one who has used up the month. */
  shop: string
  spentShop: string
  signIn(context: BrowserContext, who: keyof typeof emails): Promise<void>
  close(): Promise<void>
}

const PASSWORD = 'clay and glaze 7'
const emails = {
  newcomer: 'new@larkfield.example',
  /** Two months in, four documents, a widget, on a plan that is nearly used up. */
  owner: 'ines@larkfield.example',
  /** Has used every message of the month. */
  spent: 'emil@larkfield.example',
  /** On a larger plan, so that pictures of answers use up nothing that is shown. */
  talker: 'mira@larkfield.example',
  /** Work in the account of the talker. */
  editor: 'otto@larkfield.example',
  agent: 'pia@larkfield.example',
} as const

const question = 'How many days do I have to return unused pieces?'

/** Starts a product on a data folder of its own, lets two months pass in it, and fills it the way people do. */
export async function furnish(): Promise<House> {
  const deployment = await oneProcess({ RATE_LIMIT_CHAT: '0', CHAT_ADDRESS_PER_MINUTE: '10000' })
  const now = new Date()
  const middleOf = (monthsAgo: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 15)
  for (const [monthsAgo, answers] of [
    [2, 31],
    [1, 64],
  ] as const) {
    await deployment.start({ CLOCK_SHIFT_MS: String(middleOf(monthsAgo) - now.getTime()) })
    const owner =
      monthsAgo === 2 ? await begin(deployment.address) : await signIn(deployment.address, emails.owner, PASSWORD)
    await ask(owner, answers)
    await deployment.stop()
  }

  await deployment.start()
  const { address } = deployment
  const owner = await signIn(address, emails.owner, PASSWORD)
  for (const [name, text] of [
    ['Glazes and care.md', glazes],
    ['Workshops 2026.txt', workshops],
  ] as const) {
    await owner.embed(await owner.upload(name, text))
  }
  await owner.upload('Shipping abroad.txt', 'We ship to all of Europe. A parcel to Norway takes six days.')
  await owner.upload('Scanned price list.pdf', '%PDF-1.4 this is where the file ends').catch(unlessRefused)
  await ask(owner, 81)
  const site = await openSite()
  const { id } = await widgetOf(owner, site)

  const talker = await signUp(address, emails.talker, PASSWORD)
  await talker.call(api.changeSubscription, { body: { plan: 'business' } })
  await talker.embed(await talker.upload('Returns and refunds 2025.pdf', returnsPdf()))
  await talker.embed(await talker.upload('Glazes and care.md', glazes))
  const talked = await widgetOf(talker, site)
  const shop = site.put('/', shopPage(talked.embedCode))
  await visit(address, talked.id, site)
  await talker.call(api.saveOwnAnswer, {
    body: {
      question: 'Do you run courses for children?',
      otherWordings: ['from what age may kids join a class', 'is there a junior workshop'],
      answer:
        'Yes, on **Saturday mornings** from March to October, for children from seven years:\n\n- two hours for £24\n- clay and glaze are included',
    },
  })

  await keepGolden(talker, talked.id)
  const { widgets } = await talker.call(api.listWidgets)
  const { id: _, readOnly: __, embedCode: ___, createdAt: ____, version: _____, draft: ______, ...as } = widgets[0]!
  await talker.call(api.updateWidget, {
    query: { id: talked.id },
    body: { ...as, greetingMessage: 'Hello! Ask away.' },
  })
  await talker.call(api.updateWidget, { query: { id: talked.id }, body: as })

  const invitation = await gather(deployment, talker)
  const spent = await signUp(address, emails.spent, PASSWORD)
  await spent.embed(await spent.upload('Returns and refunds 2025.pdf', returnsPdf()))
  const spentShop = site.put('/spent', shopPage((await widgetOf(spent, site)).embedCode))
  await ask(spent, 100)
  await signUp(address, emails.newcomer, PASSWORD)
  await eventually(
    async () => ((await spent.usage()).currentPeriod.messages === 100 ? true : undefined),
    'every answer to be counted',
  )

  return {
    address,
    site,
    widgetId: id,
    invitation,
    shop,
    spentShop,
    async signIn(context, who) {
      const page = await context.newPage()
      await page.goto('/login')
      await page.getByLabel('Email').fill(emails[who])
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.locator('.avatar').waitFor()
      await page.close()
    },
    async close() {
      await site.close()
      await deployment.destroy()
    },
  }
}

async function begin(address: string): Promise<Owner> {
  const owner = await signUp(address, emails.owner, PASSWORD)
  await owner.embed(await owner.upload('Returns and refunds 2025.pdf', returnsPdf()))
  return owner
}

async function ask(owner: Owner, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await owner.call(api.getAnswer, { body: { question } })
}

/** A team of three with one who was invited; answers the path that their mail leads to. */
async function gather(deployment: Deployment, owner: Owner): Promise<string> {
  await owner.call(api.renameTeam, { body: { name: 'Larkfield Pottery' } })
  for (const role of ['editor', 'agent'] as const) {
    await hire(deployment, owner, { email: emails[role], role, password: PASSWORD })
  }
  const url = new URL(await invite(deployment, owner, 'hanna@larkfield.example', 'agent'))
  return url.pathname + url.hash
}

/** What has to be answered: one fact comes, one does not. */
async function keepGolden(owner: Owner, widgetId: string): Promise<void> {
  const kept = [
    [question, '30 days'],
    ['Can I return sale pieces?', 'within 14 days'],
  ] as const
  const ids = []
  for (const [asked, fact] of kept) {
    const { question: one } = await owner.call(api.keepGolden, { body: { question: asked, fact, widgetId } })
    ids.push(one.id)
  }
  await owner.call(api.runGolden, { body: { questionIds: ids } })
}

/** Visitors who found what they looked for, who did not, who said so, and who left a message. */
async function visit(address: string, widgetId: string, site: Site): Promise<void> {
  const come = () => enter(address, widgetId, site.address)
  const [vera, finn, olga, li] = [await come(), await come(), await come(), await come()]
  await vera.ask('How warm should the water be?')
  await vera.ask(question)
  const { messageId } = await finn.ask('Kann ich glasierte Stücke in die Spülmaschine geben?')
  await finn.rate(messageId, false, 'I only wanted a yes or a no')
  await olga.ask('Do you sell skateboards?')
  await li.ask('do you sell skateboards')
  await olga.leave(
    'I look for a birthday present for my son, who skates. Do you know a shop?',
    'olga@visitor.example',
    'Olga',
  )
  await li.ask('Can I return sale pieces?')
}

async function widgetOf(owner: Owner, site: Site): Promise<{ id: string; embedCode: string }> {
  const documents = (await owner.documents()).filter(({ status }) => status === 'ready')
  const { id, widget } = await owner.call(api.createWidget, {
    body: {
      name: 'Larkfield Pottery',
      prompt: { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' },
      documentIds: documents.map((one) => one.id),
      allowedDomains: [site.host],
      color: '#8a3b2a',
      userMessageColor: '#3d4a47',
      greetingMessage: 'Hello! Ask me about orders, returns, glazes or our workshops.',
      starterQuestions: [
        'How many days do I have to return unused pieces?',
        'Can I return sale pieces?',
        'Gift vouchers',
      ],
    },
  })
  return { id, embedCode: widget.embedCode }
}

/** A file that is kept as failed, with its reason, is refused first. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}
