import * as api from '@docent/proto/http'
import type { RouteBodyInput } from '@docent/proto/http'
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import { call, eventually, Refused, signUp, type Owner } from '../client/client.ts'
import { randomUUID } from 'node:crypto'
import type { Deployment } from '../deployments/deployment.ts'
import { manyVisitors } from '../deployments/kept-settings.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { sharedDeployment, type Deploy } from '../journeys/deployments.ts'
import { openSite, type Site } from './site.ts'

type WidgetInput = Partial<RouteBodyInput<typeof api.createWidget>>

/** Somebody who runs an example shop: an owner with one document, and widgets for a website. */
export interface Shopkeeper {
  owner: Owner
  /** Makes a widget and waits until visitors can use it. */
  widget(settings?: WidgetInput): Promise<{ id: string; embedCode: string }>
  /** Saves a widget with other settings, which hold for visitors a moment later. */
  change(id: string, settings: WidgetInput): Promise<void>
  /** Takes the website off the list of a widget, and waits until its visitors are refused. */
  shutOut(id: string, settings?: WidgetInput): Promise<void>
}

/** What a plan that was not heard of yet refuses. */
const OF_PLANS = new Set(['widget_limit_reached', 'white_label_not_in_plan'])

/** An example shop that uses Docent, with a website of its own. */
export interface Shop extends Shopkeeper {
  deployment: Deployment
  site: Site
  close(): Promise<void>
}

export interface ShopOptions {
  /** What it runs on. Default: the one deployment that was chosen, which others use, too. */
  deploy?: Deploy
  /** More than the free one allows, e.g. more widgets. */
  plan?: 'pro' | 'business'
  env?: Record<string, string>
}

export async function openShop({ deploy = sharedDeployment, plan, env }: ShopOptions = {}): Promise<Shop> {
  const deployment = await deploy({ ...manyVisitors, ...env })
  await deployment.start()
  const site = await openSite()
  return {
    deployment,
    site,
    ...(await moveIn(deployment, site, { plan })),
    async close() {
      await site.close()
      await deployment.destroy()
    },
  }
}

/** Signs up one who has the website, with an address and a plan. */
export async function moveIn(
  deployment: Deployment,
  site: Site,
  {
    email = `ines.${randomUUID().slice(0, 8)}@larkfield.example`,
    plan,
  }: { email?: string; plan?: ShopOptions['plan'] } = {},
): Promise<Shopkeeper> {
  const owner = await signUp(deployment.address, email)
  const documentId = await owner.upload('Returns and refunds 2025.pdf', returnsPdf())
  await owner.embed(documentId)
  if (plan) await owner.call(api.changeSubscription, { body: { plan } })

  const bodyOf = (settings: WidgetInput) => ({
    name: 'Larkfield Pottery',
    prompt: { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' },
    documentIds: [documentId],
    allowedDomains: [site.host],
    dailyAnswerLimit: null,
    color: '#8a3b2a',
    userMessageColor: '#3d4a47',
    greetingMessage: 'Hello! Ask me about orders, returns, glazes or our workshops.',
    ...settings,
  })

  const change = async (id: string, settings: WidgetInput) => {
    await owner.call(api.updateWidget, { query: { id }, body: bodyOf(settings) })
  }

  return {
    owner,
    change,
    async shutOut(id, settings = {}) {
      await change(id, { ...settings, allowedDomains: ['elsewhere.example'] })
      await eventually(() => isShutOut(deployment.address, id, site.address), 'visitors to be refused')
    },
    async widget(settings = {}) {
      const body = bodyOf(settings)
      // The widget service hears of a new plan a moment later.
      const { id, widget } = await eventually(
        () =>
          owner.call(api.createWidget, { body }).catch((error: unknown) => {
            if (plan && error instanceof Refused && OF_PLANS.has(error.code)) return undefined
            throw error
          }),
        'the widget to be made',
      )
      const isAnywhere = settings.allowedDomains?.length === 0
      await knownToVisitors(deployment.address, id, isAnywhere ? 'https://any.example' : site.address)
      return { id, embedCode: widget.embedCode }
    },
  }
}

/** Waits until visitors of a website are told about a widget: the chat hears of it a moment after it was saved. */
export async function knownToVisitors(address: string, widgetId: string, website: string): Promise<void> {
  await eventually(
    () =>
      call(address, api.widgetSession, { body: { widgetId }, headers: { origin: website } }).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 404) return undefined
        // A list without this website is an answer, too.
        if (error instanceof Refused && error.status === 403) return true
        throw error
      }),
    'the widget to be known',
  )
}

async function isShutOut(address: string, widgetId: string, website: string): Promise<true | undefined> {
  const asked = call(address, api.widgetSession, { body: { widgetId }, headers: { origin: website } })
  const refusal = await asked.then(
    () => undefined,
    (error: unknown) => error,
  )
  return refusal instanceof Refused && refusal.status === 403 ? true : undefined
}

/** What a visitor sees of a bubble. */
export interface Visitor {
  page: Page
  launcher: Locator
  frame: FrameLocator
  field: Locator
  open(): Promise<void>
  ask(question: string): Promise<void>
}

export async function visit(context: BrowserContext, address: string, name = 'Larkfield Pottery'): Promise<Visitor> {
  const page = await context.newPage()
  await page.goto(address)
  return visitorOf(page, name)
}

export function visitorOf(page: Page, name = 'Larkfield Pottery'): Visitor {
  const frame = page.frameLocator(`iframe[title="${name}"]`)
  const launcher = page.getByRole('button', { name: new RegExp(`: ${name}`) })
  const field = frame.locator('textarea')
  return {
    page,
    launcher,
    frame,
    field,
    async open() {
      await launcher.click()
      await field.waitFor()
    },
    async ask(question) {
      await field.fill(question)
      await field.press('Enter')
    },
  }
}
