import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const features = join(import.meta.dirname, 'features')
/** Pages that are drawn at build time, with their own styles only. */
const OF_SITE = ['contact', 'developers', 'guides', 'landing', 'legal']

const filesOf = (feature: string, end: string) =>
  readdirSync(join(features, feature), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.includes('.test.'))
    .map((file) => readFileSync(join(features, feature, file), 'utf8'))

/** Classes that are all a selector of these styles asks for, so that it fits whatever wears them. */
function styledIn(styles: string): string[] {
  const selectors = [...styles.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/),
  )
  return selectors.flatMap((one) => {
    const [first = '', ...others] = new Set([...one.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
    return one.trim().startsWith(`.${first}`) && others.length === 0 ? first : []
  })
}

const wornIn = (code: string) =>
  [...code.matchAll(/className=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, plain, computed = '']) =>
    (plain === undefined
      ? [...computed.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, text = '']) => text)
      : [plain]
    ).flatMap((text) => text.split(/\s+/)),
  )

test('styles of one part of the dashboard, which stay once they are loaded, fit nothing in another one', () => {
  const parts = readdirSync(features).filter((feature) => !OF_SITE.includes(feature))
  const worn = parts.map((feature) => [feature, new Set(filesOf(feature, '.tsx').flatMap(wornIn))] as const)
  const strays = parts.flatMap((feature) =>
    [...new Set(filesOf(feature, '.css').flatMap(styledIn))].flatMap((name) =>
      worn
        .filter(([other, names]) => other !== feature && names.has(name))
        .map(([other]) => `.${name} of ${feature} fits something in ${other}`),
    ),
  )
  expect(parts.length).toBeGreaterThan(8)
  expect(strays).toEqual([])
})
