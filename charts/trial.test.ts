import { beforeAll, describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { gateway, services } from '../services/standalone/src/services.ts'
import { chartFolder, helmCommand, render, type Rendered } from './helm.ts'

interface Entry {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: { name: string; key: string } }
}

const withEvents = Object.values(services)
  .filter(({ needs }) => needs.some((need) => need === 'store' || need === 'bus'))
  .map(({ name }) => name)
  .sort()
const withFiles = ['document-ingest', 'embedding', 'widget']
const present = helmCommand() !== undefined
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where helm is
const suite = present ? describe : describe.skip

suite(`engines of a trial${present ? '' : ' [skipped: no helm on this machine]'}`, () => {
  let trial: Rendered
  const envOf = (kind: string, name: string, container = 0): Record<string, Entry> => {
    const { env } = trial.find(kind, name).spec.template.spec.containers[container] as { env: Entry[] }
    return Object.fromEntries(env.map((one) => [one.name, one]))
  }
  const keyOf = (entry?: Entry) => entry?.valueFrom?.secretKeyRef.key
  const passwordName = (member: string) => `PASSWORD_${member.toUpperCase().replaceAll('-', '_')}`

  beforeAll(async () => {
    trial = await render(['-f', join(chartFolder, 'ci', 'trial.yaml')])
  })

  test('Kafka is set up as that of Compose, whose accounts are tried with a real broker', () => {
    const compose = parse(readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'), { merge: true })
    const given: Record<string, unknown> = compose.services.kafka.environment
    const ours = envOf('StatefulSet', 'docent-kafka')
    // Names and places, and how much memory there is.
    const own = ['KAFKA_ADVERTISED_LISTENERS', 'KAFKA_LISTENER_NAME_CLIENTS_PLAIN_SASL_JAAS_CONFIG', 'KAFKA_LOG_DIRS']
    const settings = Object.keys({ ...given, ...ours }).filter(
      (name) => name.startsWith('KAFKA_') && !own.includes(name),
    )
    expect(settings.filter((name) => !(name in given))).toEqual(['KAFKA_HEAP_OPTS'])
    for (const name of settings.filter((one) => one in given)) {
      expect([name, ours[name]?.value]).toEqual([name, String(given[name])])
    }
    expect(ours['KAFKA_SUPER_USERS']?.value).toBe('User:ANONYMOUS;User:topics')
    expect(ours).not.toHaveProperty('KAFKA_ALLOW_EVERYONE_IF_NO_ACL_FOUND')
  })

  test('Kafka knows an account for each service and the step that gives rights, each with a password of its own', () => {
    const ours = envOf('StatefulSet', 'docent-kafka')
    const text = ours['KAFKA_LISTENER_NAME_CLIENTS_PLAIN_SASL_JAAS_CONFIG']?.value ?? ''
    const users = [...text.matchAll(/user_([\w-]+)="\$\((\w+)\)"/g)].map(([, user, variable]) => [user, variable])
    expect(users).toEqual([...withEvents, 'topics'].map((member) => [member, passwordName(member)]))
    for (const member of withEvents) {
      const { KAFKA_USERNAME, KAFKA_PASSWORD } = envOf('Deployment', `docent-${member}`)
      expect([KAFKA_USERNAME?.value, keyOf(KAFKA_PASSWORD)]).toEqual([member, `kafka-${member}`])
      expect(keyOf(ours[passwordName(member)])).toBe(`kafka-${member}`)
    }
  })

  test('rights, topics and the bucket come beside the services, which wait for them, and again with each revision', async () => {
    const { metadata, spec } = trial.find('Job', 'docent-accounts-1')
    // Helm runs hooks after everything is ready, and nothing would be.
    expect(metadata).not.toHaveProperty('annotations')
    expect(spec.template.spec.containers.map(({ command }: { command: string[] }) => command)).toEqual([
      ['node', 'runtime/engines/topics.ts'],
      ['node', 'runtime/engines/bucket.ts'],
    ])
    const { KAFKA_ACCOUNTS, KAFKA_USERNAME, KAFKA_PASSWORD } = envOf('Job', 'docent-accounts-1')
    expect(KAFKA_ACCOUNTS?.value?.split(',')).toEqual(withEvents)
    expect([KAFKA_USERNAME?.value, keyOf(KAFKA_PASSWORD)]).toEqual(['topics', 'kafka-topics'])
    const { S3_ACCESS_KEY, S3_SECRET_KEY } = envOf('Job', 'docent-accounts-1', 1)
    expect([S3_ACCESS_KEY?.value, keyOf(S3_SECRET_KEY)]).toEqual(['bucket', 's3-bucket'])
    const upgraded = await render(['-f', join(chartFolder, 'ci', 'external.yaml'), '--is-upgrade'])
    expect(upgraded.kinds('Job').map((one) => one.metadata.name)).not.toContain('docent-accounts-1')
  })

  test('S3 lets services read and write in the one bucket, and nobody do more than make it', () => {
    const ours = envOf('StatefulSet', 'docent-s3')
    const { identities } = JSON.parse(ours['IDENTITIES']?.value ?? '') as {
      identities: { name: string; credentials: { accessKey: string; secretKey: string }[]; actions: string[] }[]
    }
    const rights = Object.fromEntries(identities.map(({ name, actions }) => [name, actions]))
    const inTheBucket = ['Read:docent', 'Write:docent', 'List:docent']
    expect(rights).toEqual({
      ...Object.fromEntries(withFiles.map((name) => [name, inTheBucket])),
      bucket: ['Admin:docent'],
    })
    for (const { name, credentials } of identities) {
      expect(credentials).toEqual([{ accessKey: name, secretKey: `$(${passwordName(name)})` }])
      expect(keyOf(ours[passwordName(name)])).toBe(`s3-${name}`)
    }
  })

  test('Qdrant asks for its key, which only those have who keep vectors', () => {
    expect(keyOf(envOf('StatefulSet', 'docent-qdrant')['QDRANT__SERVICE__API_KEY'])).toBe('qdrant')
    const holders = [...Object.values(services), gateway].filter(
      ({ name }) => keyOf(envOf('Deployment', `docent-${name}`)['QDRANT_API_KEY']) === 'qdrant',
    )
    expect(holders.map(({ name }) => name).sort()).toEqual(['chat', 'embedding'])
  })

  test('every password is one that the Job which makes keys makes', () => {
    const made = envOf('Job', 'docent-make-keys')['ACCOUNTS']?.value?.split(',') ?? []
    const workloads = ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => trial.kinds(kind))
    const asked = JSON.stringify(workloads).matchAll(/"name":"docent-trial-accounts","key":"([\w-]+)"/g)
    expect([...new Set([...asked].map(([, key]) => key))].filter((key = '') => !made.includes(key))).toEqual([])
  })

  test('engines are of one exact version', () => {
    for (const { spec } of trial.kinds('StatefulSet')) {
      expect(spec.template.spec.containers[0].image).toMatch(/:v?\d+\.\d+(\.\d+)?(-unprivileged)?$/)
    }
  })
})
