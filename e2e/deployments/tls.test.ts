import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAuthority, type Certificate } from '@docent/runtime/testing/authority.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { createTcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { runToEnd } from '../client/to-end.ts'
import { clusterEngines, missingEngines } from './engines.ts'
import { newSecrets } from './secrets.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const missing = missingEngines()
const suite = missing.length > 0 ? describe.skip : describe

suite(`engines over TLS${missing.length > 0 ? ` [skipped: ${missing.join(', ')} not set]` : ''}`, () => {
  const atEnd: (() => Promise<unknown>)[] = []
  let settings: Record<string, string>
  let trusted: Record<string, string>

  beforeAll(async () => {
    const authority = await createAuthority()
    const certificate = await authority.certificateFor('127.0.0.1', 'localhost')
    const folder = await mkdtemp(join(tmpdir(), 'docent-tls-'))
    trusted = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.crt') }
    await writeFile(trusted['NODE_EXTRA_CA_CERTS'] as string, authority.cert)
    const [engines, mail, model] = await Promise.all([
      clusterEngines({ gated: false, certificate }),
      startMailServer(),
      startModelServer(),
    ])
    const [mailAt, modelAt] = await Promise.all([mail.url, model.url].map((url) => overTls(url, certificate)))
    settings = {
      ...(await newSecrets()),
      ...engines.settings,
      PUBLIC_URL: 'https://docent.example.com',
      UPSTREAM_URL: 'http://{service}.localhost:1',
      SMTP_URL: mailAt?.replace('smtp:', 'smtps:') ?? '',
      OPENAI_BASE_URL: modelAt?.replace('http:', 'https:') ?? '',
      OPENAI_API_KEY: 'of-nobody',
      OPENAI_RETRIES: '0',
      ENGINE_ANSWER_SECONDS: '60',
    }
    atEnd.push(
      () => engines.close(),
      () => mail.close(),
      () => model.stop(),
      () => rm(folder, { recursive: true, force: true }),
    )
  })
  afterAll(() => Promise.all(atEnd.map((end) => end())))

  /** The same address behind a gate that speaks TLS. */
  async function overTls(url: string, certificate: Certificate): Promise<string> {
    const address = new URL(url)
    const gate = await createTcpGate({ host: address.hostname, port: Number(address.port) }, { certificate })
    atEnd.push(() => gate.close())
    return url.replace(address.host, `127.0.0.1:${gate.port}`)
  }

  /** What a program says that knows these settings. */
  const run = async (program: string, more: Record<string, string>, ...args: string[]): Promise<string> =>
    (await runToEnd([at(program), ...args], { ...settings, ...more })).said

  const all = ['Kafka', 'MongoDB', 'S3', 'Qdrant', 'mail', 'model that embeds', 'model that answers']
  const lineOf = (what: string, said: string) =>
    said
      .split('\n')
      .filter((line) => /^(good|look|BAD)/.test(line) && line.slice(6).startsWith(what))
      .join('\n')

  test('are spoken to where an authority of the house signed for them and the process knows it', async () => {
    expect(await run('runtime/engines/topics.ts', trusted)).toContain('every topic is there')
    const said = await run('services/standalone/src/doctor.ts', trusted)
    for (const what of [...all, 'topics', 'collections and indexes']) expect(lineOf(what, said)).toMatch(/^good/)
    const bad = said.split('\n').filter((line) => line.startsWith('BAD') && !line.slice(6).startsWith('service '))
    expect(bad).toEqual([])
  }, 180_000)

  test('are not spoken to by who does not know the authority, and the doctor says what to set', async () => {
    const impatient = { NODE_EXTRA_CA_CERTS: '', ENGINE_ANSWER_SECONDS: '3' }
    const said = await run('services/dist/embedding.js', impatient, 'doctor')
    const ofEmbedding = all.filter((what) => what !== 'mail')
    for (const what of ofEmbedding) expect(lineOf(what, said)).toMatch(/^BAD .*certificate/)
    expect(said.match(/NODE_EXTRA_CA_CERTS: /g)?.length).toBeGreaterThanOrEqual(ofEmbedding.length)
  }, 180_000)
})
