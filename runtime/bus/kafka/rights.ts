import { eventCatalog, heardBy } from '@docent/proto/events'
import type { AclEntry } from 'kafkajs'
import { createClient, type ClientOptions } from './client.ts'
import { PARKED_TOPIC, REPLAY_TOPIC } from './messages.ts'

export interface RightsOptions extends ClientOptions {
  /** Stands before the names of topics and groups. */
  topicPrefix?: string
  /** Accounts of Kafka, each named as its service. */
  accounts: readonly string[]
}

/** What everybody asks for again, whoever had asked for it before. */
const EVERYBODYS = ['restatement.requested']

/** The topics that a service writes to: of what it says, and those of the bus, where it parks and replays. */
export function topicsWrittenBy(service: string): string[] {
  const said = Object.entries(eventCatalog).filter(
    ([type, { saidBy }]) => saidBy === service || saidBy === 'every service' || EVERYBODYS.includes(type),
  )
  return [...new Set([...said.map(([, { topic }]) => topic), PARKED_TOPIC, REPLAY_TOPIC])].sort()
}

/** The topics that a service reads: of what it hears, and those of the bus, which every consumer looks into. */
export function topicsReadBy(service: string): string[] {
  return [...new Set([...(heardBy[service] ?? []), PARKED_TOPIC, REPLAY_TOPIC])].sort()
}

/**
 * Gives each account what its service does at Kafka and nothing more: it writes what it says, reads what it hears, and belongs
 * to groups of its own name. None makes, changes or removes topics. The right to read every event, which former releases gave,
 * is taken back; what else is given already stays. May be repeated.
 * Needs an account that may give rights, on brokers that ask for them.
 */
export async function ensureRights({ topicPrefix: prefix = '', accounts, ...options }: RightsOptions): Promise<void> {
  const { default: kafkajs } = await import('kafkajs')
  const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs
  const { READ, WRITE, DESCRIBE, DELETE } = AclOperationTypes
  const { TOPIC, GROUP } = AclResourceTypes
  const { LITERAL, PREFIXED } = ResourcePatternTypes
  const allow =
    (account: string, resource: Pick<AclEntry, 'resourceType' | 'resourceName' | 'resourcePatternType'>) =>
    (operation: AclEntry['operation']): AclEntry => ({
      ...resource,
      principal: `User:${account}`,
      host: '*',
      operation,
      permissionType: AclPermissionTypes.ALLOW,
    })
  const everyEvent = { resourceType: TOPIC, resourceName: `${prefix}docent.`, resourcePatternType: PREFIXED }
  const topicCalled = (topic: string) => ({
    resourceType: TOPIC,
    resourceName: prefix + topic,
    resourcePatternType: LITERAL,
  })
  const former = accounts.map((account) => allow(account, everyEvent)(READ))
  // Who sees the topics is ready to go: that comes last.
  const rights = accounts.flatMap((account) => [
    ...[account, 'parked-view.'].flatMap((group) =>
      [READ, DELETE].map(
        allow(account, { resourceType: GROUP, resourceName: prefix + group, resourcePatternType: PREFIXED }),
      ),
    ),
    ...topicsWrittenBy(account).map((topic) => allow(account, topicCalled(topic))(WRITE)),
    ...topicsReadBy(account).map((topic) => allow(account, topicCalled(topic))(READ)),
    allow(account, everyEvent)(DESCRIBE),
  ])
  const client = createClient(options)
  try {
    await client.ask((admin) => admin.createAcls({ acl: rights }))
    await client.ask((admin) => admin.deleteAcls({ filters: former }))
    options.log.info({ accounts }, 'kafka: each account has the rights of its service')
  } finally {
    await client.close()
  }
}
