import { describe, expect, test } from '@jest/globals'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import { defineService } from '@docent/runtime/service'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { referencePages } from './generate.ts'
import { keptBy } from './kept.ts'
import { chapters, whatIsKept } from './run.ts'

describe('the reference pages', () => {
  test.each(Object.entries(referencePages(chapters)))('%s says what the code declares (npm run docs)', (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
  })

  test('what-is-kept.md says what every collection keeps that a service opens (npm run docs)', async () => {
    expect(readFileSync(new URL('what-is-kept.md', import.meta.url), 'utf8')).toBe(await whatIsKept())
  })

  test('a collection that does not say what it keeps is refused by its name', async () => {
    const silent = defineService({
      name: 'silent',
      settings: {},
      failures: {},
      needs: ['store'],
      async start({ engines: { store } }) {
        store.collection({
          name: 'silent.secrets',
          schema: z.object({ id: idSchema, ownerId: ownerIdSchema }),
          indexes: [],
        })
        return {}
      },
    })
    await expect(keptBy([{ name: 'silent', service: silent }])).rejects.toThrow(
      'silent.secrets does not say what it keeps',
    )
  })

  test('every service declares what it can refuse', () => {
    const silent = chapters.filter(({ title, failures }) => title.startsWith('Service: ') && !failures)
    expect(silent.map(({ title }) => title)).toEqual([])
  })
})
