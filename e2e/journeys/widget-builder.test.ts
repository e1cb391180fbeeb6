import * as api from '@docent/proto/http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { hearErrors } from '../browser/errors.ts'
import { eventually } from '../client/client.ts'
import { holdArrow } from '../browser/hold-arrow.ts'
import { overflowing } from '../browser/overflow.ts'
import { seeing, signInBrowser, toastOf } from '../client/dashboard.ts'
import { picture } from '../fixtures/picture.ts'
import { builtWithReact } from '../sites/react-site.ts'
import { knownToVisitors, openShop, visit, visitorOf, type Shop } from '../sites/shop.ts'
import { shopPage } from '../sites/site.ts'
import { describePages } from './deployments.ts'

const chromium = await findChromium()
const unless = chromium ? undefined : 'no Chromium on this machine'
const pdf = 'Returns and refunds 2025.pdf'
const glazes = 'Glaze care.md'
/** What runs in the page. */
const CLIPBOARD = 'navigator.clipboard.readText()'
// An element of the page, whose types are not those of tests.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = any
const background = (node: Node) => node.ownerDocument.defaultView.getComputedStyle(node).backgroundColor
const textColor = (node: Node) => node.ownerDocument.defaultView.getComputedStyle(node).color
const widthOf = (node: Node) => node.decode().then(() => node.naturalWidth)
const pixelAtTheRight = async (node: Node) => {
  await node.decode()
  const context = node.ownerDocument.createElement('canvas').getContext('2d')
  context.drawImage(node, 0, 0, 10, 10)
  return [...context.getImageData(8, 5, 1, 1).data]
}
/** What lies under a dialog cannot be hit at all, however small the rest of it is. */
const inDialog = async (page: Page) => (await findings(page)).filter((line) => !line.startsWith('target-size'))

const question = 'How many days do I have to return unused pieces?'

function journey(): void {
  let shop: Shop
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let preview: FrameLocator
  let embedCode: string
  const trouble: string[] = []
  const askedByFrame: string[] = []

  beforeAll(async () => {
    shop = await openShop()
    await shop.owner.embed(await shop.owner.upload(glazes, '# Glazes\n\nWash mugs with a golden rim by hand.'))
    await shop.owner.upload('Waiting.md', 'It is read, and waits to be made searchable.')
    browser = await launchBrowser()
    context = await signInBrowser(browser, shop.deployment.address, { email: shop.owner.user.email })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    page = await context.newPage()
    hearErrors(page, trouble)
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) trouble.push(message.text())
    })
    page.on('request', (request) => {
      const isCall = new URL(request.url()).pathname.startsWith('/api/') && request.resourceType() !== 'image'
      if (isCall && request.frame() !== page.mainFrame()) askedByFrame.push(request.url())
    })
    preview = page.frameLocator('iframe[title="The chat as visitors see it"]')
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  const save = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const getsFocus = (target: Locator) => target.and(page.locator(':focus')).waitFor()
  const backgroundOf = (selector: string) => preview.locator(selector).first().evaluate(background)

  test('an owner without a widget is led to make one', async () => {
    await page.goto('/widgets')
    await page.getByText('No widget yet').waitFor()
    await page.getByRole('link', { name: 'Create Widget' }).click()
    await page.getByRole('heading', { name: 'New widget' }).waitFor()
    await preview.getByText('Hello! How can I help you with your documents?').waitFor()
    expect(await findings(page)).toEqual([])
  }, 240_000)

  test('what is missing is named, field by field, and the focus goes to the first', async () => {
    await save('Create Widget')
    const all =
      'Please fill in all required fields: name, main task, strategy, speaking style, and at least one document.'
    await page.getByRole('alert').filter({ hasText: all }).waitFor()
    await getsFocus(field('Name'))
    expect(await findings(page)).toEqual([])
    await field('Name').fill('Larkfield Pottery')
    await page.getByRole('button', { name: 'Customer support' }).click()
    await field('Strategy').fill('')
    await save('Create Widget')
    await page.getByText('Please fill in all required fields: strategy and at least one document.').waitFor()
    await getsFocus(field('Strategy'))
    await field('Strategy').fill('Quote the rules.')
  }, 240_000)

  test('only a document that is ready can be chosen', async () => {
    const row = (title: string) => page.locator('label').filter({ hasText: title })
    await row('Waiting.md').getByText('Processing').waitFor()
    await becomes(() => row('Waiting.md').getByRole('checkbox').isDisabled(), true)
    await row(pdf).getByRole('checkbox').check()
    await page.getByText('1 of 2 ready documents chosen, 2 passages.').waitFor()
  }, 240_000)

  test('the preview is the real bubble: it wears what is typed, before anything is saved', async () => {
    await field('Color').fill('#8a3b2a')
    await field('Visitor message color').fill('#ffd400')
    await page.getByText('White text, 7.7 to 1. Easy to read.').waitFor()
    await page.getByText('White text cannot be read on it, so the text is black').waitFor()
    await field('Greeting message').fill('Hello! Ask me about glazes.')
    await preview.getByText('Hello! Ask me about glazes.').waitFor()
    await preview.getByRole('heading', { name: 'Larkfield Pottery' }).waitFor()
    expect(await backgroundOf('header')).toBe('rgb(138, 59, 42)')
    await becomes(() => preview.getByText('Powered by').count(), 0)

    const launcher = page.getByRole('button', { name: 'Close the chat' })
    const stage = page.locator('.p-stage')
    const cornerOf = async () => {
      const [box, around] = [await launcher.boundingBox(), await stage.boundingBox()]
      if (!box || !around) throw new Error('the preview is not there')
      const inline = box.x - around.x < around.width / 2 ? 'left' : 'right'
      return [box.y - around.y < around.height / 2 ? 'top' : 'bottom', inline, box.width]
    }
    expect(await cornerOf()).toEqual(['bottom', 'right', 60])
    await page.getByRole('radio', { name: 'Top left' }).check()
    await page.getByText('Large', { exact: true }).click()
    // The preview follows a moment after what is chosen.
    await eventually(async () => ((await cornerOf())[2] === 72 ? true : undefined), 'the large button')
    expect(await cornerOf()).toEqual(['top', 'left', 72])
  }, 240_000)

  test('a question in the preview is answered from the chosen documents only, and the frame asks for nothing itself', async () => {
    const ask = async (words: string) => {
      await preview.locator('textarea').fill(words)
      await preview.locator('textarea').press('Enter')
    }
    await ask(question)
    await preview.getByText('within 30 days').first().waitFor()
    expect(await preview.locator('.me').first().evaluate(textColor)).toBe('rgb(5, 5, 5)')
    await ask('How do I wash mugs with a golden rim?')
    await preview.locator('.log').getByText('I could not find that in the documents.', { exact: true }).waitFor()
    await page.locator('label').filter({ hasText: glazes }).getByRole('checkbox').check()
    await ask('How do I wash mugs with a golden rim?')
    await preview.locator('.log').getByText('Wash mugs with a golden rim by hand.').waitFor()

    await preview.getByRole('button', { name: 'Start new session' }).click()
    await preview.getByRole('button', { name: 'Yes, Start New Session' }).click()
    await preview.getByText('within 30 days').first().waitFor({ state: 'detached' })
    await ask(question)
    await preview.getByText('within 30 days').first().waitFor()
    expect(askedByFrame).toEqual([])
  }, 240_000)

  test('an avatar is cropped with the keyboard, uploaded, and worn at once', async () => {
    const chosen = { name: 'cup.png', mimeType: 'image/png', buffer: picture(600, 300, [200, 20, 20], [20, 20, 200]) }
    const dialog = page.getByRole('dialog')
    const useImage = dialog.locator('button:enabled', { hasText: 'Use Image' })
    const choose = async () => {
      const opening = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose Image' }).press('Enter')
      await (await opening).setFiles(chosen)
      await page.locator('[aria-label="Part of the image to show"]:focus').waitFor()
      // The part is known a moment after the picture is drawn.
      await useImage.waitFor()
    }
    await choose()
    expect(await inDialog(page)).toEqual([])
    await dialog.getByLabel('Part of the image to show').evaluate(holdArrow)
    expect(trouble).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('button:focus', { hasText: 'Choose Image' }).waitFor()

    await choose()
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight')
    await useImage.waitFor()
    for (const stop of ['input[type=range]', 'button >> text=Cancel', 'button >> text=Use Image']) {
      await page.keyboard.press('Tab')
      await dialog.locator(stop).and(page.locator(':focus, :focus *')).waitFor()
    }
    await page.keyboard.press('Enter')
    await page.getByText('The avatar is there.').waitFor()
    await page.locator('button:focus', { hasText: 'Replace' }).waitFor()
    const image = preview.locator('header img')
    await image.waitFor()
    // Moved to the right, the left half is what is seen.
    const [red, , blue] = await image.evaluate(pixelAtTheRight)
    expect([(red ?? 0) > 150, (blue ?? 255) < 80]).toEqual([true, true])
  }, 240_000)

  test('lines of domains take their form as they are typed; a bad one is named with its number', async () => {
    const open = page.getByText('The list is empty: any website can show this widget.')
    await open.waitFor()
    const domains = field('Allowed domains')
    await domains.click()
    await page.keyboard.type('https://WWW.Larkfield.example/shop?x=1\n*.müller.example\n')
    await becomes(() => domains.inputValue(), 'www.larkfield.example\n*.xn--mller-kva.example\n')
    await open.waitFor({ state: 'detached' })
    await page.getByText('The widget appears on these 2 websites only.').waitFor()
    await page.keyboard.type('not a website\n')
    await page.getByText('Line 3 of the allowed domains, "not a website", cannot be used').first().waitFor()
    await save('Create Widget')
    await getsFocus(domains)
    await domains.fill(`${shop.site.address}/some/page`)
    await domains.blur()
    await becomes(() => domains.inputValue(), shop.site.host)
    await field('Answers a day').fill('250')
  }, 240_000)

  test('whoever leaves with something unsaved is asked first', async () => {
    await page.getByRole('link', { name: 'Back to Widgets' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' })
    await dialog.waitFor()
    expect(await inDialog(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await becomes(() => field('Name').inputValue(), 'Larkfield Pottery')
  }, 240_000)

  test('saving leads to the code, and Copy Code copies it', async () => {
    await save('Create Widget')
    expect(await toastOf(page, 'Widget created!')).toContain('One line of code')
    await page.getByText('Saved. One line of code puts it on your website.').waitFor()
    const { widgets } = await shop.owner.call(api.listWidgets)
    embedCode = widgets[0]?.embedCode ?? ''
    await knownToVisitors(shop.deployment.address, widgets[0]?.id ?? '', shop.site.address)
    expect(widgets).toMatchObject([
      { name: 'Larkfield Pottery', allowedDomains: [shop.site.host], dailyAnswerLimit: 250, position: 'top-left' },
    ])
    const isCopied = page.getByRole('status').filter({ hasText: 'The code is copied.' })
    await seeing(isCopied, () => page.getByRole('button', { name: 'Copy Code' }).first().click())
    expect(await page.evaluate<string>(CLIPBOARD)).toBe(embedCode)
    for (const place of ['React', 'WordPress', 'Shopify', 'Webflow', 'It does not appear', 'HTML']) {
      await page.getByRole('tab', { name: place }).click()
      await page.getByRole('tabpanel', { name: place }).getByRole('listitem').first().waitFor()
      // The plugin is spoken of where it belongs, and given where the plan has it.
      const paid = page.getByText('There is a plugin that needs no line of code.')
      await becomes(() => paid.count(), place === 'WordPress' ? 1 : 0)
    }
    await becomes(() => page.getByRole('link', { name: 'Download the plugin' }).count(), 0)
    expect(await findings(page)).toEqual([])
  }, 240_000)

  test("the code on a page of one's own shows the bubble with that look, which answers", async () => {
    const visitors = await browser.newContext({ reducedMotion: 'reduce' })
    const { open, ask, frame, launcher } = await visit(visitors, shop.site.put('/', shopPage(embedCode)))
    expect(await launcher.boundingBox()).toMatchObject({ x: 20, y: 20, width: 72 })
    await open()
    await frame.getByText('Hello! Ask me about glazes.').waitFor()
    expect(await frame.locator('header').evaluate(background)).toBe('rgb(138, 59, 42)')
    expect(await frame.locator('header img').evaluate(widthOf)).toBe(256)
    await ask(question)
    await frame.getByText('within 30 days').first().waitFor()
    await visitors.close()
  }, 240_000)

  test('the code for React works in strict mode, and the bubble leaves with its component', async () => {
    await page.getByRole('tab', { name: 'React' }).click()
    const code = await page.getByRole('region', { name: 'Code for React' }).innerText()
    const script = await builtWithReact(code)
    const visitors = await browser.newContext({ reducedMotion: 'reduce' })
    const site = await visitors.newPage()
    const inline = `<div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`
    await site.goto(shop.site.put('/react', shopPage(inline)))
    const { launcher, open } = visitorOf(site)
    await open()
    await becomes(() => launcher.count(), 1)
    // The open chat may well lie over the button.
    await site.getByRole('button', { name: 'Leave' }).dispatchEvent('click')
    await launcher.waitFor({ state: 'detached' })
    await visitors.close()
  }, 240_000)

  test('where copying is forbidden, the old way copies; where that is, too, the code is selected', async () => {
    const other = await context.newPage()
    await other.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))")
    await other.goto(page.url())
    const copy = other.getByRole('button', { name: 'Copy Code' }).first()
    await seeing(other.getByRole('status').filter({ hasText: 'The code is copied.' }), () => copy.click())
    expect(await other.evaluate<string>(CLIPBOARD)).toBe(embedCode)

    await other.evaluate('void (document.execCommand = () => false)')
    await other.getByRole('button', { name: 'Copy Code' }).first().click()
    expect(await toastOf(other, 'Your browser does not let pages copy')).toContain('press Ctrl+C')
    expect((await other.evaluate<string>('String(getSelection())')).replaceAll(/\s+/g, ' ')).toBe(embedCode)
    await other.close()
  }, 240_000)

  test('by keyboard alone a widget is changed and saved', async () => {
    await page.goto('/widgets')
    const edit = page.getByRole('link', { name: 'Edit Larkfield Pottery' })
    await edit.waitFor()
    const isThere = (label: string) =>
      page.evaluate<boolean>(`document.activeElement.getAttribute('aria-label') === ${JSON.stringify(label)}`)
    for (let steps = 0; !(await isThere('Edit Larkfield Pottery')); steps += 1) {
      expect(steps).toBeLessThan(40)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await field('Name').waitFor()
    const isIn = (named: string) => page.evaluate<boolean>(`document.activeElement.getAttribute('name') === '${named}'`)
    for (let steps = 0; !(await isIn('name')); steps += 1) {
      expect(steps).toBeLessThan(40)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('End')
    await page.keyboard.type(' and more')
    await page.getByText('Not saved yet').waitFor()
    await page.keyboard.press('Enter')
    await toastOf(page, 'Widget updated!')
    await page.getByText('All changes are saved').waitFor()
    await page.getByRole('heading', { name: 'Larkfield Pottery and more' }).waitFor()
  }, 240_000)

  test('a document that is deleted meanwhile leaves the open form and the widget', async () => {
    await page.getByText('2 of 2 ready documents chosen').waitFor()
    const [gone] = (await shop.owner.documents()).filter(({ title }) => title === glazes)
    await shop.owner.call(api.deleteDocument, { body: { documentId: gone?.id ?? '', status: 'deleted' } })
    await page.getByText('1 of 1 ready document chosen').waitFor()
    await page.goto('/widgets')
    await page.getByText('1 document', { exact: true }).waitFor()
  }, 240_000)

  test('the list shows what there is, and the limit of the plan before it refuses', async () => {
    await page.getByText('You have one; the Free plan holds one.').waitFor()
    await page.getByText('The Free plan holds 1 widget, and that is what you have.').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'Larkfield Pottery and more' })
    for (const words of ['#8a3b2a', shop.site.host, 'of 250 answers today', 'Quote the rules.', 'created today']) {
      await card.getByText(words).waitFor()
    }
    const copy = card.getByRole('button', { name: 'Copy Code of Larkfield Pottery and more' })
    await seeing(card.getByRole('status').filter({ hasText: 'is copied' }), () => copy.click())
    expect(await page.evaluate<string>(CLIPBOARD)).toBe(embedCode)
    expect(await findings(page)).toEqual([])
  }, 240_000)

  test('on a phone the preview has the screen for itself, and nothing scrolls sideways', async () => {
    const phone = await context.newPage()
    for (const width of [390, 320]) {
      await phone.setViewportSize({ width, height: 740 })
      await phone.goto('/widgets')
      await phone.getByRole('link', { name: /^Edit / }).waitFor()
      expect(await overflowing(phone)).toEqual([])
      await phone.getByRole('link', { name: /^Embed code/ }).click()
      await phone.getByRole('tab', { name: 'React' }).click()
      expect(await overflowing(phone, 'pre, .sr')).toEqual([])
    }
    await phone.getByRole('button', { name: 'Preview' }).click()
    const dialog = phone.getByRole('dialog', { name: 'Live preview' })
    await dialog.waitFor()
    await phone.frameLocator('iframe').getByText('Hello! Ask me about glazes.').waitFor()
    expect(await inDialog(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Close Preview' }).focus()
    await phone.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await phone.close()
  }, 240_000)

  test('dark is as readable as light', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of ['/widgets', '/widgets/new']) {
      await page.goto(path)
      await page
        .getByRole('link', { name: /Edit|Back/ })
        .first()
        .waitFor()
      expect(await findings(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }, 240_000)

  test('a widget is deleted after a question, and its bubble with it', async () => {
    await page.goto('/widgets')
    await page.getByRole('button', { name: 'Delete widget Larkfield Pottery and more' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await inDialog(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete widget Larkfield Pottery and more' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    expect(await toastOf(page, 'Success')).toContain(
      'Widget "Larkfield Pottery and more" has been deleted successfully.',
    )
    await page.getByText('No widget yet').waitFor()
  }, 240_000)

  test('no page broke, and the content security policy refused nothing', () => {
    expect(trouble).toEqual([])
  })
}

describePages('the widget builder', journey, unless)
