import * as api from '@docent/proto/http'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import { until } from '@docent/runtime/testing/until.ts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupCommand } from '../src/backup-command.ts'
import { examineFolder } from '../src/doctor.ts'

const main = join(import.meta.dirname, '../../dist/standalone.js')
const KEY = 'sk-never-to-be-read-anywhere-0123456789'

let dir: string
let address: string
let port: number
let child: ChildProcess
let endpoint: ModelServer
let token = ''
/** Everything that the product ever said on its way. */
let said = ''

async function start() {
  const env = {
    ...process.env,
    DATA_DIR: join(dir, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'trace',
    DEMO_WIDGET_ID: 'off',
  }
  child = spawn(process.execPath, [main], { env: { ...env, MODEL_DISCOVERY: 'off' } })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await until('it takes calls', async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok)
}
async function stop() {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
async function call({ method, path }: api.RouteContract, body?: object) {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  said += text
  return { status: reply.status, body: JSON.parse(text) }
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
const holdersIn = (folder: string, text: string) =>
  filesIn(folder).filter((file) =>
    [text, Buffer.from(text).toString('base64url'), Buffer.from(text).toString('hex')].some((form) =>
      readFileSync(file).includes(form),
    ),
  )

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'docent-model-key-'))
  port = await freePort()
  address = `http://127.0.0.1:${port}`
  endpoint = await startModelServer()
  await start()
}, 120_000)
afterAll(async () => {
  if (child.exitCode === null) await stop()
  await endpoint.stop()
  rmSync(dir, { recursive: true, force: true })
})

test('the key of a model that was set in the dashboard works, also after a restart, and stands in no byte that is kept or said', async () => {
  const account = { email: 'ada@larkfield.example', password: 'clay and glaze 7', name: 'Ada' }
  token = (await call(api.signUp, account)).body.accessToken
  said = ''
  const wish = { address: endpoint.url, chatModel: 'one', embeddingModel: 'space', embedAgain: true }
  endpoint.fail({ on: 'chat', fault: { kind: 'status', status: 500, message: `who is ${KEY}?` }, times: 3 })
  expect(await call(api.chooseModels, { ...wish, key: `${KEY}\n!` })).toMatchObject({ status: 400 })
  expect(await call(api.chooseModels, { ...wish, key: KEY })).toMatchObject({ status: 422 })
  endpoint.healthy()
  expect(await call(api.chooseModels, { ...wish, key: KEY })).toMatchObject({ status: 200 })
  expect(endpoint.arrived.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  await until('the log of acts', async () =>
    (await call(api.listActs)).body.acts.some(
      ({ act, outcome }: { act: string; outcome: string }) => act === 'models-chosen' && outcome === 'done',
    ),
  )
  await until('embedding has heard of it', async () => {
    const { state } = (await call(api.embeddingState)).body
    return state.lagSeconds === 0
  })
  await stop()
  await start()
  expect((await call(api.modelStatus)).body).toMatchObject({ answering: { name: 'one' }, embedding: { name: 'space' } })
  expect((await call(api.modelInUse)).body.choice.key).toMatchObject({ endsWith: '6789', isReadable: true })
  expect(await call(api.tryModel, { question: 'Hello?' })).toMatchObject({
    status: 200,
    body: { answering: { trouble: null } },
  })
  expect((await call(api.identityState)).body.state.findings).toContainEqual(
    expect.objectContaining({
      what: 'model that answers',
      state: 'good',
      says: expect.stringContaining('one answers'),
    }),
  )
  for (const path of ['/metrics', '/asyncapi.json', '/api/openapi.json', '/api/asyncapi.json'])
    said += await (await fetch(`${address}${path}`)).text()
  expect(await backupCommand(['--to', join(dir, 'backup')], { DATA_DIR: join(dir, 'data') }, () => undefined)).toBe(0)
  await stop()

  const findings = await examineFolder({ DATA_DIR: join(dir, 'data'), PORT: String(port) })
  said += JSON.stringify(findings)
  expect(findings).toContainEqual(
    expect.objectContaining({ what: 'model that embeds', says: expect.stringContaining('space') }),
  )
  expect(holdersIn(dir, 'ada@larkfield.example')).not.toEqual([])
  expect(holdersIn(dir, KEY)).toEqual([])
  expect(said).toContain('models-chosen')
  expect(said).not.toContain(KEY)
}, 180_000)
