import { randomUUID } from 'node:crypto'
import type { Certificate } from '@docent/runtime/testing/authority.ts'
import { removeFromCluster } from '@docent/runtime/testing/cluster-removal.ts'
import { createTcpGate, type TcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { createKafkaGate } from './kafka-gate.ts'

/** Engines that can be taken away from a cluster without taking them from anybody else. */
export const engineNames = ['kafka', 'mongodb', 's3', 'qdrant'] as const
export type EngineName = (typeof engineNames)[number]

/** What a cluster needs of the environment. */
const variables = ['KAFKA_BROKERS', 'MONGODB_URI', 'S3_ENDPOINT', 'QDRANT_URL'] as const

/** Variables that are missing for a cluster to run here. */
export function missingEngines(env = process.env): string[] {
  return variables.filter((name) => !env[name])
}

export interface ClusterEngines {
  /** Settings that lead to the engines, with names that nobody else uses. */
  settings: Record<string, string>
  /** Cuts an engine off, or brings it back. Only there when the engines are behind gates. */
  gates: Partial<Record<EngineName, TcpGate>>
  /** Removes everything that was kept under those names. */
  close(): Promise<void>
}

export interface EnginesOptions {
  /** Puts each behind a gate that can be shut. */
  gated: boolean
  /** The gates speak TLS with it. */
  certificate?: Certificate
}

/** The engines of the environment, with a database, topics, objects and collections of their own. */
export async function clusterEngines({ gated, certificate }: EnginesOptions): Promise<ClusterEngines> {
  const run = `e2e${randomUUID().slice(0, 8)}`
  const direct = addressesOf(process.env)
  const gates: Partial<Record<EngineName, TcpGate>> = {}
  const seen = addressesOf(process.env)
  if (gated || certificate) {
    for (const name of engineNames) {
      const { hostname: host, port } = direct[name]
      const create = name === 'kafka' ? createKafkaGate : createTcpGate
      const gate = await create({ host, port: Number(port) }, { certificate })
      gates[name] = gate
      seen[name].host = `127.0.0.1:${gate.port}`
    }
  }
  if (certificate) {
    seen.mongodb.searchParams.set('tls', 'true')
    for (const one of [seen.s3, seen.qdrant]) one.protocol = 'https:'
  }
  return {
    gates,
    settings: { ...settingsOf(seen, run), ...(certificate && { KAFKA_TLS: 'true' }) },
    async close() {
      await removeFromCluster(settingsOf(direct, run))
      for (const gate of Object.values(gates)) await gate.close()
    },
  }
}

type Addresses = Record<EngineName, URL>

const addressesOf = (env: NodeJS.ProcessEnv): Addresses => ({
  kafka: new URL(`tcp://${env['KAFKA_BROKERS']?.split(',')[0]}`),
  mongodb: new URL(env['MONGODB_URI'] ?? ''),
  s3: new URL(env['S3_ENDPOINT'] ?? ''),
  qdrant: new URL(env['QDRANT_URL'] ?? ''),
})

function settingsOf({ kafka, mongodb, s3, qdrant }: Addresses, run: string) {
  const database = new URL(mongodb)
  database.pathname = `/${run}`
  return {
    KAFKA_BROKERS: kafka.host,
    KAFKA_PREFIX: `${run}.`,
    KAFKA_PARTITIONS: '3',
    MONGODB_URI: String(database),
    S3_ENDPOINT: s3.origin,
    S3_BUCKET: 'docent-e2e',
    S3_PREFIX: `${run}/`,
    QDRANT_URL: qdrant.origin,
    QDRANT_PREFIX: `${run}-`,
  }
}
