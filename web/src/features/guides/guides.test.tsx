import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { GUIDE_FOLDERS } from './folders.ts'
import { GuidePage } from './GuidePage.tsx'
import { guidesOf, targetOf } from './guides.ts'

const docs = join(import.meta.dirname, '../../../../docs')
const files = Object.fromEntries(
  GUIDE_FOLDERS.flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => [`${folder}/${name}`, readFileSync(join(docs, folder, name), 'utf8')]),
  ),
)
const guides = guidesOf(files)
const htmlOf = (guide: (typeof guides)[number]) =>
  renderToStaticMarkup(<GuidePage guide={guide} guides={guides} places="/places.json" />)

test('every guide has an address of its own below /help, the first one that itself', () => {
  const addresses = guides.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(Object.keys(files).length)
  expect(addresses).toEqual(
    expect.arrayContaining(['/help', '/help/documents', '/help/integrate', '/help/integrate/mcp']),
  )
})

test.each(guides.map((guide) => [guide.address, guide] as const))(
  'every link of %s leads to what is there',
  (_, guide) => {
    const html = htmlOf(guide)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
      if (/^(?:https?:|mailto:)/.test(href)) continue
      const [path = '', anchor] = href.split('#')
      const to = path === '' ? guide : guides.find(({ address }) => address === path)
      expect([href, to !== undefined]).toEqual([href, true])
      if (anchor !== undefined && to) expect([href, htmlOf(to).includes(` id="${anchor}"`)]).toEqual([href, true])
    }
  },
)

test('a link to what is not served here is its words, and nothing that runs is a link', () => {
  const [page] = guidesOf({
    'own/a.md': '# A\n\n[operators](../operate/README.md) [run](javascript:alert(1)) [in](#a)',
  })
  expect(page && targetOf('../operate/README.md', page, [page])).toBeUndefined()
  expect(page && renderToStaticMarkup(<GuidePage guide={page} guides={[page]} places="" />)).toContain(
    '<p>operators run <a href="#a">in</a></p>',
  )
})

test('what the server would fill in is refused when it is built', () => {
  expect(() => guidesOf({ 'own/a.md': '# {{operatorName}}' })).toThrow('docs/own/a.md holds "{{"')
})
