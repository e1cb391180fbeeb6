import { afterEach, expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPages } from './pages.ts'
import type { PageView } from './view.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A page that names the operator, of whom each reading learns when the test says so. */
async function contactPage() {
  const dir = mkdtempSync(join(tmpdir(), 'docent-pages-'))
  folders.push(dir)
  mkdirSync(join(dir, 'pages'))
  writeFileSync(join(dir, 'pages', 'contact.html'), '{{operatorName}}')
  const readings: PromiseWithResolvers<PageView>[] = []
  let at = 0
  const read = () => {
    const reading = Promise.withResolvers<PageView>()
    readings.push(reading)
    return reading.promise
  }
  const pages = await openPages(dir, read, () => new Date(at))
  const http = Fastify()
  http.get('/contact', (request, reply) => pages.send('contact', request, reply))
  return {
    get: async () => (await http.inject('/contact')).body,
    pass: (ms: number) => (at += ms),
    said: (reading: number, operatorName: string) => readings[reading]?.resolve({ operatorName } as PageView),
    readings,
  }
}

test('what a slow reading says does not stay when a newer one said something else before', async () => {
  const { get, pass, said, readings } = await contactPage()
  const early = get()
  while (readings.length < 1) await new Promise(setImmediate)
  pass(5_000)
  const late = get()
  while (readings.length < 2) await new Promise(setImmediate)
  said(1, 'Larkfield')
  expect(await late).toBe('Larkfield')
  said(0, 'nobody')
  expect(await early).toBe('nobody')
  expect(await get()).toBe('Larkfield')
  pass(5_000)
  const next = get()
  while (readings.length < 3) await new Promise(setImmediate)
  said(2, 'Larkfield')
  expect(await next).toBe('Larkfield')
})
