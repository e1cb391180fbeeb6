import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPage } from './markdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
// The documents of the businesses that answers are learned from are material: their links lead about websites of their own.
const isMaterial = (file: string) => file.startsWith('bench/answers/training/')
const written = files.filter((file) => file.endsWith('.md') && !isMaterial(file))
const pages = new Map(written.map((file) => [file, readPage(read(file))]))
const rooms = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

test('there are pages to look at', () => {
  expect(pages.size).toBeGreaterThan(20)
  expect([...pages.values()].flatMap(({ links }) => links).length).toBeGreaterThan(30)
})

describe.each([...pages.keys()])('%s', (file) => {
  const page = pages.get(file)
  const here = (path: string) => normalize(join(dirname(file), decodeURI(path)))

  test('every link leads to a file that is there, and to a heading in it', () => {
    const broken = (page?.links ?? []).flatMap(({ to, line }) => {
      if (/^[a-z]+:/.test(to)) return []
      const [path = '', anchor] = to.split('#')
      const target = path === '' ? file : here(path)
      if (!existsSync(join(root, target))) return [`line ${line}: ${to}`]
      const anchors = pages.get(target)?.anchors
      return anchor && anchors && !anchors.has(anchor) ? [`line ${line}: ${to} (no such heading)`] : []
    })
    expect(broken).toEqual([])
  })

  test('every path of the repository that it names in code exists', () => {
    const wrong = (page?.code ?? []).flatMap(({ text, line }) =>
      pathsIn(text)
        .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, here(path))))
        .map((path) => `line ${line}: ${path}`),
    )
    expect(wrong).toEqual([])
  })

  test('every script of npm that it names exists', () => {
    const manifests = ['package.json', here('package.json')].filter((one) => existsSync(join(root, one)))
    const scripts = manifests.flatMap((one) => Object.keys(JSON.parse(read(one)).scripts ?? {}))
    const named = (page?.code ?? []).flatMap(({ text }) => text.match(/(?<=\bnpm run )[\w:-]+/g) ?? [])
    for (const name of named) expect(scripts).toContain(name)
  })
})

/** What looks like a path from the top of the repository. Patterns, places to fill in and what is built are none. */
function pathsIn(code: string): string[] {
  return code
    .split(/[\s'"`(),;=]+/)
    .filter((word) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(word) && !/\/(dist|node_modules)(\/|$)/.test(word))
    .filter((word) => rooms.has(word.split('/')[0]))
}

describe('the pages of the product', () => {
  const sources = files.filter(
    (file) => /^(web|widget)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/api\/|\/testing\//.test(file),
  )
  const routes = new Set([
    ...[...read('web/src/app/router.tsx').matchAll(/path: '(\/[^']*)'/g)].map((found) => found[1]),
    ...(read('web/src/app/site/paths.ts').match(/(?<=')\/[^']*(?=')/g) ?? []),
    // What the gateway itself answers.
    '/api/openapi.json',
    '/api/asyncapi.json',
    ...readdirSync(join(root, 'web/public')).map((name) => `/${name}`),
  ])
  const ids = new Set(sources.flatMap((file) => read(file).match(/(?<=\bid[=:] ?["'])[\w-]+/g) ?? []))

  test('there are routes to lead to', () => {
    expect([...routes]).toEqual(expect.arrayContaining(['/', '/login', '/documents', '/chat']))
  })

  test.each(sources.filter((file) => linksOf(read(file)).length > 0))('%s leads to pages that are there', (file) => {
    const broken = linksOf(read(file)).filter((link) => {
      const [path = '', anchor] = link.replace(/\?[^#]*/, '').split('#')
      return (path !== '' && !routes.has(path)) || (anchor !== undefined && anchor !== '' && !ids.has(anchor))
    })
    // Where only `#` stands the rest is put together; the journey through the public pages looks at those.
    expect(broken).toEqual([])
  })
})

/** Addresses within the product: what links and menus say, and where code goes to. */
function linksOf(source: string): string[] {
  const links = /(?:\b(?:href|to|action)[=:] ?\{?|navigate\(|\[)["'`](?<to>[/#][^"'`$]*)/g
  return [...source.matchAll(links)]
    .map((found) => found.groups?.['to'] ?? '')
    .filter((link) => !/^\/\/|^#[\da-f]{3,8}$/i.test(link))
}
