import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const read = (file: string) => readFileSync(join(dist, file))
const sizeOf = (file: string) => gzipSync(read(file), { level: 9 }).length
const isBuilt = existsSync(join(dist, 'loader.js'))
const budgets = isBuilt ? describe : describe.skip

/** What a page loads at once: what it names, and what that imports without being asked. */
function loadedBy(page: string): Set<string> {
  const all = new Set<string>()
  const follow = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    if (!name.endsWith('.js')) return
    for (const [, one = ''] of String(read(join('assets', name))).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) follow(one)
  }
  for (const [, name = ''] of String(read(page)).matchAll(/assets\/([^"]+)"/g)) follow(name)
  return all
}

budgets(isBuilt ? 'what a website pays' : 'what a website pays [skipped: the widget is not built]', () => {
  test('the loader is at most 3 kB, with its look written in', () => {
    expect(sizeOf('loader.js') + 400).toBeLessThanOrEqual(3_000)
    expect(sizeOf('short.js')).toBeLessThanOrEqual(500)
  })

  test('everything that comes with the first open is at most 85 kB, in the longest language', () => {
    const loaded = [...loadedBy('frame.html')]
    const words = readdirSync(join(dist, 'assets')).filter((name) => /^[a-z]{2}-.*\.js$/.test(name))
    const longest = Math.max(...words.map((name) => sizeOf(join('assets', name))))
    const rest = loaded.map((name) => sizeOf(join('assets', name)))
    const total = [...rest, longest, sizeOf('card.js'), sizeOf('frame.html')].reduce((sum, size) => sum + size, 0)
    expect(words).toHaveLength(10)
    expect(loaded.some((name) => name.endsWith('.css'))).toBe(true)
    expect(total).toBeLessThanOrEqual(85_000)
  })

  test('what draws answers, and what lies over them, is loaded once there is something to draw', () => {
    const loaded = loadedBy('frame.html')
    const later = readdirSync(join(dist, 'assets')).filter((name) =>
      /^(Markdown|Passage|Message|NewSession|YourData)-.*\.js$/.test(name),
    )
    expect(later).toHaveLength(5)
    expect(later.filter((name) => loaded.has(name))).toEqual([])
  })
})
