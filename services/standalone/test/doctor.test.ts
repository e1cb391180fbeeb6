import { afterEach, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { told } from '@docent/runtime/process/doctor'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { examineFolder } from '../src/doctor.ts'
import { tellAddress } from '../src/lock.ts'

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
  const [finding, ...others] = await examineFolder({ DATA_DIR })
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
  const findings = await examineFolder({ DATA_DIR, SMTP_URL, ...models })
  const bad = findings.filter(({ state }) => state === 'bad').map(({ what }) => what)
  expect(bad).toEqual(['docent.db', 'model that embeds', 'model that answers', 'mail'])
  for (const { state, remedy } of findings) if (state === 'bad') expect(remedy).toBeDefined()
  expect(told(findings)).not.toContain('never-shown')
})

test('it finds nothing wrong with settings as they are shipped', async () => {
  const findings = await examineFolder({ DATA_DIR: await folder() })
  expect(findings.filter(({ what, state }) => what === 'settings' && state === 'bad')).toEqual([])
})

test('that nothing runs is no fault, that what is said to run does not answer is one', async () => {
  const DATA_DIR = await folder()
  const running = async () => (await examineFolder({ DATA_DIR })).find(({ what }) => what === 'running')
  expect(await running()).toMatchObject({ state: 'doubtful', remedy: 'npm start' })
  tellAddress(DATA_DIR, `http://127.0.0.1:${await freePort()}`)
  expect(await running()).toMatchObject({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') })
})
