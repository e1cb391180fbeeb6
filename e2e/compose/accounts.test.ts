import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as api from '@docent/proto/http'
import { Kafka, logLevel } from 'kafkajs'
import { eventually, signUp } from '../client/client.ts'
import { cluster, type Cluster } from '../deployments/cluster.ts'
import { missingEngines } from '../deployments/engines.ts'
import { returnsPdf } from '../fixtures/pdf.ts'
import { noBroker, startBroker, type Broker } from './broker.ts'
import { composeCommand, composeOf, newEnvFile } from './compose.ts'

const unset = missingEngines()
const missing =
  noBroker() ??
  (composeCommand() ? undefined : 'no Compose on this machine') ??
  (unset.length > 0 ? `${unset.join(', ')} not set` : undefined)
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where a broker can be started
const suite = missing ? describe.skip : describe
/** For nine processes to start on a machine that has much to do. */
const LONGEST_MS = 180_000
const topics = fileURLToPath(new URL('../../runtime/engines/topics.ts', import.meta.url))

suite(`accounts of docker-compose.yml at Kafka${missing ? ` [skipped: ${missing}]` : ''}`, () => {
  let broker: Broker
  let deployment: Cluster
  let environments: Record<string, Record<string, string>>
  let prefix: string

  /** What the Kafka of the environment does not know: who somebody is. */
  const account = (service: string) => {
    const { KAFKA_USERNAME = '', KAFKA_PASSWORD = '', KAFKA_SASL_MECHANISM = '' } = environments[service] ?? {}
    return { KAFKA_BROKERS: broker.address, KAFKA_USERNAME, KAFKA_PASSWORD, KAFKA_SASL_MECHANISM }
  }
  const clientOf = (service: string, password = account(service).KAFKA_PASSWORD) =>
    new Kafka({
      brokers: [broker.address],
      sasl: { mechanism: 'plain', username: service, password },
      retry: { retries: 0 },
      logLevel: logLevel.NOTHING,
    })

  async function say(service: string, topic: string): Promise<void> {
    const producer = clientOf(service).producer()
    await producer.connect()
    try {
      await producer.send({ topic: prefix + topic, messages: [{ key: 'nobody', value: '{}' }] })
    } finally {
      await producer.disconnect()
    }
  }

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'docent-accounts-'))
    await newEnvFile(join(folder, '.env'))
    const compose = composeOf({ project: 'docent-accounts', envFile: join(folder, '.env') })
    const { services } = JSON.parse(await compose('config', '--format', 'json')) as {
      services: Record<string, { environment?: Record<string, string> }>
    }
    await rm(folder, { recursive: true, force: true })
    environments = Object.fromEntries(Object.entries(services).map(([name, one]) => [name, one.environment ?? {}]))
    broker = await startBroker(environments['kafka'] ?? {})
    deployment = await cluster({}, { own: account })
    prefix = deployment.engineSettings['KAFKA_PREFIX'] ?? ''
    const env = { ...process.env, ...deployment.engineSettings, ...environments['topics'], ...account('topics') }
    // In a trial on Kubernetes nothing keeps services from being there before their rights: they wait.
    const starting = deployment.start()
    starting.catch(() => undefined)
    await eventually(
      async () => ((await deployment.output()).includes('waiting for an engine') ? true : undefined),
      'a service that waits for its rights',
      LONGEST_MS,
    )
    await promisify(execFile)(process.execPath, [topics], { env: { ...env, NODE_OPTIONS: '' } })
    await starting
  }, 480_000)
  afterAll(async () => {
    await deployment?.destroy()
    await broker?.stop()
  })

  test('are enough for the whole way from an upload to an answer that is counted', async () => {
    const owner = await signUp(deployment.address, `accounts.${randomUUID()}@larkfield.example`)
    const documentId = await owner.upload('Returns.pdf', returnsPdf())
    expect(await owner.embed(documentId)).toMatchObject({ status: 'ready' })
    const reply = await owner.call(api.getAnswer, {
      body: { question: 'How many days do I have to return unused pieces?' },
    })
    expect(reply.answer).toContain('30 days')
    expect(await deployment.output()).not.toMatch(
      /TOPIC_AUTHORIZATION|GROUP_AUTHORIZATION|CLUSTER_AUTHORIZATION|not authorized/i,
    )
  }, 120_000)

  test('nobody says what another service says, and only the step before makes topics', async () => {
    await expect(say('billing', 'docent.user')).rejects.toThrow(/not authorized/i)
    await expect(say('notification', 'docent.document')).rejects.toThrow(/not authorized/i)
    await expect(say('topics', 'docent.user')).resolves.toBeUndefined()
    const admin = clientOf('identity').admin()
    await admin.connect()
    await expect(admin.createTopics({ topics: [{ topic: `${prefix}docent.more` }] })).rejects.toThrow()
    await expect(admin.deleteTopics({ topics: [`${prefix}docent.user`] })).rejects.toThrow(/not authorized/i)
    await admin.disconnect()
  })

  test('who reads the files of strangers reads no conversation', async () => {
    /** What somebody gets who reads a topic from its beginning: an event, or why not. */
    const reading = async (service: string, topic: string) => {
      const consumer = clientOf(service).consumer({ groupId: `${prefix}${service}.of-this-test` })
      await consumer.connect()
      await consumer.subscribe({ topic: prefix + topic, fromBeginning: true })
      const fared = new Promise<string>((resolve) => {
        consumer.on('consumer.crash', ({ payload }) => resolve(payload.error.message))
        void consumer.run({ eachMessage: async () => resolve('read') })
      })
      const how = await fared
      await consumer.disconnect()
      return how
    }
    expect(await reading('document-ingest', 'docent.document')).toBe('read')
    expect(await reading('document-ingest', 'docent.answer')).toMatch(/not authorized/i)
    expect(await reading('billing', 'docent.answer')).toBe('read')
  })

  test('nobody takes the events of another service, or moves its cursor', async () => {
    /** How somebody fares who wants to be one of a group: what happens first, and why. */
    const joining = async (service: string, group: string) => {
      const consumer = clientOf(service).consumer({ groupId: prefix + group })
      await consumer.connect()
      await consumer.subscribe({ topic: `${prefix}docent.document` })
      const fared = new Promise<string>((resolve) => {
        consumer.on('consumer.group_join', () => resolve('joined'))
        consumer.on('consumer.crash', ({ payload }) => resolve(payload.error.name))
      })
      await consumer.run({ eachMessage: async () => undefined })
      const how = await fared
      await consumer.disconnect()
      return how
    }
    expect(await joining('widget', 'widget.of-this-test')).toBe('joined')
    expect(await joining('widget', 'billing')).toBe('KafkaJSGroupCoordinatorNotFound')
  })

  test('who has no account, or not its password, is not let in', async () => {
    await expect(clientOf('billing', 'guessed').admin().connect()).rejects.toThrow(/authentication failed/i)
    await expect(clientOf('stranger', '').admin().connect()).rejects.toThrow()
    const nameless = new Kafka({
      brokers: [broker.address],
      retry: { retries: 0 },
      requestTimeout: 2_000,
      logLevel: logLevel.NOTHING,
    })
    await expect(nameless.admin().listTopics()).rejects.toThrow()
  })
})
