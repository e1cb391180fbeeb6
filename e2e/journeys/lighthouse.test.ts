import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findChromium } from '../browser/browser.ts'
import { openShop, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'

const run = fileURLToPath(new URL('../lighthouse/run.mjs', import.meta.url))
const chromium = await findChromium()
const suite = chromium ? describe : describe.skip
const reason = chromium ? '' : ' [skipped: no Chromium on this machine]'

interface Report {
  address: string
  scores: Record<string, number>
  /** What is less than perfect, a line for each audit. */
  failed: string[]
}

suite(`what Lighthouse says${reason}`, () => {
  let shop: Shop
  let reports: Map<string, Report>

  beforeAll(async () => {
    shop = await openShop()
    const { embedCode } = await shop.widget()
    const head =
      '<meta name="description" content="Mugs, bowls and plates from an example shop."><link rel="icon" href="data:,">'
    const page = shop.site.put('/', shopPage(`<p id="more">We throw by hand.</p>${embedCode}`, { head }))
    const pages = { landing: `${shop.deployment.address}/`, login: `${shop.deployment.address}/login`, bubble: page }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [run, chromium?.executablePath ?? '', ...Object.values(pages)],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    )
    const all = JSON.parse(stdout) as Report[]
    reports = new Map(Object.keys(pages).map((name, index) => [name, all[index] as Report]))
  }, 480_000)
  afterAll(() => shop?.close())

  test.each(['landing', 'login', 'bubble'])(
    'is 100 of 100 for accessibility, best practices and search, on the page "%s"',
    (name) => {
      const report = reports.get(name)
      expect({ scores: report?.scores, failed: report?.failed }).toEqual({
        scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
        failed: [],
      })
    },
  )
})
