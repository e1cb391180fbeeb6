import { afterAll, expect, test } from '@jest/globals'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Not a path of its own: plain JavaScript has no types.
const { watchProgress } = await import(new URL('./progress.mjs', import.meta.url).href)

const folder = mkdtempSync(join(tmpdir(), 'docent-progress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const packages = {
  '': { devDependencies: { 'test-only': '1' } },
  web: { dependencies: { one: '1', two: '1' }, optionalDependencies: { elsewhere: '1', 'not-here': '1' } },
  'node_modules/@docent/web': { link: true, resolved: 'web' },
  'node_modules/one': { dependencies: { '@scope/three': '1', two: '1' } },
  'node_modules/two': { os: [process.platform], cpu: [process.arch] },
  'node_modules/one/node_modules/@scope/three': {},
  'node_modules/elsewhere': { os: ['plan9'], dependencies: { 'only-there': '1' } },
  'node_modules/only-there': { optional: true },
  'node_modules/not-here': { os: [`!${process.platform}`] },
  'node_modules/test-only': { dev: true },
}
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))

function install(name: string) {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
}

/** Where a line can be written over, and what was written. */
function terminal(isTTY: boolean) {
  const lines: string[] = []
  const waiting: { words: string; found: () => void }[] = []
  const write = (line: string) => {
    lines.push(line.trim())
    for (const { words, found } of waiting) if (line.includes(words)) found()
  }
  const says = (words: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ words, found: resolve })
    return promise
  }
  return { output: { isTTY, write }, lines, says }
}

test('installing says how many of the packages that belong here are looked up, and how many are there', async () => {
  const { output, lines, says } = terminal(true)
  const progress = watchProgress({ all: false, folder, output, everyMs: 5 })
  expect(lines).toEqual([expect.stringMatching(/^0 of 3 packages looked up, 0 installed \(0 s\)$/)])
  const isFound = says('3 of 3 packages looked up, 0 installed')
  for (const line of [
    'npm http fetch GET 200 https://registry.example/npm/one 12ms (cache miss)',
    'npm http fetch GET 200 https://registry.example/npm/@scope%2fthree 3ms (cache hit)',
    'npm http fetch GET 200 https://registry.example/npm/two/-/two-1.0.0.tgz 3ms (cache miss)',
    'npm http fetch GET 404 https://registry.example/npm/test-only 3ms',
    'npm warn EBADENGINE Unsupported engine {',
  ])
    progress.hear(line)
  await isFound
  const isThere = says('3 of 3 packages looked up, 3 installed')
  for (const name of ['one', 'two', 'one/node_modules/@scope/three']) install(name)
  await isThere
  progress.end()
})

test('what only developers need is counted for them, in lines where none can be written over', () => {
  const { output, lines } = terminal(false)
  watchProgress({ all: true, folder, output, everyMs: 60_000 }).end()
  expect(lines).toEqual(['3 of 4 packages looked up, 3 installed'])
})
