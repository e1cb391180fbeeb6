import * as api from '@docent/proto/http'
import type { RouteBodyInput } from '@docent/proto/http'
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import { call, eventually, Refused, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { chosenDeployment } from '../journeys/deployments.ts'
import { openSite, type Site } from './site.ts'

type WidgetInput = Partial<RouteBodyInput<typeof api.createWidget>>

/** An example shop that uses Docent: an owner with one document, widgets, and a website. */
export interface Shop {
  deployment: Deployment
  owner: Owner
  site: Site
  /** Makes a widget and waits until visitors can use it. */
  widget(settings?: WidgetInput): Promise<{ id: string; embedCode: string }>
  /** Saves a widget with other settings, which hold for visitors a moment later. */
  change(id: string, settings: WidgetInput): Promise<void>
  close(): Promise<void>
}

export interface ShopOptions {
  /** More than the free one allows, e.g. more widgets. */
  plan?: 'pro' | 'business'
  env?: Record<string, string>
}

export async function openShop({ plan, env }: ShopOptions = {}): Promise<Shop> {
  const deployment = await chosenDeployment({
    // Everybody comes from one address, and fast.
    CHAT_SESSIONS_PER_MINUTE: '100000',
    CHAT_ADDRESS_PER_MINUTE: '100000',
    CHAT_WIDGET_PER_MINUTE: '100000',
    CHAT_VISITOR_PER_MINUTE: '100000',
    CHAT_ADDRESS_PER_DAY: '0',
    CHAT_VISITOR_PER_DAY: '0',
    ...env,
  })
  await deployment.start()
  const site = await openSite()
  const owner = await signUp(deployment.address, 'ines@larkfield.example')
  const documentId = await owner.upload('Returns and refunds 2025.pdf', returnsPdf())
  await owner.embed(documentId)
  if (plan) await owner.call(api.changeSubscription, { body: { plan } })

  const bodyOf = (settings: WidgetInput) => ({
    name: 'Larkfield Pottery',
    prompt: { mainTask: 'Answer customers.', strategy: 'Quote the rules.', speakingStyle: 'Short and kind.' },
    documentIds: [documentId],
    allowedDomains: [site.host],
    color: '#8a3b2a',
    userMessageColor: '#3d4a47',
    greetingMessage: 'Hello! Ask me about orders, returns, glazes or our workshops.',
    ...settings,
  })

  return {
    deployment,
    owner,
    site,
    async widget(settings = {}) {
      const body = bodyOf(settings)
      // The widget service hears of a new plan a moment later.
      const { id, widget } = await eventually(
        () =>
          owner.call(api.createWidget, { body }).catch((error: unknown) => {
            if (plan && error instanceof Refused && error.code === 'widget_limit_reached') return undefined
            throw error
          }),
        'the widget to be made',
      )
      const headers = { origin: settings.allowedDomains?.length === 0 ? 'https://any.example' : site.address }
      await eventually(
        () =>
          call(deployment.address, api.widgetSession, { body: { widgetId: id }, headers }).catch((error: unknown) => {
            // The chat hears of a widget a moment after it was saved; a list without this site is an answer, too.
            if (error instanceof Refused && error.status === 404) return undefined
            if (error instanceof Refused && error.status === 403) return true
            throw error
          }),
        'the widget to be known',
      )
      return { id, embedCode: widget.embedCode }
    },
    async change(id, settings) {
      await owner.call(api.updateWidget, { query: { id }, body: bodyOf(settings) })
    },
    async close() {
      await site.close()
      await deployment.destroy()
    },
  }
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
