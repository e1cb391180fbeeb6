import { afterAll, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Not a path of its own: plain JavaScript has no types.
const { watchProgress } = await import(new URL('./progress.mjs', import.meta.url).href)

const folder = mkdtempSync(join(tmpdir(), 'docent-progress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const packages = {
  '': {},
  web: {},
  'node_modules/@docent/web': { link: true },
  'node_modules/one': {},
  'node_modules/two': { os: [process.platform], cpu: [process.arch] },
  'node_modules/elsewhere': { os: ['plan9'] },
  'node_modules/not-here': { os: [`!${process.platform}`] },
  'node_modules/test-only': { dev: true },
}
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))

function install(name: string) {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
}

test('installing says how many of the packages that belong here are there', async () => {
  const lines: string[] = []
  const saysTwo = Promise.withResolvers<void>()
  const output = {
    isTTY: true,
    write: (line: string) => {
      lines.push(line.trim())
      if (line.includes('2 of 2')) saysTwo.resolve()
    },
  }
  const done = watchProgress({ all: false, folder, output, everyMs: 5 })
  install('one')
  install('two')
  await saysTwo.promise
  done()
  expect(lines).toContain('2 of 2 packages')
})

test('what only developers need is counted for them', () => {
  const lines: string[] = []
  const output = { isTTY: false, write: (line: string) => lines.push(line) }
  watchProgress({ all: true, folder, output })()
  expect(lines).toEqual(['  2 of 3 packages\n'])
})
