import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkDatabase,
  DataDamaged,
  DataUnusable,
  fullDisk,
  makePrivate,
  roomWarning,
  whyNotOpened,
} from '../src/check.ts'
import { addressIn, DataInUse, lockData, tellAddress } from '../src/lock.ts'
import { noPlace } from '../src/no-place.ts'
import { loadSecrets } from '../src/secrets.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-data-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('the lock of the data folder', () => {
  test('keeps a second one off, names the first, and ends with it', () => {
    const unlock = lockData(dir)
    expect(() => lockData(dir)).toThrow(DataInUse)
    expect(() => lockData(dir)).toThrow(String(process.pid))
    unlock()
    lockData(dir)()
    expect(existsSync(join(dir, 'running.pid'))).toBe(false)
  })

  test('holds against another process, and not after it was killed', async () => {
    const lock = new URL('../src/lock.ts', import.meta.url).href
    const script = `const { lockData } = await import('${lock}'); lockData(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--input-type=module', '-e', script, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    expect(() => lockData(dir)).toThrow(String(other.pid))
    other.kill('SIGKILL')
    await once(other, 'exit')
    lockData(dir)()
  })

  test('is not taken for held because the number in the file belongs to another program now', () => {
    writeFileSync(join(dir, 'running.pid'), String(process.ppid))
    lockData(dir)()
  })
})

test('whoever has the folder says in it where it takes calls, and is named all the same', () => {
  expect(addressIn(dir)).toBeUndefined()
  const unlock = lockData(dir)
  tellAddress(dir, 'http://127.0.0.1:4321')
  expect(addressIn(dir)).toBe('http://127.0.0.1:4321')
  expect(() => lockData(dir)).toThrow(`process ${process.pid}.`)
  unlock()
  expect(addressIn(dir)).toBeUndefined()
})

test.each([
  [{ host: '203.0.113.7', port: 0 }, 'HOST "203.0.113.7" is no address of this machine'],
  [{ host: 'no-such-host.invalid', port: 0 }, 'HOST "no-such-host.invalid" is no address of this machine'],
] as const)('a start that cannot listen at %j says why in a sentence', async (where, said) => {
  const server = createServer()
  const refused = await new Promise((resolve) => server.once('error', resolve).listen(where, () => resolve(undefined)))

  expect(noPlace(refused)).toContain(said)
  server.close()
})

test('the data folder and what lies in it are for its owner only, also what was there before', () => {
  mkdirSync(join(dir, 'blobs'), { mode: 0o755 })
  writeFileSync(join(dir, 'docent.db'), '', { mode: 0o644 })
  makePrivate(dir)
  const modeOf = (name: string) => (statSync(join(dir, name)).mode & 0o777).toString(8)
  expect([modeOf('.'), modeOf('blobs'), modeOf('docent.db')]).toEqual(['700', '700', '600'])
})

test('what is not of Docent in its folder stays as it is, and what leads nowhere or elsewhere is no hindrance', () => {
  mkdirSync(join(dir, 'lost+found'), { mode: 0o755 })
  mkdirSync(join(dir, 'elsewhere'), { mode: 0o755 })
  symlinkSync(join(dir, 'gone'), join(dir, 'docent.db'))
  symlinkSync(join(dir, 'elsewhere'), join(dir, 'blobs'))
  symlinkSync(join(dir, 'gone'), join(dir, 'note'))
  makePrivate(dir)
  const modeOf = (name: string) => (statSync(join(dir, name)).mode & 0o777).toString(8)
  expect([modeOf('lost+found'), modeOf('blobs')]).toEqual(['755', '700'])
})

describe('a damaged file is named in one line, with the way back', () => {
  test('secrets', async () => {
    await loadSecrets(dir)
    const whole = readFileSync(join(dir, 'secrets.json'), 'utf8')
    for (const damaged of [whole.slice(0, 40), '', '[]', '{"a": 1}']) {
      writeFileSync(join(dir, 'secrets.json'), damaged)
      const error = await loadSecrets(dir).catch((caught: unknown) => caught as Error)
      expect(error).toBeInstanceOf(DataDamaged)
      expect(String(error)).toMatch(/secrets\.json is damaged\. Put it back from a backup/)
      expect(String(error)).not.toContain(whole.slice(10, 30))
    }
  })

  test('secrets that lack a key, unless it is given', async () => {
    const { AUTH_PRIVATE_KEY = '', AUTH_PUBLIC_KEYS = '', ...others } = await loadSecrets(dir)
    const keep = (secrets: object) => writeFileSync(join(dir, 'secrets.json'), JSON.stringify(secrets))
    keep({})
    await expect(loadSecrets(dir)).rejects.toThrow(
      /secrets\.json .*lacks AUTH_PRIVATE_KEY and AUTH_PUBLIC_KEYS\. Put it/,
    )
    keep({ ...others, AUTH_PRIVATE_KEY })
    await expect(loadSecrets(dir)).rejects.toThrow('lacks AUTH_PUBLIC_KEYS.')
    expect(await loadSecrets(dir, { AUTH_PUBLIC_KEYS })).toEqual({ ...others, AUTH_PRIVATE_KEY })
  })

  test('a database: its header, and a page in the middle', () => {
    const file = join(dir, 'docent.db')
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE a (t TEXT); CREATE INDEX b ON a (t)')
    for (let at = 0; at < 500; at++) db.prepare('INSERT INTO a VALUES (?)').run(`line ${at} `.repeat(20))
    db.close()
    expect(() => checkDatabase(dir, 'docent.db')).not.toThrow()
    const whole = readFileSync(file)
    const damage = (at: number, length: number) => {
      const bytes = Buffer.from(whole)
      bytes.fill(0x5a, at, at + length)
      writeFileSync(file, bytes)
    }
    for (const [at, length] of [
      [0, 100],
      [8192, 4096],
    ] as const) {
      damage(at, length)
      expect(() => checkDatabase(dir, 'docent.db')).toThrow(/docent\.db is damaged \([^*]+\)\. .* from a backup/)
      // Passages are made again of what is in the records.
      renameSync(file, join(dir, 'vectors.db'))
      expect(() => checkDatabase(dir, 'vectors.db')).toThrow(/vectors\.db is damaged \([^*]+\)\. .*embed-again/)
    }
    expect(() => checkDatabase(dir, 'docent.db')).not.toThrow()
  })
})

describe('a database that cannot be opened is called damaged only where it is', () => {
  const why = (error: object) => {
    const told = whyNotOpened(error, '/data/docent.db', '/data') as Error
    return `${told.constructor.name}: ${told.message}`
  }

  test.each([
    [11, 'database disk image is malformed', /^DataDamaged: .* is damaged \(database disk image is malformed\)/],
    [26, 'file is not a database', /^DataDamaged: .* from a backup/],
    [4874, 'disk I/O error', /^DataUnusable: The disk of \/data is full/],
    [13, 'database or disk is full', /^DataUnusable: The disk of \/data is full/],
    [10, 'disk I/O error', /^DataUnusable: The disk of \/data\/docent\.db can't be read or written/],
    [5, 'database is locked', /^DataUnusable: .* is held by another program/],
    [14, 'unable to open database file', /^DataUnusable: .* can't be opened .*chown/],
    [1032, 'attempt to write a readonly database', /^DataUnusable: .* can't be opened/],
  ])('%i, %s', (errcode, message, told) => {
    expect(why(Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode }))).toMatch(told)
  })

  test('one that another program holds, and what is no file', () => {
    const holder = new DatabaseSync(join(dir, 'docent.db'))
    holder.exec('CREATE TABLE a (t TEXT); BEGIN EXCLUSIVE')
    expect(() => checkDatabase(dir, 'docent.db', 50)).toThrow(/docent\.db is held by another program/)
    holder.exec('COMMIT')
    expect(() => checkDatabase(dir, 'docent.db', 50)).not.toThrow()
    holder.close()
    mkdirSync(join(dir, 'vectors.db'))
    expect(() => checkDatabase(dir, 'vectors.db')).toThrow(DataUnusable)
  })

  test('one that is held for a moment is waited for', async () => {
    const script = `const { DatabaseSync } = await import('node:sqlite')
      const db = new DatabaseSync(process.argv[1])
      db.exec('CREATE TABLE a (t TEXT); BEGIN EXCLUSIVE')
      console.log('held')
      setTimeout(() => db.close(), 300)`
    const args = ['--input-type=module', '-e', script, join(dir, 'docent.db')]
    const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(other.stdout, 'data')
    expect(() => checkDatabase(dir, 'docent.db')).not.toThrow()
    await once(other, 'exit')
  })
})

test('little room is said at the start, and a full disk in one line', () => {
  expect(roomWarning(dir, 5e9)).toBeUndefined()
  expect(roomWarning(dir, 300 * 1024 * 1024)).toMatch(/^Only 300 MB are free for .*make room soon\.$/)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(fullDisk(full, dir)).toMatch(/^The disk of .* is full, so Docent cannot start\./)
  expect(fullDisk(new Error('database or disk is full'), dir)).toBeDefined()
  expect(fullDisk(new Error('something else'), dir)).toBeUndefined()
})
