import { describe, expect, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { fullText, type Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'
import { docx, pdf } from './helpers/files.ts'

const textOf = (source: string) => fullText(readHtml(source).blocks)
const links = (...texts: string[]) => `<ul>${texts.map((one) => `<li><a href="/x">${one}</a></li>`).join('')}</ul>`
const article = `<h1>Opening hours</h1><p>${'We are open from nine to five. '.repeat(6)}</p>`

describe('a page gives no text of', () => {
  test.each([
    ['menus', `<nav>${links('Start', 'Shop', 'Contact')}</nav>${article}`],
    ['menus without a tag of their own', `${links('Start', 'Shop', 'Contact')}${article}`],
    ['jumps to the text', `<a class="skip" href="#main">Skip to content</a>${article}`],
    ['cookie notices', `<div class="cookie-banner">We use cookies. <a href="/c">More</a></div>${article}`],
    ['cookie notices without a name', `<div>We use cookies to count visitors.</div>${article}`],
    ['breadcrumbs', `<p>Home › Shop › Opening hours</p>${article}`],
    [
      'lists of links in a footer, with their headings',
      `${article}<footer><h5>Legal</h5>${links('Terms', 'Privacy', 'Imprint')}</footer>`,
    ],
    ['what is hidden', `<p aria-hidden="true">Hidden</p><div style="display:none">Hidden</div>${article}`],
  ])('%s', (_, source) => {
    expect(textOf(source)).toBe(textOf(article))
  })

  test('none at all where that would leave nothing', () => {
    expect(textOf(`<nav>${links('Start', 'Shop', 'Contact')}</nav>`)).toContain('Contact')
  })
})

describe('a page keeps', () => {
  test('who to reach, in a footer too, below none of the headings above', () => {
    const source = `<main>${article}</main><footer><p>Main Street 1, Springfield</p><p><a href="tel:555">555 1234</a> <a href="mailto:a@b.example">a@b.example</a></p></footer>`
    const last = chunk(readHtml(source).blocks).at(-1)
    expect(last?.content).toContain('Main Street 1, Springfield')
    expect(last?.content).toContain('555 1234 a@b.example')
  })

  test('lists of links in the midst of its text, and what it says about cookies', () => {
    const source = `${article}<p>Our lists:</p>${links('Prices', 'Sizes', 'Colours')}<h2>Privacy</h2><p>We use cookies for the basket only.</p>`
    for (const one of ['Prices', 'Colours', 'cookies for the basket']) expect(textOf(source)).toContain(one)
  })
})

describe('a document says of what day it is', () => {
  const core = (name: string, day: string) => ({
    name: 'docProps/core.xml',
    content: `<cp:coreProperties><dcterms:${name} xsi:type="dcterms:W3CDTF">${day}T10:00:00Z</dcterms:${name}></cp:coreProperties>`,
  })

  test.each<[string, () => Promise<{ date?: string }> | { date?: string }]>([
    ['a page', () => readHtml('<meta property="article:modified_time" content="2026-02-03T10:00:00Z"><p>Text</p>')],
    [
      'a page with a marked time',
      () => readHtml('<p><time itemprop="dateModified" datetime="2026-02-03">then</time></p>'),
    ],
    ['Markdown', () => readMarkdown('---\ntitle: A\ndate: 2020-01-01\nupdated: "2026-02-03"\n---\nText')],
    ['a Word document', () => extract('docx', docx(['Text'], [core('modified', '2026-02-03')]))],
  ])('%s', async (_, read) => {
    expect((await read()).date).toBe('2026-02-03')
  })

  test('but not one that is in no calendar', () => {
    expect(readHtml('<meta name="date" content="2026-02-31"><p>Text</p>').date).toBeUndefined()
  })
})

test('the lines of a contact are a passage of their own, whole', () => {
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text, page: null })
  const contact = 'Telephone: 023 9255 0147\nWorkshop: 023 9255 0148\nE-mail: shop@example.com'
  const passages = chunk([paragraph('We sell bicycles.'), paragraph(contact), paragraph('Parking is free.')])
  expect(passages.map((one) => one.content)).toContain(contact)
})

test('headers and footers of a PDF that count the pages are kept once, in a file of two pages too', async () => {
  const pages = [1, 2].map((page) => [
    `Conditions page ${page}`,
    ...Array.from({ length: 8 }, (_, i) => `Line ${i} of ${page} says something.`),
  ])
  const { blocks } = await extract('pdf', pdf(pages))
  expect(fullText(blocks).match(/Conditions page/g)).toHaveLength(1)
})
