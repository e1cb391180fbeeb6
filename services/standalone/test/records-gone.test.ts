import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDamaged } from '../src/check.ts'
import { examineFolder } from '../src/doctor.ts'
import { holdsRecords, refuseWithoutRecords } from '../src/records-gone.ts'
import { loadSecrets } from '../src/secrets.ts'
import { start } from '../src/start.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-gone-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function put(name: string, content = 'something'): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}
function makeDatabase(name: string, sql = 'CREATE TABLE a (t TEXT)'): void {
  const db = new DatabaseSync(join(dir, name))
  db.exec(`PRAGMA journal_mode = WAL; ${sql}`)
  db.close()
}
const fatal = (error: unknown) => {
  throw error
}
const env = () => ({ DATA_DIR: dir, PORT: '0', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent', MODEL_DISCOVERY: 'off' })

test.each([
  ['files of documents', () => put('blobs/content/owner/file'), 'is missing, while blobs of'],
  ['vectors', () => makeDatabase('vectors.db'), 'is missing, while vectors.db of'],
  ['mails', () => put('outbox/one.eml'), 'is missing, while outbox of'],
  ['files, and an empty file', () => (put('docent.db', ''), put('blobs/content/o/f')), 'is empty, while blobs'],
  [
    'files, and a database without a table',
    () => (makeDatabase('docent.db', ''), put('blobs/content/o/f')),
    'is empty',
  ],
] as const)('a folder that holds %s and no records does not pass for a new one', async (_, fill, said) => {
  fill()
  await loadSecrets(dir)
  expect(() => refuseWithoutRecords(dir)).toThrow(DataDamaged)
  await expect(start(env(), fatal)).rejects.toThrow(said)
  await expect(start(env(), fatal)).rejects.toThrow(/Put the whole data folder back.*or move all/)
  const found = (await examineFolder(env())).find(({ what }) => what === 'docent.db')
  expect(found).toMatchObject({ state: 'bad', says: expect.stringContaining(said) })
  // Neither has made what would let the next start pass.
  expect(holdsRecords(dir)).toBe(false)
  await expect(start(env(), fatal)).rejects.toThrow(said)
})

test('a first start that was killed before it made the records is gone on with', async () => {
  await loadSecrets(dir)
  const secrets = readFileSync(join(dir, 'secrets.json'), 'utf8')
  for (const name of ['content', 'unfinished']) mkdirSync(join(dir, 'blobs', name), { recursive: true })
  put('docent.db', '')
  const running = await start(env(), fatal)
  await running.stop()
  expect([existsSync(join(dir, 'docent.db')), readFileSync(join(dir, 'secrets.json'), 'utf8')]).toEqual([true, secrets])
})
