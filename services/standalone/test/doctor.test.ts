import { afterEach, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { told } from '@docent/runtime/process/doctor'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { doctorCommand, examineFolder, lookInside } from '../src/doctor.ts'
import { markHalfRestored } from '../src/backup/half-restored.ts'
import { tellAddress } from '../src/lock.ts'
import { loadSecrets } from '../src/secrets.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'docent-doctor-'))
  folders.push(made)
  return made
}

/** The data folder of a release, which was in use. */
async function used(): Promise<string> {
  const dir = await folder()
  const former = join(import.meta.dirname, 'former')
  const [release = ''] = readdirSync(former).sort().slice(-1)
  execFileSync('tar', ['xzf', join(former, release), '-C', dir])
  return dir
}
function alter(dir: string, sql: string): void {
  const db = new DatabaseSync(join(dir, 'docent.db'))
  db.exec(sql)
  db.close()
}

test('the doctor of one process says where to begin when nothing was started yet', async () => {
  const DATA_DIR = join(await folder(), 'none')
  const [finding, ...others] = await examineFolder({ DATA_DIR, PORT: '0' })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ state: 'doubtful', remedy: expect.stringContaining('npm start') })
})

test('it names a damaged file, a mail server and a model that are away, and shows no secret', async () => {
  const DATA_DIR = await folder()
  await writeFile(
    join(DATA_DIR, 'docent.db'),
    'this is no database, but a text that is long enough to be taken for one',
  )
  const SMTP_URL = 'smtp://user:never-shown@127.0.0.1:1'
  const models = { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_API_KEY: 'never-shown', OPENAI_RETRIES: '0' }
  const findings = await examineFolder({ DATA_DIR, PORT: '0', SMTP_URL, ...models })
  const bad = findings.filter(({ state }) => state === 'bad').map(({ what }) => what)
  expect(bad).toEqual(['docent.db', 'model that embeds', 'model that answers', 'mail'])
  for (const { state, remedy } of findings) if (state === 'bad') expect(remedy).toBeDefined()
  expect(told(findings)).not.toContain('never-shown')
})

test('an empty variable hides no secret that was made', async () => {
  const DATA_DIR = await folder()
  await loadSecrets(DATA_DIR)
  const findings = await examineFolder({ DATA_DIR, PORT: '0', AUTH_LINK_SECRET: ' ', WIDGET_SESSION_SECRET: '' })
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([])
})

test('it opens nothing in a folder whose restore was cut off', async () => {
  const DATA_DIR = await folder()
  await markHalfRestored(DATA_DIR, { before: null, old: [], isAway: false })
  await writeFile(join(DATA_DIR, 'docent.db'), 'not looked at')
  const findings = await examineFolder({ DATA_DIR, PORT: '0' })
  expect(findings.map(({ what, state }) => [what, state])).toEqual([['data folder', 'bad']])
})

test('it finds nothing wrong with settings as they are shipped', async () => {
  const findings = await examineFolder({ DATA_DIR: await folder(), PORT: '0' })
  expect(findings.filter(({ what, state }) => what === 'settings' && state === 'bad')).toEqual([])
})

test.each([
  [
    'secrets without keys',
    async (dir: string) => writeFile(join(dir, 'secrets.json'), '{}'),
    'secrets.json',
    /AUTH_PRIVATE_KEY and AUTH_PUBLIC_KEYS/,
  ],
  [
    'records of a later release',
    async (dir: string) => alter(dir, 'PRAGMA user_version = 99'),
    'docent.db',
    /written by a later release \(layout 99/,
  ],
  [
    'a file in the place of the files',
    async (dir: string) => {
      await rm(join(dir, 'blobs'), { recursive: true })
      await writeFile(join(dir, 'blobs'), '')
    },
    'data folder',
    /blobs is a file and no folder/,
  ],
  [
    'documents without their files',
    async (dir: string) => rm(join(dir, 'blobs', 'content'), { recursive: true }),
    'files of documents',
    /^blobs\/content\/.* of the document .* is missing/,
  ],
  ['no records', async (dir: string) => rm(join(dir, 'docent.db')), 'docent.db', /is missing/],
] as const)('a folder with %s is bad', async (_, spoil, what, says) => {
  const DATA_DIR = await used()
  expect((await examineFolder({ DATA_DIR, PORT: '0' })).filter(({ state }) => state === 'bad')).toEqual([])
  await spoil(DATA_DIR)
  const bad = (await examineFolder({ DATA_DIR, PORT: '0' })).filter(({ state }) => state === 'bad')
  expect(bad).toContainEqual({ what, state: 'bad', says: expect.stringMatching(says), remedy: expect.any(String) })
})

test('what is new is to be made, and no fault', async () => {
  const findings = await examineFolder({ DATA_DIR: await folder(), PORT: '0' })
  for (const name of ['docent.db', 'vectors.db'])
    expect(findings.find(({ what }) => what === name)).toMatchObject({ state: 'doubtful', says: 'there is none yet' })
})

test('that nothing runs is no fault, that what is said to run does not answer is one', async () => {
  const DATA_DIR = await folder()
  const running = async () => (await examineFolder({ DATA_DIR, PORT: '0' })).find(({ what }) => what === 'running')
  expect(await running()).toMatchObject({ state: 'doubtful', remedy: 'npm start' })
  tellAddress(DATA_DIR, `http://127.0.0.1:${await freePort()}`)
  expect(await running()).toMatchObject({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') })
})

test('one that was killed is not said to be in trouble: it is gone', async () => {
  const DATA_DIR = await folder()
  await writeFile(join(DATA_DIR, 'running.pid'), `999999999\nhttp://127.0.0.1:${await freePort()}\n`)
  const running = (await examineFolder({ DATA_DIR, PORT: '0' })).find(({ what }) => what === 'running')
  expect(running).toMatchObject({ state: 'doubtful', says: expect.stringContaining('killed'), remedy: 'npm start' })
})

test('what keeps one line from being looked at keeps no other: settings, secrets, a port that is taken', async () => {
  const DATA_DIR = await folder()
  await writeFile(join(DATA_DIR, 'secrets.json'), '{')
  await writeFile(
    join(DATA_DIR, 'vectors.db'),
    'this is no database, but a text that is long enough to be taken for one',
  )
  const bad = async (env: Record<string, string>) =>
    (await examineFolder({ DATA_DIR, ...env })).filter(({ state }) => state === 'bad')

  const found = await bad({ PORT: '99999', OPENAI_RETRIES: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'nowhere' })
  const names = ['secrets.json', 'docent.db', 'vectors.db']
  expect(found.map(({ what }) => what)).toEqual([...Array(4).fill('settings'), ...names])
  expect(found.every(({ remedy }) => remedy)).toBe(true)

  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const { port } = taken.address() as AddressInfo
  const of = (await bad({ PORT: String(port) })).find(({ what }) => what === 'port')
  expect(of).toMatchObject({ says: `Port ${port} is in use`, remedy: expect.stringContaining('PORT=') })
  taken.close()
})

test('a data folder that cannot be one is bad, with what helps', async () => {
  const file = join(await folder(), 'a-file')
  await writeFile(file, '')
  for (const DATA_DIR of [file, join(file, 'data')]) {
    const found = (await examineFolder({ DATA_DIR, PORT: '0' })).find(({ what }) => what === 'data folder')
    expect(found).toMatchObject({ state: 'bad', says: expect.stringContaining(`${file} is a file`) })
    expect(found?.remedy).toBe('Name a folder with DATA_DIR.')
  }
})

test('a name that is nearly a setting, and a proxy that nobody trusts, are to look at', async () => {
  const env = { DATA_DIR: await folder(), PORT: '0', SMPT_URL: 'x', PUBLIC_URL: 'https://docent.example.com' }
  const found = (await examineFolder(env)).filter(({ what }) => what === 'settings')
  expect(found.map(({ state, says }) => [state, says.split(' ')[0]])).toEqual([
    ['doubtful', 'SMPT_URL'],
    ['doubtful', 'TRUST_PROXY:'],
  ])
})

test('a full disk is bad, one that is filling up is to look at', async () => {
  const dir = await folder()
  expect(lookInside(dir, 5e9)).toBe(dir)
  expect(lookInside(dir, 300e6)).toMatchObject({ state: 'doubtful' })
  expect(lookInside(dir, 100)).toMatchObject({ state: 'bad', remedy: expect.stringContaining('make room') })
})

test('the command ends with 1 where something is bad, with 2 where it was not understood, and tells how it is used', async () => {
  const lines: string[] = []
  const env = { DATA_DIR: await used(), PORT: '0' }
  const run = (args: string[], more = {}) => doctorCommand(args, { ...env, ...more }, (line) => lines.push(line))
  expect([await run([]), await run([], { PORT: 'abc' })]).toEqual([0, 1])
  expect(lines.join('\n')).toContain('PORT (now "abc"): must be a whole number from 0 to 65535')
  lines.length = 0
  expect([await run(['--help']), await run(['--fast'])]).toEqual([0, 2])
  expect(lines[0]).toMatch(/^npm run doctor +looks at/)
  expect(lines[1]).toMatch(/^The doctor takes no "--fast"\.\nnpm run doctor/)
})
