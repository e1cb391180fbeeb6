import { afterEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { told } from '@docent/runtime/process/doctor'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { examineFolder, lookInside } from '../src/doctor.ts'
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
  expect(found.map(({ what }) => what)).toEqual([...Array(4).fill('settings'), 'secrets.json', 'vectors.db'])
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
