import { randomUUID } from 'node:crypto'
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

/** The engines of the environment, with a database, topics, objects and collections of their own. */
export async function clusterEngines({ gated }: { gated: boolean }): Promise<ClusterEngines> {
  const env = process.env
  const run = `e2e${randomUUID().slice(0, 8)}`
  const addresses = {
    kafka: new URL(`tcp://${env['KAFKA_BROKERS']?.split(',')[0]}`),
    mongodb: new URL(env['MONGODB_URI'] ?? ''),
    s3: new URL(env['S3_ENDPOINT'] ?? ''),
    qdrant: new URL(env['QDRANT_URL'] ?? ''),
  }
  const gates: Partial<Record<EngineName, TcpGate>> = {}
  if (gated) {
    for (const name of engineNames) {
      const { hostname: host, port } = addresses[name]
      const gate = await (name === 'kafka' ? createKafkaGate : createTcpGate)({ host, port: Number(port) })
      gates[name] = gate
      addresses[name].host = `127.0.0.1:${gate.port}`
    }
  }
  addresses.mongodb.pathname = `/${run}`
  const settings = {
    KAFKA_BROKERS: addresses.kafka.host,
    KAFKA_PREFIX: `${run}.`,
    KAFKA_PARTITIONS: '3',
    MONGODB_URI: String(addresses.mongodb),
    S3_ENDPOINT: addresses.s3.origin,
    S3_BUCKET: 'docent-e2e',
    S3_PREFIX: `${run}/`,
    QDRANT_URL: addresses.qdrant.origin,
    QDRANT_PREFIX: `${run}-`,
  }
  return {
    gates,
    settings,
    async close() {
      // A gate that was left shut would keep the removal out, too.
      for (const gate of Object.values(gates)) await gate.open()
      await removeFromCluster(settings)
      for (const gate of Object.values(gates)) await gate.close()
    },
  }
}
