import { describe, expect, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { fullText, type Block } from '../src/extraction/blocks.ts'
import { extract } from '../src/extraction/extract.ts'
import { readHtml } from '../src/extraction/html/read.ts'
import { readMarkdown } from '../src/extraction/markdown/read.ts'
import { docx, docxOf, pdf } from './helpers/files.ts'

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
    ['breadcrumbs that end in a year', `<p>Start » Prices » 2026</p>${article}`],
    [
      'lists of links in a footer, with their headings',
      `${article}<footer><h5>Legal</h5>${links('Terms', 'Privacy', 'Imprint')}</footer>`,
    ],
    [
      'menus and dialogs that a button opens',
      `<header><button aria-expanded="false" aria-controls="menu">Menu</button><ul id="menu" hidden><li>Jobs</li></ul></header>${article}` +
        '<button class="menu-toggle" aria-expanded="false" aria-controls="side">Menu</button><div id="side" hidden>Jobs</div>' +
        '<button data-bs-toggle="modal" data-bs-target="#order">Order</button><div class="modal fade" id="order" aria-hidden="true">Name</div>' +
        '<div id="news" role="dialog" hidden>Subscribe</div><button aria-controls="news"></button>',
    ],
    ['a notice that only its text tells', `${article}<div id="cookies">We use cookies. <button>Accept</button></div>`],
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

describe('a page keeps what its reader opens', () => {
  const text = 'The boats leave at nine, and they come back at five, when the weather lets them. '
  const answer = 'Yes, in a basket.'

  test.each([
    [
      'a question that is a button inside a heading',
      `<h2 class="accordion-header"><button>May I bring a dog?</button></h2><div>${answer}</div>`,
    ],
    [
      'a part that a button opens',
      `<div><button aria-expanded="false" aria-controls="dogs">May I bring a dog?</button></div><p>${text}</p><div id="dogs" hidden>${answer}</div>`,
    ],
    [
      'a part that a link opens',
      `<a href="#dogs">May I bring a dog?</a><p>${text}</p><div id="dogs" style="display:none">${answer}</div>`,
    ],
    [
      'a part right below a heading',
      `<div><h3>May I bring a dog?</h3></div><div aria-hidden="true"><p>${answer}</p></div>`,
    ],
    [
      'a part right below a button of an accordion',
      `<button class="accordion">May I bring a dog?</button><div style="display: none">${answer}</div>`,
    ],
  ])('%s', async (_, source) => {
    const page = `<nav><a href="/">Start</a></nav><main><h1>Boats</h1><p>${text.repeat(6)}</p>${source}<p>${text}</p></main>`
    for (const kind of ['html', 'web'] as const) {
      const read = fullText((await extract(kind, Buffer.from(page))).blocks)
      expect(read).toMatch(/May I bring a dog\?\n[^]*Yes, in a basket\./)
    }
  })

  test('and what stands beside a menu that is hidden', () => {
    const source = '<div><nav hidden>Jobs</nav><h2><button>Dogs?</button></h2><hr hidden><p>Yes.</p></div>'
    expect(textOf(source)).toBe('Dogs?\n\nYes.')
  })
})

describe('what a page is about is no clutter:', () => {
  test.each([
    [
      'cookies of a bakery',
      '<section id="cookies"><h2>Our cookies</h2><p>Oat cookie 2.20, nut cookie 2.40</p></section>',
    ],
    ['a consent', '<div class="informed-consent"><p>You sign a day before the surgery.</p></div>'],
    ['an article about a law', '<div class="post category-gdpr"><p>What the law says.</p></div>'],
    ['ropes', '<div class="skip rope"><p>A rope to skip costs 9 EUR.</p></div>'],
  ])('%s', (_, source) => {
    for (const line of textOf(source).split('\n')) expect(textOf(article + source)).toContain(line)
    expect(textOf(article + source)).not.toBe(textOf(article))
  })

  test.each([
    'Hotel Alpenblick | Seestrasse 5 | 6020 Innsbruck',
    'Every guest gets a cookie on arrival, and the room is ready from 15:00',
    'Our cookies are vegan.',
  ])('%s', (line) => {
    expect(textOf(`<p>${line}</p>${article}`)).toContain(line)
  })

  test.each([
    'This website stores cookies in your browser.',
    'Wir verwenden Cookies. Mit der Nutzung stimmen Sie zu.',
    'Nous utilisons des cookies.',
    'Utilizamos cookies propias.',
    'Deze website gebruikt cookies.',
    'Questo sito web utilizza i cookie.',
  ])('but a notice is: %s', (line) => {
    expect(textOf(`<p>${line}</p>${article}`)).toBe(textOf(article))
  })

  test('a list of links that is all there is', () => {
    const forms = ['Application for membership', 'Notice to leave', 'Change of address']
    for (const intro of ['', '<p>Our forms</p>']) {
      const text = textOf(`<h1>Forms</h1>${intro}${links(...forms)}`)
      for (const form of forms) expect(text).toContain(form)
    }
  })

  test('the last lines of a Word document, links or not', async () => {
    const link = (text: string) =>
      `<w:p><w:hyperlink w:anchor="there"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`
    const branches = ['Oslo, Karl Johans gate', 'Bergen, Torget', 'Narvik, Havnegata']
    const body = `<w:p><w:r><w:t>We have three branches.</w:t></w:r></w:p>${branches.map(link).join('')}`
    const text = fullText((await extract('docx', docxOf(body))).blocks)
    for (const branch of branches) expect(text).toContain(branch)
  })
})

test('a Word document is read without its table of contents', async () => {
  const line = (text: string) => `<w:p><w:hyperlink w:anchor="a"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`
  const heading = (text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const names = ['Opening hours', 'Prices', 'How to find us']
  const entries = names.map((name, i) => line(`${i + 1} ${name}\t${i + 2}`))
  const sections = names.map((name) => `${heading(name)}<w:p><w:r><w:t>About ${name.toLowerCase()}.</w:t></w:r></w:p>`)
  const { blocks, aside } = await extract('docx', docxOf([...entries, ...sections].join('')))
  expect(fullText(blocks)).not.toMatch(/\d/)
  expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(3)
  expect(aside).toContain('How to find us')
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
