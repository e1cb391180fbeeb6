import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('Compose passes on every variable that the page on traces names for it', () => {
  const [, table = ''] = read('docs/operate/traces.md').split('| variable | |')
  const named = table.split('\n\n')[0]?.match(/\bOTEL_[A-Z_]+/g) ?? []
  expect(named.length).toBeGreaterThan(3)
  const passed: Record<string, string> = parse(read('docker-compose.yml'))['x-env']
  expect(Object.fromEntries(named.map((name) => [name, passed[name]]))).toEqual(
    Object.fromEntries(named.map((name) => [name, `\${${name}:-}`])),
  )
})
