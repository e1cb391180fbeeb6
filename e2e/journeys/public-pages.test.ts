import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { overflowing } from '../browser/overflow.ts'
import { renewed } from '../browser/renewed.ts'
import { settled } from '../browser/settled.ts'
import { valueOf } from '../browser/value-of.ts'
import { createVisits } from '../browser/visits.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { oneProcess } from '../deployments/one-process.ts'

const chromium = await findChromium()
const suite = chromium ? describe : describe.skip
const reason = chromium ? '' : ' [skipped: no Chromium on this machine]'
const paths = ['/', '/developers', '/contact', '/terms', '/privacy', '/help', '/help/documents']
const drawn = '.work, .step .plate'

suite(`public pages${reason}`, () => {
  let deployment: Deployment
  let browser: Browser
  let at: ReturnType<typeof createVisits>['at']
  let leave: ReturnType<typeof createVisits>['leave']
  let complaints: string[]
  let reader: Page | undefined
  /** One page for all that is only looked at: a new one each time compiles its scripts and axe anew. */
  const opened = async (path: string, width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const page = (reader = reader ? await renewed(reader) : await at('/robots.txt'))
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path, { waitUntil: 'load' })
    return page
  }

  beforeAll(async () => {
    deployment = await oneProcess()
    await deployment.start()
    browser = await launchBrowser()
    ;({ at, leave, complaints } = createVisits(browser, deployment.address))
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await deployment?.destroy()
  })

  test.each(paths)(
    '%s reads without a script, and has a title, a description, one address and a picture',
    async (path) => {
      const page = await at(path, { javaScriptEnabled: false })
      await becomes(() => page.locator('h1').count(), 1)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
      expect(await page.content()).not.toContain('{{')
      const head = async (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
      expect(await head('link[rel=canonical]', 'href')).toBe(`${deployment.address}${path}`)
      expect(await head('meta[property="og:url"]', 'content')).toBe(`${deployment.address}${path}`)
      expect(String(await head('meta[name=description]', 'content')).length).toBeGreaterThan(50)
      const picture = await page.request.get(String(await head('meta[property="og:image"]', 'content')))
      expect(picture.headers()['content-type']).toBe('image/png')
      expect(await page.title()).toContain('Docent')
      await leave(page)
    },
  )

  test('every link and file that the public pages name is there, and crawlers are told of the pages', async () => {
    const named = new Set<string>()
    for (const path of paths) {
      const page = await at(path, { javaScriptEnabled: false })
      const found = await page.$$eval('a[href], link[href], script[src]', (all) =>
        all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
      )
      found.filter((one) => one.startsWith('/')).forEach((one) => named.add(one))
      for (const hash of found.filter((one) => one.startsWith('#') || (one.startsWith('/#') && path === '/'))) {
        expect([hash, await page.locator(hash.replace(/^\/?/, '')).count()]).toEqual([hash, 1])
      }
      await leave(page)
    }
    const robots = await (await fetch(`${deployment.address}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${deployment.address}/sitemap.xml`)
    const sitemap = await (await fetch(`${deployment.address}/sitemap.xml`)).text()
    expect(
      [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => new URL(url.replaceAll('&#x2F;', '/')).pathname,
      ),
    ).toEqual(expect.arrayContaining(paths))
    const manifest = (await (await fetch(`${deployment.address}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[]
    }
    for (const path of [...named, ...manifest.icons.map(({ src }) => src)]) {
      const { status } = await fetch(new URL(path, deployment.address), { headers: { accept: 'text/html,*/*' } })
      expect([path, status]).toEqual([path, 200])
    }
  })

  test.each(paths)(
    '%s loads at most 100 kB of script, asks nobody else, and starts in the theme that was chosen',
    async (path) => {
      const scripts: Promise<number>[] = []
      const elsewhere: string[] = []
      const page = await at('/robots.txt', { colorScheme: 'light' })
      await page.addInitScript(`localStorage.setItem('docent.theme', 'dark')`)
      page.on('request', (request) => {
        if (!request.url().startsWith(deployment.address)) elsewhere.push(request.url())
      })
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          scripts.push(response.body().then((body) => gzipSync(body).length))
        }
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const weights = await Promise.all(scripts)
      expect(weights.length).toBeGreaterThan(0)
      expect(weights.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
      expect(elsewhere).toEqual([])
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(22, 23, 21)')
      await leave(page)
    },
  )

  test.each(
    paths.flatMap(
      (path) =>
        [
          [path, 1280, 'light'],
          [path, 390, 'dark'],
        ] as const,
    ),
  )(
    'axe finds nothing on %s, %d px, %s',
    async (path, width, colorScheme) => {
      const page = await opened(path, width, colorScheme)
      expect(await findings(page)).toEqual([])
    },
    60_000,
  )

  // 320 px is also what 1280 px are at a zoom of 400 %.
  test.each(paths)('nothing sticks out on %s, from 1280 to 320 px', async (path) => {
    const page = await opened(path, 1280)
    for (const width of [1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      expect({ width, found: await settled(page, () => overflowing(page, drawn)) }).toEqual({ width, found: [] })
    }
  })

  test.each(['/', '/login'])('whoever wants no motion gets no transition on %s', async (path) => {
    const page = await opened(path, 1280)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const moving = `[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionProperty !== 'none').length`
    expect(await page.evaluate(moving)).toBe(0)
  })

  test('by keyboard alone: skip link, theme, questions one at a time, and the phone’s menu', async () => {
    const page = await at('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content')
    const theme = page.getByRole('button', { name: 'Light or dark' })
    await theme.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
    expect(await theme.evaluate((one) => one.matches(':focus'))).toBe(true)

    const open = () => page.locator('.faq details[open] summary').allInnerTexts()
    await becomes(() => page.locator('.faq details').count(), 6)
    expect(await open()).toEqual(['What does it say when the answer is not in my documents?'])
    await page.locator('.faq summary').nth(3).focus()
    await page.keyboard.press('Enter')
    expect(await open()).toEqual(['Where can the bubble appear?'])

    await page.setViewportSize({ width: 390, height: 800 })
    const menu = page.locator('.site-menu')
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Go to Chat' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('My Documents')
    await page.keyboard.press('Escape')
    await becomes(() => menu.getAttribute('open'), null)
    await leave(page)
  })

  test('the help is searched by keyboard alone: what is found takes the place of the page, and is gone to', async () => {
    const page = await at('/help/documents')
    const field = page.getByLabel('Search the help')
    const said = page.locator('#find-guide').getByRole('status')
    const focused = () => page.evaluate('document.activeElement.textContent')

    await page.route('**/help-places-*.json', (route) => route.fulfill({ body: 'half of i' }))
    await field.focus()
    await field.fill('golden')
    await said
      .filter({ hasText: 'The search could not be loaded. Check your connection and type once more.' })
      .waitFor()
    await page.unroute('**/help-places-*.json')
    await page.keyboard.type(' questions', { delay: 5 })
    await said.filter({ hasText: /^Found in \d+ places\b/ }).waitFor()
    await becomes(() => page.getByRole('heading', { level: 1 }).allInnerTexts(), ['Search the help'])
    expect(await findings(page)).toEqual([])

    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Golden questions')
    await page.keyboard.press('ArrowUp')
    await field.fill('zeppelin')
    await said.filter({ hasText: 'Nothing in the help says that. Try other words.' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: 'What Docent reads of a file' }).waitFor()
    expect([await field.inputValue(), await said.textContent()]).toEqual(['', ''])

    await field.fill('replace document')
    await page.getByRole('link', { name: 'Replace a document' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Replace a document' }).waitFor()
    expect(new URL(page.url())).toMatchObject({ pathname: '/help/documents', hash: '#replace-a-document' })

    await page.setViewportSize({ width: 320, height: 640 })
    await field.fill('golden questions')
    await page.getByRole('link', { name: 'Golden questions', exact: true }).last().waitFor()
    expect(await settled(page, () => overflowing(page, drawn))).toEqual([])
    await page.locator('#find-guide').getByRole('link', { name: 'Golden questions', exact: true }).first().click()
    await page.waitForURL('**/help/golden-questions')
    await leave(page)
  })

  test('#pricing is scrolled to after a moment, and a link to a question opens it', async () => {
    const page = await at('/#pricing', { reducedMotion: 'no-preference' })
    const top = `document.querySelector('#pricing').getBoundingClientRect().top`
    await valueOf(page, `Math.abs(${top} - 100) < 100`)
    await page.goto('/contact')
    await page.getByRole('link', { name: /The bubble does not appear/ }).click()
    await page.locator('#faq-domains[open]').waitFor()
    await leave(page)
  })

  test('Start Building leads to creating an account; both buttons begin a sign-in with Google where that is set up', async () => {
    const page = await at('/')
    await page.getByRole('link', { name: 'Start Building for Free' }).first().click()
    await page.getByRole('heading', { name: 'Create account' }).waitFor()

    let begun = 0
    await page.route('**/api/auth/google', (route) => {
      begun++
      return route.fulfill({ json: { success: true, url: '/terms' } })
    })
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text())
          .replaceAll('data-google=""', 'data-google="yes"')
          .replaceAll('data-demo="here"', '')
        await route.fulfill({ response: answer, body })
      },
    )
    for (const name of ['Start Building for Free', 'Watch Demo']) {
      await page.goto('/')
      await page.getByRole('link', { name }).first().click()
      await page.waitForURL('**/terms')
    }
    expect(begun).toBe(2)
    await leave(page)
  })

  test('nothing broke, and the content security policy refused nothing', () => {
    expect(complaints).toEqual([])
  })
})
