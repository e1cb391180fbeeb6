import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Toolchain {
  root: string
  allocator: Record<string, string>
  environment(): Record<string, string>
}
const { root, allocator, environment } = (await import(new URL('./index.mjs', import.meta.url).href)) as Toolchain

test('the image gives memory back as whatever is started from the folder does', () => {
  expect(Object.keys(environment())).toEqual(expect.arrayContaining(Object.keys(allocator)))
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const said = Object.entries(allocator).filter(([name, value]) => !dockerfile.includes(` ${name}=${value}`))
  expect(said).toEqual([])
  expect(Object.keys(allocator).length).toBeGreaterThan(0)
})
