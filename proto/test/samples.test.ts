import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { envelopeSchema, eventCatalog, eventTopics, say, upToDate, type EventType } from '../src/index.ts'

const folder = new URL('../samples/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const NAME = /^([a-z]+\.[a-z-]+)\.v(\d+)\.json$/

const parsed = names.map((name) => {
  const [, type = '', version = ''] = NAME.exec(name) ?? []
  const content = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>
  return { name, type, version: Number(version), content }
})

describe('samples of every event that was ever said', () => {
  test.each(names)('%s is named after an event and its version', (name) => {
    expect(name).toMatch(NAME)
  })

  test.each(Object.entries(eventCatalog))('%s has a sample of its version and of each before', (type, { version }) => {
    const versions = parsed.filter((one) => one.type === type).map((one) => one.version)
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: version }, (_, index) => index + 1))
  })

  test.each(parsed)('$name is understood, and its envelope says what its name says', ({ type, version, content }) => {
    expect(envelopeSchema.parse(content)).toEqual(content)
    expect(content).toMatchObject({ type, version })
    expect(Object.keys(eventCatalog)).toContain(type)
  })

  test.each(parsed)('$name: its payload is understood, and nothing of it is lost', ({ type, version, content }) => {
    const known = eventCatalog[type as EventType]
    // Of an older version it is enough that its reader makes today's of it: it may rename, fill in and leave out.
    const payload = upToDate<z.ZodType>(known, version, content['payload'])
    // A field that came since may have been given its default.
    if (version === known.version) expect(payload).toMatchObject(content['payload'] as object)
  })

  const unedited = isCheckout() ? test : test.skip
  unedited('a sample that was published is never edited (told from the history, so only in a git checkout)', () => {
    expect(git('log', '--diff-filter=M', '--format=', '--name-only', '--', '.')).toBe('')
    expect(git('diff', 'HEAD', '--diff-filter=MD', '--name-only', '--', '.')).toBe('')
  })
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function isCheckout(): boolean {
  try {
    return git('rev-parse', '--is-inside-work-tree') === 'true'
  } catch {
    return false
  }
}

describe('the catalog', () => {
  test.each(Object.entries(eventCatalog))('%s: its topic is that of its kind of record', (type, { topic, version }) => {
    expect(topic).toBe(`docent.${type.split('.')[0]}`)
    expect(eventTopics).toContain(topic)
    expect(version).toBeGreaterThanOrEqual(1)
  })

  test.each(Object.keys(eventCatalog))('%s is written like "record.what-happened"', (type) => {
    expect(type).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/)
  })

  test('an event that does not fit its schema cannot be said', () => {
    expect(() => say('widget.deleted', { widgetId: '' })).toThrow()
    expect(say('widget.deleted', { widgetId: 'w1' })).toEqual({
      type: 'widget.deleted',
      version: 1,
      topic: 'docent.widget',
      payload: { widgetId: 'w1' },
    })
  })
})
