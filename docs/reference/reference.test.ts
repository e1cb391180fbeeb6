import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { referencePages } from './generate.ts'
import { chapters } from './run.ts'

describe('the reference pages', () => {
  test.each(Object.entries(referencePages(chapters)))('%s says what the code declares (npm run docs)', (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
  })

  test('every service declares what it can refuse', () => {
    const silent = chapters.filter(({ title, failures }) => title.startsWith('Service: ') && !failures)
    expect(silent.map(({ title }) => title)).toEqual([])
  })
})
