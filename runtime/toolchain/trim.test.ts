import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Trim {
  isTrimmed(modules: string): boolean
  removeTrimmed(modules: string): void
  trim(modules: string): void
}
// Not a path of its own: plain JavaScript has no types.
const { isTrimmed, removeTrimmed, trim } = (await import(new URL('./trim.mjs', import.meta.url).href)) as Trim

let dir: string
let modules: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-trim-'))
  modules = join(dir, 'node_modules')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function put(path: string, content = ''): void {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), content)
}
const FILES = ['cjs/stripe.js', 'esm/stripe.d.ts', 'esm/stripe.js', 'package.json']
const there = () => FILES.filter((name) => existsSync(join(modules, 'stripe', name)))

test('what was taken away from a package comes back with the next install for developers', () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = () => execFileSync(npm, ['install', '--no-audit', '--no-fund', '--offline'], { cwd: dir })
  for (const name of FILES) put(`packed/stripe/${name}`, '{"name": "stripe", "version": "1.0.0"}')
  const packed = execFileSync(npm, ['pack', '--pack-destination', dir], { cwd: join(dir, 'packed/stripe') })
  put('package.json', JSON.stringify({ dependencies: { stripe: `file:${String(packed).trim().split('\n').at(-1)}` } }))
  install()
  expect([there(), isTrimmed(modules)]).toEqual([FILES, false])

  trim(modules)
  expect([there(), isTrimmed(modules)]).toEqual([['esm/stripe.js', 'package.json'], true])
  install()
  expect(isTrimmed(modules)).toBe(true)

  removeTrimmed(modules)
  install()
  expect([there(), isTrimmed(modules)]).toEqual([FILES, false])
})

test('a package that is whole, or not there, is left alone', () => {
  expect(isTrimmed(modules)).toBe(false)
  put('node_modules/stripe/cjs/stripe.js')
  removeTrimmed(modules)
  expect(there()).toEqual(['cjs/stripe.js'])
})
