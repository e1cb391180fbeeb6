import * as api from '@docent/proto/http'
import { generateKeyPair } from '@docent/runtime/auth'
import { until } from '@docent/runtime/testing/until.ts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { createVisits } from '../browser/visits.ts'
import { call, signUp } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { knownToVisitors } from '../sites/shop.ts'
import { describeDeployments, type Deploy, type Shape } from './deployments.ts'

const chromium = await findChromium()
const command = fileURLToPath(new URL('../../services/standalone/src/demo/command.ts', import.meta.url))
const unless = chromium ? undefined : 'no Chromium on this machine'
/** The guides are read beside everything else. */
const MADE_WITHIN_MS = 90_000

function journey(deploy: Deploy, shape: Shape): void {
  let deployment: Deployment
  let browser: Browser
  let visits: ReturnType<typeof createVisits>
  let widgetId: string
  let keys: Record<string, string>

  const demo = () =>
    until('the demonstration', async () => (await call(deployment.address, api.demoWidget)).widgetId, MADE_WITHIN_MS)
  const isOnPage = () =>
    until('the demonstration on the page', async () =>
      (await (await fetch(deployment.address)).text()).includes(`data-widget-id="${widgetId}"`),
    )

  /** One process makes it by itself. Elsewhere a command does. */
  async function make(): Promise<void> {
    if (shape === 'one-process') return
    const env = { ...process.env, ...keys, NODE_OPTIONS: '', PUBLIC_URL: deployment.address }
    const { stdout } = await promisify(execFile)(process.execPath, [command, deployment.address], { env })
    expect(stdout).toContain(`widget ${await demo()} on ${deployment.address}`)
  }

  beforeAll(async () => {
    const { privateKey, publicKeys } = await generateKeyPair()
    keys = { AUTH_PRIVATE_KEY: JSON.stringify(privateKey), AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys) }
    deployment = await deploy({ DEMO_WIDGET_ID: '', ...keys })
    await deployment.start()
    browser = await launchBrowser()
    visits = createVisits(browser, deployment.address)
    await make()
    widgetId = await demo()
    await isOnPage()
    await knownToVisitors(deployment.address, widgetId, deployment.address)
  }, 600_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  test('it answers from the guides and shows the passage; before it is opened there is its loader and nothing else', async () => {
    const page = await visits.at('/')
    await page.waitForLoadState('networkidle')
    const early = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(early.filter((name) => /\/widget[./]/.test(name))).toEqual([
      `${deployment.address}/widget.js?id=${widgetId}`,
    ])
    await page.getByRole('link', { name: 'Watch Demo' }).click()
    const frame = page.frameLocator('iframe[src*="/widget/frame"]')
    await frame.getByText('I answer from Docent’s own guides').waitFor()
    // There is something to watch: it answers a question without anybody's typing one.
    await frame.getByText('Which file types can I upload?').first().waitFor()
    await frame.getByText('PDF, Word').first().waitFor()
    await frame
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .waitFor()
    await visits.leave(page)
  }, 120_000)

  test('a link to #demo and the line below the buttons open it, too', async () => {
    const page = await visits.at('/#demo')
    const frame = page.frameLocator('iframe[src*="/widget/frame"]')
    await frame.getByText('I answer from Docent’s own guides').waitFor()
    await visits.leave(page)
    const other = await visits.at('/')
    await other.getByRole('button', { name: 'Or ask Docent about Docent' }).click()
    await other.frameLocator('iframe[src*="/widget/frame"]').getByText('I answer from Docent’s own guides').waitFor()
    await visits.leave(other)
  }, 120_000)

  test('a restart keeps an account and who is signed in to it, and makes no second demonstration', async () => {
    const email = `ines.${randomUUID()}@larkfield.example`
    await signUp(deployment.address, email)
    const context = await signInBrowser(browser, deployment.address, { email })
    const page = await context.newPage()
    await deployment.stop()
    await deployment.start()
    await page.goto('/documents')
    await page.getByRole('heading', { name: 'My documents' }).waitFor()
    await context.close()
    await make()
    expect(await demo()).toBe(widgetId)
    await isOnPage()
  }, 600_000)

  test('no other website may show it', async () => {
    const frame = await fetch(`${deployment.address}/widget/frame?id=${widgetId}`)
    const { port } = new URL(deployment.address)
    expect(frame.headers.get('content-security-policy')).toMatch(
      new RegExp(`frame-ancestors [^;]*localhost:${port}[^;]*127\\.0\\.0\\.1:${port}`),
    )
    expect(visits.complaints).toEqual([])
  })
}

describeDeployments('Docent’s own bubble on the landing page', journey, unless)
