import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineFromEnvironment } from '../testing/from-environment.ts'
import { dropDatabase } from '../testing/mongo-database.ts'
import { openWholeMongo } from './mongodb/whole.ts'
import { AlreadyExists } from './port.ts'
import { openWholeSqlite } from './sqlite-whole.ts'
import type { WholeStore } from './whole.ts'

const server = engineFromEnvironment('MONGODB_URI')
const users = { name: 'whole.users', unique: [['email']] }
const user = (id: string, email: string, version = 1) => ({
  id,
  owner: id,
  version,
  causes: [],
  record: { id, ownerId: id, email },
})

interface Opened {
  store: WholeStore
  destroy(): Promise<void>
}

async function inFile(): Promise<Opened> {
  const dir = mkdtempSync(join(tmpdir(), 'docent-whole-'))
  const store = openWholeSqlite(join(dir, 'docent.db'), { write: true })
  return {
    store,
    async destroy() {
      await store.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function inMongo(): Promise<Opened> {
  const uri = new URL(server ?? '')
  uri.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
  const store = await openWholeMongo(uri.href, ['whole'])
  return {
    store,
    async destroy() {
      await store.close()
      await dropDatabase(uri.href)
    },
  }
}

describe.each([
  ['SQLite', inFile, true],
  ['MongoDB', inMongo, server !== undefined],
] as const)('all of a store on %s', (_, open, isThere) => {
  const testIf = isThere ? test : test.skip
  let opened: Opened
  beforeAll(async () => {
    if (isThere) opened = await open()
  })
  afterAll(() => opened?.destroy())

  testIf('refuses what another record has that must be unique, and leaves that one as it is', async () => {
    const { store } = opened
    await store.put(users, [user('ada', 'ada@x.example'), user('bob', 'bob@x.example')])
    await expect(store.put(users, [user('cyd', 'bob@x.example')])).rejects.toThrow(AlreadyExists)
    await expect(store.put(users, [user('ada', 'bob@x.example', 2)])).rejects.toThrow(AlreadyExists)
    await store.put(users, [user('bob', 'bob@x.example', 2)])
    const all = []
    for await (const one of store.records(users.name)) all.push(one)
    expect(all).toEqual([user('ada', 'ada@x.example'), user('bob', 'bob@x.example', 2)])
    await store.remove(users.name, ['bob'])
    await store.put(users, [user('ada', 'bob@x.example', 2)])
  })
})
