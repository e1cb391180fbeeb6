import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begin } from '../src/whole/begin.ts'
import { differences, takeInventory } from '../src/whole/compare.ts'
import { copyAll, copyEvents } from '../src/whole/copy.ts'
import { leaversOf, leftOf } from '../src/whole/leavers.ts'
import { openFolder, type ClusterSide, type Side } from '../src/whole/side.ts'

const ada = ownerId('ada')
const space = { model: 'words', dimensions: 4 }
const payload = (text: string) => ({ title: 'Lamps.pdf', headings: ['Desk'], text })
const point = (id: string, text: string) => ({
  id,
  documentId: 'd',
  dense: new Float32Array([0.6, 0.8, 0, 0]),
  text,
  payload: payload(text),
})
const users = { name: 'identity.users', unique: [['email']] }
const user = (id: string, email: string, version = 1) => ({
  id,
  owner: id,
  version,
  causes: ['e1'],
  record: { id, ownerId: id, email },
})
const document = {
  id: 'd',
  owner: ada,
  version: 7,
  causes: [],
  record: { id: 'd', ownerId: ada, model: 'words', job: null },
}
const embedding = { name: 'embedding.documents', unique: [] }

describe('two installations', () => {
  let dir: string
  let one: Side
  let other: Side
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'docent-whole-'))
    const [first, second] = ['one', 'other'].map((name) => join(dir, name))
    for (const folder of [first, second]) mkdirSync(folder ?? '')
    one = openFolder(first ?? '', { write: true })
    other = openFolder(second ?? '', { write: true })
    await one.records.put(users, [user('ada', 'ada@x.example'), user('bob', 'bob@x.example')])
    await one.records.put(embedding, [document])
    await one.blobs.put(ada, 'd/original', Buffer.from('a lamp'))
    await one.vectors.upsert(ada, space, [point('d:0', 'a lamp'), point('d:1', 'a shade')])
  })
  afterEach(async () => {
    await one.close()
    await other.close()
    rmSync(dir, { recursive: true, force: true })
  })
  const compared = async () => differences(await takeInventory(one), await takeInventory(other))

  test('hold the same after copying, which writes nothing the second time', async () => {
    expect(await compared()).toEqual([
      'embedding.documents: 1 and 0',
      'files: 1 and 0',
      'identity.users: 2 and 0',
      'vectors: 2 and 0',
    ])
    const steps: string[] = []
    const onStep = (step: string) => void steps.push(step)
    await copyAll(one, other, { inUse: false, onStep })
    expect(await compared()).toEqual([])
    expect(steps).toEqual(['embedding.documents', 'identity.users', 'files', 'vectors'])
    await copyAll(one, other, { inUse: true, onStep })
    expect(steps).toHaveLength(4)
    expect(await other.vectors.search(ada, space, { text: 'shade', limit: 1 })).toMatchObject([{ id: 'd:1' }])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['a record', () => other.records.put(users, [user('ada', 'eve@x.example')]), 'identity.users: 2 in both'],
    ['a version', () => other.records.put(users, [user('ada', 'ada@x.example', 2)]), 'identity.users: 2 in both'],
    ['one record more', () => other.records.put(users, [user('eve', 'eve@x.example')]), 'identity.users: 2 and 3'],
    ['one record less', () => other.records.remove('identity.users', ['bob']), 'identity.users: 2 and 1'],
    ['a file', () => other.blobs.put(ada, 'd/original', Buffer.from('a lump')), 'files: 1 in both'],
    ['one file more', () => other.blobs.put(ada, 'd/more', Buffer.from('')), 'files: 1 and 2'],
    ['a passage', () => other.vectors.upsert(ada, space, [point('d:1', 'a bulb')]), 'vectors: 2 in both'],
    ['no vectors', () => other.vectors.removeOwner(ada), 'vectors: 2 and 0'],
  ])('differ by %s, which is named, and copying makes them the same again', async (_, change, named) => {
    await copyAll(one, other, { inUse: false })
    await change()
    expect((await compared()).join()).toContain(named)
    await copyAll(one, other, { inUse: false })
    expect(await compared()).toEqual([])
  })

  test('documents and accounts that are only in the other one are found there no more, and what is left of them is seen', async () => {
    const eve = ownerId('eve')
    const gone = { id: 'gone', text: 'a secret shade' }
    const more = { ...point('gone:0', gone.text), documentId: gone.id }
    await copyAll(one, other, { inUse: false })
    await other.records.put(users, [user('eve', 'eve@x.example')])
    await other.records.put(embedding, [
      { ...document, record: { ...document.record, model: 'letters' } },
      { ...document, id: gone.id, record: { ...document.record, id: gone.id } },
      { ...document, id: 'hers', owner: eve, record: { ...document.record, id: 'hers', ownerId: eve } },
    ])
    await other.blobs.put(eve, 'hers/original', Buffer.from('a lamp'))
    await other.vectors.upsert(ada, space, [more])
    await other.vectors.upsert(ada, { ...space, model: 'letters' }, [point('d:9', 'an old shade')])
    await other.vectors.upsert(eve, space, [{ ...point('hers:0', 'hers'), documentId: 'hers' }])
    const leavers = await leaversOf(one, other)
    expect(await leftOf(one, other, leavers)).toEqual([
      'files: 1 of accounts that are gone',
      'vectors: 3 of documents that are gone',
    ])
    await copyAll(one, other, { inUse: false })
    expect(await leftOf(one, other, leavers)).toEqual([])
    expect(await compared()).toEqual([])
    const found = await other.vectors.search(ada, space, { text: 'shade', limit: 9 })
    expect(found.map(({ id }) => id)).toEqual(['d:1'])
    const old = { ...space, model: 'letters' }
    expect(await other.vectors.search(ada, old, { text: 'shade', limit: 9 })).toEqual([])
    expect(await other.vectors.search(eve, space, { text: 'hers', limit: 9 })).toEqual([])
    expect(await other.blobs.list(eve, '')).toEqual([])
  })

  test('two records that swapped what must be unique are copied', async () => {
    await copyAll(one, other, { inUse: false })
    await one.records.remove('identity.users', ['ada', 'bob'])
    await one.records.put(users, [user('bob', 'ada@x.example'), user('cyd', 'bob@x.example')])
    await copyAll(one, other, { inUse: false })
    expect(await compared()).toEqual([])
  })

  test('what must be unique is copied where a larger id has it there, or changed hands, however many are between', async () => {
    const many = Array.from({ length: 450 }, (_, n) => user(`m${String(n).padStart(3, '0')}`, `${n}@x.example`))
    await one.records.put(users, [...many, user('a-new', 'taken@x.example'), user('z-kept', 'first@x.example')])
    await other.records.put(users, [
      user('z-gone', 'taken@x.example'),
      user('z-kept', 'bob@x.example'),
      user('ada', 'first@x.example'),
      user('m440', 'ada@x.example'),
    ])
    await copyAll(one, other, { inUse: false })
    expect(await compared()).toEqual([])
  })

  test('what was begun goes on without a word, unless somebody is there by now whom it does not bring', async () => {
    let mark: string | undefined
    const records = {
      ...other.records,
      mark: async () => mark,
      setMark: async (text: string) => {
        mark = text
      },
    }
    const cluster = { ...other, records } as ClusterSide
    const said: string[] = []
    const options = { now: () => new Date(0), print: (line: string) => void said.push(line) }
    const goOn = (replace = false) => begin(one, cluster, { ...options, replace })
    await goOn()
    await other.records.put(users, [user('ada', 'ada@x.example')])
    await goOn()
    expect(said).toEqual(['Going on with what began at 1970-01-01T00:00:00.000Z.'])
    await other.records.put(users, [user('eve', 'eve@x.example')])
    await expect(goOn()).rejects.toThrow(/has accounts which are not in .* --replace/)
    await goOn(true)
    mark = undefined
    await other.records.remove(users.name, ['eve'])
    await expect(goOn()).rejects.toThrow('has accounts already')
  })

  test('one that is only read, its databases elsewhere, is left as it is', async () => {
    const folder = join(dir, 'read-only')
    cpSync(join(dir, 'one', 'blobs', 'content'), join(folder, 'blobs', 'content'), { recursive: true })
    const before = readdirSync(folder, { recursive: true }).sort()
    const databases = join(dir, 'databases')
    mkdirSync(databases)
    const side = openFolder(folder, { write: false, databases })
    expect(await side.blobs.list(ada, '')).toEqual(['d/original'])
    expect(String(await side.blobs.bytes(ada, 'd/original'))).toBe('a lamp')
    await side.close()
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
  })

  test('events that were not heard are said on the other side', async () => {
    const said = { id: 'e1', type: 'user.deleted', version: 1, ownerId: ada, occurredAt: '', payload: {} }
    await one.say([{ topic: 'docent.user', event: said }])
    expect(await copyEvents(one, other)).toBe(1)
    const there = []
    for await (const one of other.records.events()) there.push(one)
    expect(there).toEqual([{ topic: 'docent.user', event: said }])
  })
})
