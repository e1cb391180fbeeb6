import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupCommand } from '../src/backup-command.ts'
import { copyHashed, filesBelow, hashOf } from '../src/backup/files.ts'
import { refuseHalfRestored } from '../src/backup/half-restored.ts'
import { between } from '../src/backup/places.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { lockData } from '../src/lock.ts'
import { start } from '../src/start.ts'

const commandFile = join(import.meta.dirname, '../src/backup-command.ts')
const former = join(import.meta.dirname, 'former')
const [release = ''] = readdirSync(former).sort().slice(-1)

let dir: string
let said: string[]
const at = (name: string) => join(dir, name)
const run = (...args: string[]) => {
  said = []
  return backupCommand(args, { DATA_DIR: at('data') }, (line) => said.push(line))
}
const sql = (file: string, text: string) => {
  const db = new DatabaseSync(file)
  db.exec(text)
  db.close()
}

/** What Docent keeps in a folder, with the hashes of its files. */
async function listing(folder: string): Promise<string[]> {
  const names = (await filesBelow(folder)).filter((name) => !name.startsWith('running.'))
  return Promise.all(names.map(async (name) => `${name} ${(await hashOf(join(folder, name)))?.sha256}`))
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-backup-'))
  execFileSync('sh', ['-c', `mkdir ${at('data')} && tar xzf ${join(former, release)} -C ${at('data')}`])
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('a backup', () => {
  test('holds every record, vector, file and secret, and puts them back where nothing is', async () => {
    expect(await run('--to', at('copy'))).toBe(0)
    rmSync(at('data'), { recursive: true })
    expect(await run('--from', at('copy'))).toBe(0)
    for (const name of ['docent.db', 'vectors.db', 'secrets.json'])
      expect(await hashOf(at(`data/${name}`))).toEqual(await hashOf(at(`copy/${name}`)))
    expect(readdirSync(at('data/blobs/content'), { recursive: true })).toEqual(
      readdirSync(at('copy/blobs/content'), { recursive: true }),
    )
    expect(readdirSync(at('data'))).not.toContain('manifest.json')
  })

  test('is taken of one moment while somebody writes, and is not kept waiting by it', async () => {
    sql(at('data/docent.db'), 'CREATE TABLE IF NOT EXISTS pairs (side TEXT, n INTEGER)')
    const writer = new DatabaseSync(at('data/docent.db'))
    writer.exec("PRAGMA journal_mode = WAL; INSERT INTO pairs VALUES ('left', 0), ('right', 0)")
    // What is not committed is of no moment.
    writer.exec('BEGIN IMMEDIATE; UPDATE pairs SET n = 1')
    expect(await run('--to', at('copy'))).toBe(0)
    writer.exec('COMMIT')
    writer.close()
    const copy = new DatabaseSync(at('copy/docent.db'), { readOnly: true })
    expect(copy.prepare('SELECT DISTINCT n FROM pairs').all()).toEqual([{ n: 0 }])
    copy.close()
  })

  test('holds every other file where folders go while it looks for them', async () => {
    const lists = () => filesBelow(at('data/blobs/content'))
    const all = await lists()
    for (let n = 0; n < 300; n += 1) mkdirSync(at(`data/blobs/content/gone${n}`))
    const listing = lists()
    for (let n = 299; n >= 0; n -= 1) await rm(at(`data/blobs/content/gone${n}`), { recursive: true })
    expect(await listing).toEqual(all)
    expect(all).not.toEqual([])
  })

  test('has no trace of a file that went before it was copied', async () => {
    expect(await copyHashed(at('data/gone'), at('copy/folder/gone'))).toBeUndefined()
    expect(existsSync(at('copy'))).toBe(false)
  })

  test('is not taken without a file that a document needs, which is named, unless one says so', async () => {
    const [original = ''] = (await filesBelow(at('data'))).filter((name) => name.endsWith('/original'))
    rmSync(at(`data/${original}`))
    expect(await run('--to', at('copy'))).toBe(1)
    expect(said.join()).toContain(`- ${original} of the document `)
    expect(said.join()).toMatch(/^1 files that documents need are not in/)
    expect(existsSync(at('copy'))).toBe(false)
    expect(existsSync(at('copy.unfinished'))).toBe(false)
    expect(await run('--to', at('copy'), '--incomplete')).toBe(0)
    expect(await run('--check', at('copy'))).toBe(0)
  })

  test.each([
    [
      'a document that is deleted',
      `UPDATE "records:document-ingest.documents" SET json = json_set(json, '$.status', 'deleted')`,
    ],
    [
      'an account that is deleted',
      `INSERT INTO "records:widget.departures" (id, owner, version, json) SELECT DISTINCT owner, owner, 1, '{}' FROM "records:document-ingest.documents"`,
    ],
  ])('lacks files of %s without a word', async (_, leaving) => {
    sql(at('data/docent.db'), leaving)
    rmSync(at('data/blobs/content'), { recursive: true })
    expect(await run('--to', at('copy'))).toBe(0)
  })

  test.each(['copy/', 'copy//', 'deep/copy/.'])('goes to %s as to the folder it means', async (to) => {
    expect(await run('--to', at(to))).toBe(0)
    expect(await run('--check', at(to))).toBe(0)
  })

  test('goes into no folder that holds something', async () => {
    writeFileSync(at('something'), '')
    expect(await run('--to', dir)).toBe(1)
    expect(said.join()).toContain('is not empty')
  })

  test.each([
    [
      'a file',
      () => 'file',
      /^--to: .*file can't be used: .*file is a file and no folder \(ENOTDIR\)\. Name a folder with --to\.$/,
    ],
    ['a folder below a file', () => 'file/copy', /^--to: .*file is a file and no folder/],
    ['a file system that takes no folders', () => '/proc/x', /^--to: \/proc\/x can't be used: .* can't be made/],
  ])('goes to no place that is %s, and says so in a sentence', async (_, to, words) => {
    if (to().startsWith('/proc') && !existsSync('/proc/self')) return
    writeFileSync(at('file'), '')
    expect(await run('--to', resolve(dir, to()))).toBe(1)
    expect(said.join('\n')).toMatch(words)
  })

  test('of records that are damaged is not taken, and names them', async () => {
    writeFileSync(at('data/docent.db'), 'this is no database, but a text that is long enough to be taken for one')
    expect(await run('--to', at('copy'))).toBe(1)
    expect(said.join()).toMatch(/^[^:]*docent\.db is damaged/)
    expect(existsSync(at('copy.unfinished'))).toBe(false)
  })

  test('is for its owner only, whatever the shell lets others read', async () => {
    const script = `umask 022; exec "$0" "$@"`
    const args = [commandFile, '--to', at('copy')]
    execFileSync('sh', ['-c', script, process.execPath, ...args], {
      env: { ...process.env, DATA_DIR: at('data'), KAFKA_BROKERS: '' },
    })
    const modes = [...(await filesBelow(at('copy'))), '.'].map((name) => statSync(at(`copy/${name}`)).mode & 0o077)
    expect(modes.length).toBeGreaterThan(4)
    expect(modes.filter((mode) => mode !== 0)).toEqual([])
  })

  test.each([
    [
      'copy.unfinished/docent.db',
      { code: 'ERR_SQLITE_ERROR', errcode: 13 },
      /^--to: \/to can't be used: its disk is full/,
    ],
    [
      'what has no name',
      { code: 'ENOSPC' },
      /^--to: \/to .*full \(ENOSPC\)\. Make room on it, or name another folder with --to/,
    ],
    ['the target', { code: 'EROFS', path: '/to.unfinished' }, /^--to: \/to .*can only be read/],
    ['the data', { code: 'EACCES', path: '/data/secrets.json' }, /^DATA_DIR: \/data .*may not read or write/],
  ])('that fails at %s tells whose folder it is', async (_, error, words) => {
    const [from, to] = [
      { folder: '/data', setting: 'DATA_DIR' },
      { folder: '/to', setting: '--to' },
    ]
    const failing = () => Promise.reject(Object.assign(new Error('no'), error))
    await expect(between(from, to, failing)).rejects.toThrow(words)
  })

  test.each([
    ['a file that is missing', () => rmSync(at('copy/secrets.json')), 'secrets.json is missing'],
    ['a file that was changed', () => appendFileSync(at('copy/secrets.json'), ' '), 'secrets.json was changed'],
    ['a record that was changed', () => sql(at('copy/docent.db'), 'DELETE FROM cursors'), 'docent.db was changed'],
    ['a file that came later', () => writeFileSync(at('copy/blobs/more'), ''), 'blobs/more is not of this backup'],
    ['no list of what it holds', () => rmSync(at('copy/manifest.json')), 'manifest.json is missing'],
    ['half a list', () => writeFileSync(at('copy/manifest.json'), '{"format":1'), 'manifest.json cannot be read'],
  ])('with %s is named, and not put back', async (_, damage, words) => {
    await run('--to', at('copy'))
    damage()
    expect(await run('--check', at('copy'))).toBe(1)
    expect(said.join()).toContain(words)
    expect(await run('--from', at('copy'), '--replace')).toBe(1)
    expect(existsSync(at('data/docent.db'))).toBe(true)
  })

  test('is compared row by row, too: a database is not whole because its hash was written down anew', async () => {
    await run('--to', at('copy'))
    sql(at('copy/docent.db'), 'DELETE FROM cursors')
    const manifest = JSON.parse(readFileSync(at('copy/manifest.json'), 'utf8'))
    manifest.files['docent.db'] = await hashOf(at('copy/docent.db'))
    writeFileSync(at('copy/manifest.json'), JSON.stringify(manifest))
    expect(await run('--check', at('copy'))).toBe(1)
    expect(said.join()).toContain('the table cursors of docent.db has other rows')
  })
})

describe('restoring', () => {
  test('into what can be no folder says so in a sentence', async () => {
    expect(await run('--to', at('copy'))).toBe(0)
    rmSync(at('data'), { recursive: true })
    writeFileSync(at('data'), '')
    expect(await run('--from', at('copy'))).toBe(1)
    expect(said.join()).toMatch(/^DATA_DIR: .*data is a file and no folder/)
  })

  test('replaces data only when told to, and keeps them', async () => {
    await run('--to', at('copy'))
    sql(at('data/docent.db'), 'CREATE TABLE later (n INTEGER)')
    expect(await run('--from', at('copy'))).toBe(1)
    expect(said.join()).toContain('--replace')
    expect(await run('--from', at('copy'), '--replace')).toBe(0)
    expect(await hashOf(at('data/docent.db'))).toEqual(await hashOf(at('copy/docent.db')))
    const [kept = ''] = readdirSync(at('data')).filter((name) => name.startsWith('before-'))
    const old = new DatabaseSync(at(`data/${kept}/docent.db`), { readOnly: true })
    expect(old.prepare("SELECT name FROM sqlite_schema WHERE name = 'later'").all()).toHaveLength(1)
    old.close()
  })

  test('cut off at any step starts as before or not at all, and said again puts everything in its place', async () => {
    const restoring = new URL('../src/backup/restore.ts', import.meta.url).href
    const script = `const { restoreBackup } = await import('${restoring}')
      const [from, to, step] = process.argv.slice(1)
      let left = Number(step)
      const onStep = () => (left -= 1) === 0 && process.kill(process.pid, 'SIGKILL')
      await restoreBackup(from, to, { replace: true, now: new Date(), onStep })`
    const cut = (step: number) => {
      const args = ['--input-type=module', '-e', script, at('copy'), at('data'), String(step)]
      return spawnSync(process.execPath, args, { stdio: 'ignore' }).signal
    }
    await run('--to', at('copy'))
    const first = await hashOf(at('copy/docent.db'))
    mkdirSync(at('data/lost+found'))
    // As a process leaves it that was killed: some records are not folded into the file yet.
    sql(at('data/docent.db'), 'CREATE TABLE later (n INTEGER)')
    for (const name of ['docent.db-wal', 'docent.db-shm']) writeFileSync(at(`data/${name}`), '')
    const all = await listing(at('data'))
    cpSync(at('data'), at('kept'), { recursive: true })
    let refused = 0
    for (let step = 1; ; step += 1) {
      if (cut(step) !== 'SIGKILL') break
      if (existsSync(at('data/restoring.json'))) {
        refused += 1
        const env = { DATA_DIR: at('data'), PORT: '0', DEMO_WIDGET_ID: 'off' }
        await expect(start(env, () => undefined)).rejects.toThrow('npm run restore -- --from FOLDER')
        expect(await run('--to', at('other'))).toBe(1)
        expect(said.join()).toContain('was cut off')
        expect(await run('--from', at('copy'))).toBe(0)
      } else if (step === 1) {
        expect(await listing(at('data'))).toEqual(expect.arrayContaining(all))
        expect(await run('--from', at('copy'), '--replace')).toBe(0)
      }
      expect(await hashOf(at('data/docent.db'))).toEqual(first)
      const [before = '', ...names] = readdirSync(at('data'))
        .filter((name) => !name.startsWith('running.'))
        .sort()
      expect(names).toEqual(['blobs', 'docent.db', 'lost+found', 'outbox', 'secrets.json', 'vectors.db'])
      expect(await listing(at(`data/${before}`))).toEqual(all)
      rmSync(at('data'), { recursive: true })
      cpSync(at('kept'), at('data'), { recursive: true })
    }
    expect(refused).toBeGreaterThan(10)
  }, 120_000)

  test('leaves all as it was where something cannot be put aside', async () => {
    await run('--to', at('copy'))
    const all = await listing(at('data'))
    let steps = 0
    const onStep = () => {
      steps += 1
      if (steps === 3) rmSync(at('data/vectors.db'))
    }
    await expect(
      restoreBackup(at('copy'), at('data'), {
        replace: true,
        now: new Date(),
        onStep,
      }),
    ).rejects.toThrow("vectors.db can't be put aside (ENOENT)")
    expect(await listing(at('data'))).toEqual(all.filter((one) => !one.startsWith('vectors.db ')))
    refuseHalfRestored(at('data'))
  })

  test('leaves a folder alone that a process runs on', async () => {
    await run('--to', at('copy'))
    const unlock = lockData(at('data'))
    expect(await run('--from', at('copy'), '--replace')).toBe(1)
    expect(said.join()).toContain('is in use')
    unlock()
  })

  test.each([[[]], [['--to']], [['--to', 'a', '--from', 'b']], [['--unknown']]])(
    'an order that makes no sense is answered with those that do: %s',
    async (args) => {
      expect(await run(...args)).toBe(2)
      expect(said.join('\n')).toContain('npm run restore -- --from FOLDER')
    },
  )

  test('who asks how it is used is told, and nothing is done', async () => {
    expect(await run('--to', at('copy'), '--help')).toBe(0)
    expect([said.join('\n').includes('npm run backup -- --to FOLDER'), existsSync(at('copy'))]).toEqual([true, false])
  })
})
