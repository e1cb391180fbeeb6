import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { chatState, getAnswer } from '@docent/proto/http'
import { leftoversInCluster } from '@docent/runtime/testing/cluster-leftovers.ts'
import { saidInCluster } from '@docent/runtime/testing/cluster-log.ts'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { untold } from '../../charts/watched.ts'
import { findings, findingsOfColors } from '../browser/axe.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { settled } from '../browser/settled.ts'
import { eventually, signUp, type Owner } from '../client/client.ts'
import { signInBrowser } from '../client/dashboard.ts'
import { serviceNames, type Cluster } from '../deployments/cluster.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { proveAddress } from '../provider/mails.ts'
import { describeDeployments, type Deploy, type Shape } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const email = 'ada@larkfield.example'
const KEY = 'sk-of-the-operator-0123456789'

function journey(deploy: Deploy, shape: Shape): void {
  let deployment: Deployment
  let endpoint: ModelServer
  let owner: Owner
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    endpoint = await startModelServer()
    deployment = await deploy({ OPERATOR_EMAILS: email, LOG_LEVEL: 'trace' })
    await deployment.start()
    owner = await signUp(deployment.address, email)
    await proveAddress(deployment, email)
    browser = await launchBrowser()
    context = await signInBrowser(browser, deployment.address, { email })
    page = await context.newPage()
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
    await endpoint?.stop()
  })

  test('whoever runs the installation finds from the menu, by keyboard, how every part of it is', async () => {
    await page.goto('/documents')
    await page.getByRole('button', { name: /^Account: / }).press('Enter')
    await page.getByRole('menuitem', { name: 'Operation' }).press('Enter')
    await page.getByRole('heading', { name: 'Operation', level: 1 }).waitFor()
    const services = page.getByRole('region', { name: 'All services' })
    await eventually(async () => {
      await services.getByRole('rowheader', { name: 'insights' }).waitFor()
      const rows = await services.getByRole('row').allInnerTexts()
      expect(rows).toHaveLength(10)
      if (rows.slice(1).every((row) => /Takes calls[^]*\d+\.\d+\.\d+/.test(row))) return true
      // On a busy machine an engine may be late with its word, and the page says so.
      await page.reload()
      return undefined
    }, 'every service to take calls, with its version')
    await page.getByText(/things? in order$/).press('Enter')
    await page.getByRole('listitem').filter({ hasText: 'quoted from the documents' }).waitFor()
    await page.getByText('Set one below; OPENAI_BASE_URL or OPENAI_API_KEY connects one, too.').waitFor()
    await page.getByText('Nobody did anything here yet.').waitFor()
    await page.getByRole('button', { name: 'Ask Both' }).press('Enter')
    await page.getByText(/A vector of [\d,]+ numbers after/).waitFor()
    await page.getByRole('button', { name: 'Work Out the Cost' }).press('Enter')
    await page.getByText('0 passages of 0 documents to embed again, about 0 tokens').waitFor()
    await page.getByText('No answer yet.').waitFor()
    await page.getByText('800 tokens and 120 seconds for an answer, from 8 passages').waitFor()
    await page.getByText('No service gave anything up.').waitFor()
  })

  test('models are set on the page: one that is away is refused with its reason, one that answers counts at once, everywhere', async () => {
    const form = page.locator('form.choice')
    await form.getByLabel('Endpoint').fill('http://127.0.0.1:1/v1')
    await form.getByLabel('Key').fill(KEY)
    await form.getByLabel('Answers by').fill('one')
    await form.getByLabel('Embeds by').fill('space')
    await form.getByRole('button', { name: 'Use These' }).press('Enter')
    await page.getByRole('dialog').getByText('0 passages of 0 documents to embed again').waitFor()
    await page.getByRole('button', { name: 'Change It' }).press('Enter')
    await form.getByText(/^Nothing was changed, because a model does not work: /).waitFor()
    await form.getByLabel('Endpoint').fill(endpoint.url)
    await form.getByRole('button', { name: 'Ask These' }).press('Enter')
    await form.getByText(/“The documents say so/).waitFor()
    await form.getByRole('button', { name: 'Use These' }).press('Enter')
    await page.getByRole('button', { name: 'Change It' }).press('Enter')
    await form.getByText(/ending in 6789: set by you on/).waitFor()
    await page.getByText('Set on this page', { exact: true }).waitFor()
    await page.getByRole('cell', { name: /^Models set/ }).waitFor()
    await owner.upload('lamp.md', 'The lamp has a warranty of two years.')
    const [document] = await owner.documents()
    expect(await owner.embed(document?.id ?? '')).toMatchObject({ status: 'ready' })
    const { answer } = await owner.call(getAnswer, { body: { question: 'How long is the warranty of the lamp?' } })
    expect([answer, endpoint.arrived.at(-1)?.headers.authorization]).toEqual([expect.any(String), `Bearer ${KEY}`])
    expect(endpoint.questions.at(-1)?.model).toBe('one')
  })

  if (shape === 'cluster') {
    const scrapes = () => {
      const { addressOf } = deployment as Cluster
      return Promise.all(serviceNames.map(async (name) => (await fetch(`${addressOf(name).admin}/metrics`)).text()))
    }

    test('alerts and dashboards of the chart look at nothing but what the processes that run tell', async () => {
      expect(untold(await scrapes())).toEqual([])
    })

    test('the key that was set is sealed in its event and its records, and stands in no byte of an engine, in no log, in no metric', async () => {
      const { engineSettings, addressOf } = deployment as Cluster
      const forms = [KEY, Buffer.from(KEY).toString('base64url'), Buffer.from(KEY).toString('hex')]
      for (const form of forms) expect([form, await leftoversInCluster(engineSettings, form)]).toEqual([form, []])
      expect(await saidInCluster(engineSettings, forms)).toEqual([])
      const states = serviceNames.map(async (name) => (await fetch(`${addressOf(name).admin}/readyz`)).text())
      const said = [await deployment.output(), ...(await scrapes()), ...(await Promise.all(states))].join('\n')
      expect(said).not.toContain(KEY)
      // So that it is known to have looked: what was chosen beside the key is found in records and events.
      expect(await leftoversInCluster(engineSettings, endpoint.url)).not.toEqual([])
      expect(await saidInCluster(engineSettings, [endpoint.url])).not.toEqual([])
      expect(said).toContain('docent_engine_up')
    })
  }

  test('a choice that is forgotten leaves models to the environment', async () => {
    const form = page.locator('form.choice')
    await form.getByRole('button', { name: 'Forget What Is Set Here' }).press('Enter')
    await page.getByRole('button', { name: 'Forget It' }).press('Enter')
    await page.getByRole('dialog').getByText('1 passage of 1 document to embed again').waitFor()
    await page.getByRole('button', { name: 'Forget It' }).press('Enter')
    await page.getByText('Set one below; OPENAI_BASE_URL').waitFor()
    await page.getByRole('cell', { name: /^Models left to the environment/ }).waitFor()
  })

  test('an account that is suspended reads why when it signs in, and works on once that is lifted', async () => {
    const carla = 'carla@larkfield.example'
    await signUp(deployment.address, carla)
    const theirs = await signInBrowser(browser, deployment.address, { email: carla })
    const other = await theirs.newPage()
    const decide = async (act: string, confirm: string, reason: string) => {
      await page.getByLabel('Find an account').fill('carla')
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      await page.getByRole('button', { name: `${act} ${carla}` }).click()
      await page.getByLabel('Reason').fill(reason)
      await page.getByRole('button', { name: confirm }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await page.goto('/operation')
    await decide('Suspend', 'Suspend It', 'The documents belong to somebody else')
    await other.goto('/documents')
    await other.getByText('This account is suspended: The documents belong to somebody else.').waitFor()
    await decide('Lift', 'Lift It', 'They showed their licence')
    await other.reload()
    await other.getByRole('button', { name: /^Account: / }).waitFor()
    await theirs.close()
  })

  test('the page is whole and readable for everybody, wide and narrow, light and dark', async () => {
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await settled(page, () => (colorScheme === 'light' ? findings : findingsOfColors)(page))))
    }
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 860 })
      found.push(...(await settled(page, () => overflowing(page, '.scroller'))).map((one) => `${width} px: ${one}`))
    }
    expect(found).toEqual([])
  })

  test('everybody else finds it neither in the menu nor by its address nor by its calls', async () => {
    const stranger = await signUp(deployment.address, 'bob@larkfield.example')
    await expect(stranger.call(chatState)).rejects.toMatchObject({ status: 403, code: 'not_an_operator' })
    const theirs = await signInBrowser(browser, deployment.address, { email: 'bob@larkfield.example' })
    const other = await theirs.newPage()
    await other.goto('/operation')
    await other.getByRole('heading', { name: 'This page is for whoever runs this installation', level: 1 }).waitFor()
    await other.getByRole('button', { name: /^Account: / }).click()
    expect(await other.getByRole('menuitem').allInnerTexts()).not.toContain('Operation')
  })
}

describeDeployments('those who run an installation', journey, unless)
