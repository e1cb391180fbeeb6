import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const manifestFile = join(dist, '.vite/manifest.json')
const isBuilt = existsSync(manifestFile)
const budgets = isBuilt ? describe : describe.skip

const PUBLIC_BYTES = 100_000
const FIRST_LOAD_BYTES = 250_000
const ROUTE_BYTES = 100_000
/** Scripts that a browser waits for before it draws a page, which it asks for a few at a time. */
const ROUTE_FILES = 30
const SITE = 'src/app/site/client/main.ts'
/** What is loaded before any page of the dashboard is drawn: the document, and the group of `vite.chunks.ts`. */
const PAGE = 'index.html'
const FRAME = 'frame'
/** Where signing in leads. */
const FIRST = 'src/features/documents/DocumentsPage.tsx'

interface Entry {
  file: string
  name?: string
  imports?: string[]
  isDynamicEntry?: boolean
}

budgets(isBuilt ? 'what the pages weigh' : 'what the pages weigh [skipped: the dashboard is not built]', () => {
  const manifest: Record<string, Entry> = isBuilt ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
  /** The scripts that come with these entries, the entries' own included. */
  const scriptsOf = (...keys: string[]): Set<string> => {
    const seen = new Set<string>()
    const visit = (key: string): void => {
      const entry = manifest[key]
      if (!entry) throw new Error(`the build made nothing of ${key}`)
      if (seen.has(entry.file)) return
      seen.add(entry.file)
      entry.imports?.forEach(visit)
    }
    keys.forEach(visit)
    return seen
  }
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const frame = scriptsOf(PAGE, Object.keys(manifest).find((key) => manifest[key]?.name === FRAME) ?? FRAME)
  const routes = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && /^src\/features\/.*Page\.tsx$/.test(key),
  )

  test('a public page brings at most 100 kB of script', () => {
    expect(weigh(scriptsOf(SITE))).toBeLessThanOrEqual(PUBLIC_BYTES)
  })

  test('a public page brings neither the component library nor the store', () => {
    const code = [...scriptsOf(SITE)].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
    expect(code).not.toMatch(/ant-btn|react-dom|createSlice/)
    expect(code.length).toBeLessThan(40_000)
  })

  test('the first load of the dashboard is at most 250 kB of script', () => {
    expect(weigh(new Set([...frame, ...scriptsOf(FIRST)]))).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
  })

  test('every route adds at most 100 kB to what is there', () => {
    expect(routes.length).toBeGreaterThanOrEqual(4)
    const weights = routes.map((route) => ({
      route,
      bytes: weigh([...scriptsOf(route)].filter((file) => !frame.has(file))),
    }))
    expect(weights.filter(({ bytes }) => bytes > ROUTE_BYTES)).toEqual([])
  })

  test('no route waits for more than 30 scripts, those of the frame included', () => {
    const counts = routes.map((route) => ({ route, files: new Set([...frame, ...scriptsOf(route)]).size }))
    expect(counts.filter(({ files }) => files > ROUTE_FILES)).toEqual([])
  })
})
