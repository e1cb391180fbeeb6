import { describe, expect, test } from '@jest/globals'
import { chunk } from '../src/chunking/chunk.ts'
import { fullText } from '../src/extraction/blocks.ts'
import { readWebPage } from '../src/extraction/html/main-text.ts'

const article = `<article><h1>Glaze care</h1>${'<p>Wash the glazed bowls by hand, and let them dry in the air before stacking.</p>'.repeat(8)}</article>`
const textOf = async (footer: string) =>
  fullText((await readWebPage(`<title>Care</title><body>${article}${footer}`)).blocks)
const main = await textOf('')
/** What a page gives beyond its main text. */
const keptOf = async (footer: string) => {
  const text = await textOf(`<footer>${footer}</footer>`)
  expect(text.startsWith(main)).toBe(true)
  return text.slice(main.length).split('\n').filter(Boolean)
}

describe('the footer of a web page', () => {
  test.each([
    [
      'an address',
      '<p>Larkfield Pottery, 14 Mill Lane, Kendal LA9 4QU</p>',
      ['Larkfield Pottery, 14 Mill Lane, Kendal LA9 4QU'],
    ],
    ['an address in a yard', '<p>Mudlark Studio, 14 Tannery Yard</p>', ['Mudlark Studio, 14 Tannery Yard']],
    [
      'an address in German',
      '<p>Töpferei Linden · Mühlweg 7 · 79100 Freiburg</p>',
      ['Töpferei Linden · Mühlweg 7 · 79100 Freiburg'],
    ],
    ['an address in French', '<p>12, rue des Potiers, Dieulefit</p>', ['12, rue des Potiers, Dieulefit']],
    [
      'a number and a mail address',
      '<p>Call 015395 55512</p><p>hello@larkfield.example</p>',
      ['Call 015395 55512', 'hello@larkfield.example'],
    ],
    [
      'hours, with the day on which nobody is there',
      '<h4>Open</h4><ul><li>Mon–Fri 9am–5pm</li><li>Sun closed</li></ul>',
      ['Open', '- Mon–Fri 9am–5pm', '- Sun closed'],
    ],
    [
      'hours in a table',
      '<h4>Zeiten</h4><table><tr><td>Mo–Fr</td><td>9–18 Uhr</td></tr><tr><td>So</td><td>zu</td></tr></table>',
      ['Zeiten', 'Mo–Fr\t9–18 Uhr', 'So\tzu'],
    ],
    [
      'who is registered where',
      '<p>Registered in England, company no. 01234567. VAT GB 123 4567 89</p>',
      ['Registered in England, company no. 01234567. VAT GB 123 4567 89'],
    ],
  ])('keeps %s', async (_, footer, kept) => {
    expect(await keptOf(footer)).toEqual(kept)
  })

  test.each([
    [
      'menus',
      '<h5>Shop</h5><ul><li><a href="/a">Bowls</a></li><li><a href="/b">Jugs</a></li><li><a href="/c">Mugs</a></li></ul>',
    ],
    ['whose page it is', '<p>© 2019–2026 Larkfield Pottery. All rights reserved.</p>'],
    ['when the page was changed', '<p>This page was last edited on 13 March 2026, at 14:21 (UTC).</p>'],
    ['where else to look', '<p>Follow us: Instagram, Pinterest</p><p>Made with love in 2026 by Studio 12</p>'],
    ['a letter to sign up for', '<h4>News</h4><p>Once a month, what comes from the kiln.</p><button>Sign up</button>'],
    ['what is long', `<p>${'In 12345 Hallerstedt we make pots. '.repeat(40)}</p>`],
  ])('leaves out %s', async (_, footer) => {
    expect(await keptOf(footer)).toEqual([])
  })

  test('says nothing twice, and stands below none of the headings above', async () => {
    const contact = '<p>Larkfield Pottery, 14 Mill Lane, Kendal LA9 4QU</p>'
    const twice = await readWebPage(`<body><article>${contact}${article}</article><footer>${contact}</footer>`)
    expect(fullText(twice.blocks).split('14 Mill Lane')).toHaveLength(2)
    const { blocks } = await readWebPage(`<body>${article}<footer>${contact}</footer>`)
    expect(chunk(blocks).at(-1)).toMatchObject({
      headings: [],
      content: 'Larkfield Pottery, 14 Mill Lane, Kendal LA9 4QU',
    })
  })

  test('is no footer where it goes on and on', async () => {
    expect(await keptOf('<p>Call 015395 55512</p>'.repeat(61))).toEqual([])
  })
})
