import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { randomIds, systemClock } from '../clock/index.ts'
import { StorageFull } from '../failures/storage-full.ts'
import { openReader, type Reader } from '../sqlite/reader.ts'
import { openForWriting } from '../sqlite/schema.ts'
import { openWriter, type Writer } from '../sqlite/writer.ts'
import { createSqliteStore } from './sqlite.ts'

let dir: string
let reader: Reader
let writer: Writer
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-store-full-'))
  const file = join(dir, 'docent.db')
  openForWriting(file).close()
  reader = openReader(file)
  const onFatal = (error: Error) => {
    throw error
  }
  writer = openWriter({ file, clock: systemClock, onFatal, onAppended: () => undefined })
})
afterEach(async () => {
  await writer.close(() => reader.close())
  rmSync(dir, { recursive: true, force: true })
})

test('a collection that could not be made for lack of room has nothing in it, and is made once there is room', async () => {
  await writer.submit({ kind: 'room', pages: 0 })
  const store = createSqliteStore({ writer, reader, clock: systemClock, ids: randomIds })
  const schema = z.object({ id: z.string(), ownerId: z.string(), name: z.string() })
  const keeps = { of: 'nobody', what: 'things', until: 'the test ends' }
  const things = store.collection({ name: 'test.things', schema, keeps, indexes: [{ fields: ['name'] }] } as never)
  const thing = { id: 'a', ownerId: 'ada', name: 'lamp' }
  expect(await things.get('ada' as never, 'a')).toBeUndefined()
  expect((await things.find('ada' as never)).records).toEqual([])
  await expect(things.insert('ada' as never, thing as never)).rejects.toThrow(StorageFull)
  await writer.submit({ kind: 'room', pages: 10_000 })
  await things.insert('ada' as never, thing as never)
  expect(await things.get('ada' as never, 'a')).toEqual(thing)
})
