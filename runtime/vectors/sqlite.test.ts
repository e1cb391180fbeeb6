import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { bytesHolding } from '../testing/leftovers.ts'
import { until } from '../testing/until.ts'
import { vectorsContract, type VectorsHandle } from './contract.ts'
import { openVectors } from './sqlite/index.ts'

const root = mkdtempSync(join(tmpdir(), 'docent-vectors-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const owner = ownerId('owner')
const kills = { model: 'kills', dimensions: 16 }

function onFatal(error: unknown): never {
  throw error
}

function open(file: string): VectorsHandle {
  const vectors = openVectors({ file, onFatal })
  return {
    vectors,
    async reopen() {
      await vectors.close()
      return open(file)
    },
  }
}

vectorsContract('SQLite', async () => open(join(root, 'contract.db')))

test('nothing of what was removed stays in any file once it is quiet', async () => {
  const dir = mkdtempSync(join(root, 'quiet-'))
  const vectors = openVectors({ file: join(dir, 'vectors.db'), onFatal, foldAfterMs: 300 })
  const dense = new Float32Array(16).fill(0.25)
  const point = { id: 'd:0', documentId: 'd', dense, text: 'zebulon wrote it', payload: { text: 'zebulon wrote it' } }
  await vectors.upsert(owner, kills, [point])
  expect(bytesHolding(dir, 'zebulon')).not.toEqual([])
  await vectors.removeOwner(owner)
  await until('it to be gone', () => bytesHolding(dir, 'zebulon').length === 0)
  await vectors.close()
})

/** Adds documents of 40 passages and removes most of them again, and says what was acknowledged. */
const workload = `
  import { writeSync } from 'node:fs'
  const { openVectors } = await import(process.argv[1])
  const [file, from] = [process.argv[2], Number(process.argv[3])]
  const vectors = openVectors({ file, onFatal: (error) => { throw error } })
  const dense = new Float32Array(16).fill(0.25)
  const space = { model: 'kills', dimensions: 16 }
  for (let i = from; ; i += 1) {
    const points = Array.from({ length: 40 }, (_, n) => (
      { id: 'd' + i + ':' + n, documentId: 'd' + i, dense, text: 'word' + i + ' n' + n, payload: { n } }
    ))
    writeSync(1, 'adding ' + i + '\\n')
    await vectors.upsert('owner', space, points)
    writeSync(1, 'added ' + i + '\\n')
    if (i % 4 === 0) continue
    writeSync(1, 'removing ' + i + '\\n')
    await vectors.removeDocument('owner', 'd' + i)
    writeSync(1, 'removed ' + i + '\\n')
    // Lets the writer do what it put off: the kill may hit that as well.
    if (i % 8 === 7) await new Promise((resolve) => setTimeout(resolve, 60))
  }
`

/** Kills the workload so many milliseconds after it has said so many lines. */
async function runAndKill(file: string, from: number, lines: number, later: number): Promise<string[]> {
  const script = new URL('./sqlite/index.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', workload, script, file, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const exited = once(child, 'close')
  let output = ''
  child.stdout.on('data', (data) => {
    const before = output.split('\n').length
    output += String(data)
    if (before <= lines && output.split('\n').length > lines) setTimeout(() => child.kill('SIGKILL'), later)
  })
  await exited
  return output.split('\n').slice(0, -1)
}

describe('SQLite vectors', () => {
  test('killed at any moment, it keeps what it acknowledged, all of it or nothing of the call that was cut', async () => {
    const file = join(root, 'killed.db')
    const expected = new Map<number, number[]>()
    for (let round = 0; round < 8; round += 1) {
      const said = await runAndKill(file, round * 1_000, 5 + round * 5, (round % 4) * 18)
      expect(said.length).toBeGreaterThanOrEqual(5 + round * 5)
      for (const line of said) {
        const [verb, document] = line.split(' ')
        const counts = { adding: [0, 40], added: [40], removing: [40, 0], removed: [0] }[verb as 'added']
        expected.set(Number(document), counts)
      }
      const { vectors } = open(file)
      for (const [document, counts] of expected) {
        const found = await vectors.count(owner, kills, `d${document}`)
        expect(counts).toContain(found)
        const query = { dense: new Float32Array(16).fill(0.25), text: `word${document}`, limit: 100 }
        const hits = (await vectors.search(owner, kills, query)).filter(({ lexical }) => lexical !== null)
        expect(hits).toHaveLength(found)
        expect(new Set(hits.map(({ payload }) => payload.n)).size).toBe(found)
        expected.set(document, [found])
      }
      await vectors.close()
      expect(problems(file)).toEqual([])
    }
  })

  test('the room of removed passages is given back, and nothing is lost by it', async () => {
    const file = join(root, 'compacted.db')
    const { vectors } = open(file)
    const dense = new Float32Array(16).fill(0.25)
    const points = Array.from({ length: 3_000 }, (_, i) => ({
      id: `d${i % 30}:${i}`,
      documentId: `d${i % 30}`,
      dense,
      text: `unique${i} common`,
      payload: { i },
    }))
    await vectors.upsert(owner, kills, points)
    for (let document = 0; document < 20; document += 1) await vectors.removeDocument(owner, `d${document}`)
    await until('no passage is dead', () => sizes(file).dead === 0)
    expect(sizes(file)).toEqual({ slots: 1_000, dead: 0, segments: 1 })
    for (const i of [20, 1_045, 2_999]) {
      const hits = await vectors.search(owner, kills, { dense, text: `unique${i}`, limit: 100 })
      const [hit] = hits.sort((a, b) => (b.lexical ?? 0) - (a.lexical ?? 0))
      expect(hit).toMatchObject({ id: `d${i % 30}:${i}`, payload: { i } })
    }
    await vectors.removeOwner(owner)
    await until('all rows are gone', () => sizes(file).slots === 0)
    expect(sizes(file)).toEqual({ slots: 0, dead: 0, segments: 0 })
    await vectors.close()
    expect(problems(file)).toEqual([])
  })

  test('a misspelled word finds what nobody wrote that way, and only where nobody did', async () => {
    const { vectors } = open(join(root, 'misspelled.db'))
    const dense = new Float32Array(16).fill(0.25)
    const texts = ['a deposit of ten pounds', 'the saddle is new', 'the sadle brand of Ohio', 'gears of steel']
    await vectors.upsert(
      owner,
      kills,
      texts.map((text, i) => ({ id: `d:${i}`, documentId: 'd', dense, text, payload: {} })),
    )
    const found = async (text: string) => {
      const hits = await vectors.search(owner, kills, { dense, text, limit: 10 })
      return hits.filter(({ lexical }) => lexical !== null).map(({ id }) => id)
    }
    expect(await found('how much dpeosit')).toEqual(['d:0'])
    expect(await found('which sadle')).toEqual(['d:2'])
    expect(await found('a gaers')).toEqual(['d:3'])
    await vectors.close()
  })

  test('what is asked again and again is answered as at first, and as it is after a removal', async () => {
    const file = join(root, 'often.db')
    const dense = new Float32Array(16).fill(0.25)
    const points = Array.from({ length: 4_500 }, (_, i) => ({
      id: `d${i % 50}:${i}`,
      documentId: `d${i % 50}`,
      dense,
      text: `${i % 7 === 0 ? 'saddle' : 'gears'} number${i % 900} ${'and more '.repeat(i % 5)}`,
      payload: { i },
    }))
    const asked = ['which saddle has number77', 'sadddle and gears of number123', 'number5000']
    const { vectors } = open(file)
    const ask = () => Promise.all(asked.map((text) => vectors.search(owner, kills, { dense, text, limit: 60 })))
    await vectors.upsert(owner, kills, points)
    const first = await ask()
    for (let times = 0; times < 10; times += 1) expect(await ask()).toEqual(first)
    for (let document = 0; document < 5; document += 1) await vectors.removeDocument(owner, `d${document}`)
    const after = await ask()
    expect(after.flat().filter(({ documentId }) => /^d[0-4]$/.test(documentId))).toEqual([])
    await vectors.close()
    const { vectors: again } = open(file)
    const anew = asked.map((text) => again.search(owner, kills, { dense, text, limit: 60 }))
    expect(await Promise.all(anew)).toEqual(after)
    await again.close()
  })

  test('a call that cannot be carried out is refused alone', async () => {
    const { vectors } = open(join(root, 'refused.db'))
    const dense = new Float32Array(16).fill(0.25)
    const point = (id: string) => ({ id, documentId: 'd', dense, text: 'word', payload: {} })
    const calls = [point('d:0'), point(undefined as unknown as string), point(null as unknown as string), point('d:2')]
    const results = await Promise.allSettled(calls.map((one) => vectors.upsert(owner, kills, [point('d:9'), one])))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await vectors.count(owner, kills, 'd')).toBe(3)
    await vectors.close()
    await expect(vectors.upsert(owner, kills, [point('d:3')])).rejects.toThrow('closed')
  })

  test('a file that cannot be opened, or that another release wrote, is an error at the start', () => {
    const file = join(root, 'newer.db')
    const db = new DatabaseSync(file)
    db.exec('pragma user_version = 99')
    db.close()
    expect(() => open(file)).toThrow('later release')
    expect(() => open(join(root, 'no', 'such', 'folder.db'))).toThrow()
  })
})

function query<T>(file: string, sql: string): T[] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return db.prepare(sql).all() as T[]
  } finally {
    db.close()
  }
}

const sizes = (file: string) => ({
  ...query<{ slots: number; dead: number; segments: number }>(
    file,
    `select coalesce(sum(n), 0) as slots, coalesce(sum(dead), 0) as dead, count(*) as segments
     from segment`,
  )[0],
})

/** What SQLite itself and the tables' relations complain about. */
function problems(file: string): unknown[] {
  return [
    ...query<{ integrity_check: string }>(file, 'pragma integrity_check').filter((row) => row.integrity_check !== 'ok'),
    ...query(file, 'select id from segment where n < dead or length(document) != n * 4 or length(scale) != n * 4'),
    ...query(file, 'select segment from post where segment not in (select id from segment)'),
    ...query(file, 'select segment from block where segment not in (select id from segment where n < 2048)'),
    ...query(file, 'select id from vec where id / 256 not in (select id from segment)'),
    ...query(file, `select 1 where (select count(*) from point) != (select coalesce(sum(n - dead), 0) from segment)`),
  ]
}
