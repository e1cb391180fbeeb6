import { afterAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { QdrantClient } from '@qdrant/js-client-rest'
import { randomUUID } from 'node:crypto'
import { DataFromLater } from '../../layout/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { createQdrantVectors } from './index.ts'
import { createAsk } from './client.ts'
import { bringUp, metadata, migrations } from './layout.ts'
import { forgetCollections } from './test-server.ts'

const server = engineFromEnvironment('QDRANT_URL')
const suite = server === undefined ? describe.skip : describe
const owner = ownerId('owner-1')

suite('the layout of a collection', () => {
  const url = server ?? ''
  const prefix = `layout-${randomUUID().slice(0, 8)}-`
  const client = new QdrantClient({ url, checkCompatibility: false })
  const ask = createAsk({ url, timeoutMs: 15_000, random: Math.random })
  const vectors = () => createQdrantVectors({ url, prefix })
  const space = { model: 'words', dimensions: 4 }
  const name = `${prefix}words-4`
  const point = (id: string) => ({
    id,
    documentId: 'd',
    dense: new Float32Array([1, 0, 0, 0]),
    text: 'lamp',
    payload: {},
  })
  const search = () => vectors().search(owner, space, { text: 'lamp', limit: 3 })
  const layout = async () =>
    ((await client.getCollection(name)).config as { metadata?: { layout?: unknown } }).metadata?.layout
  afterAll(() => forgetCollections(url, prefix))

  test('is said by a new one; of 0.1, which says none, it is the first', async () => {
    await vectors().upsert(owner, space, [point('d:0')])
    expect(await layout()).toBe(metadata.layout)
    await client.updateCollection(name, { metadata: { layout: null } })
    expect(await search()).toHaveLength(1)
    await vectors().upsert(owner, space, [point('d:1')])
    expect(await search()).toHaveLength(2)
  })

  test('is brought up by the steps it lacks, each once', async () => {
    const taken: string[] = []
    const to = metadata.layout + 1
    const step = { to, what: 'a field for the kind', run: async (of: { name: string }) => void taken.push(of.name) }
    for (let start = 0; start < 2; start++) await bringUp({ ask, name }, [...migrations, step])
    expect([taken, await layout()]).toEqual([[name], to])
  })

  test('of a later release lets nothing be read or written', async () => {
    await expect(search()).rejects.toThrow(DataFromLater)
    await expect(vectors().upsert(owner, space, [point('d:2')])).rejects.toThrow(/later release/)
    expect((await client.count(name, { exact: true })).count).toBe(2)
  })
})
