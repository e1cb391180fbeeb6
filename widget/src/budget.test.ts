import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const isBuilt = existsSync(join(dist, 'loader.js'))
const budgets = isBuilt ? describe : describe.skip

budgets(isBuilt ? 'what a website pays' : 'what a website pays [skipped: the widget is not built]', () => {
  test('the loader is at most 3 kB, with its look written in', () => {
    expect(sizeOf('loader.js') + 400).toBeLessThanOrEqual(3_000)
    expect(sizeOf('short.js')).toBeLessThanOrEqual(500)
  })

  test('everything that comes with the first open is at most 85 kB, in the longest language', () => {
    // What is said instead of opening is loaded instead of the frame, and a website shows no preview.
    const assets = readdirSync(join(dist, 'assets')).filter((name) => /^(?!refusals-|preview-).*\.(js|css)$/.test(name))
    const sizes = assets.map((name) => ({ name, size: sizeOf(join('assets', name)) }))
    const words = sizes.filter(({ name }) => /^[a-z]{2}-/.test(name))
    const rest = sizes.filter((one) => !words.includes(one)).map(({ size }) => size)
    const longest = Math.max(...words.map(({ size }) => size))
    const total = [...rest, longest, sizeOf('card.js'), sizeOf('frame.html')].reduce((sum, size) => sum + size, 0)
    expect(words).toHaveLength(10)
    expect(total).toBeLessThanOrEqual(85_000)
  })
})
