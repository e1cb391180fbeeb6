import { randomUUID } from 'node:crypto'
import { removeFromCluster } from '@docent/runtime/testing/cluster-removal.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { createTcpGate, type TcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { createKafkaGate } from '../deployments/kafka-gate.ts'
import { parkedOnKafka } from '../deployments/parked.ts'
import type { Namespace } from './kubectl.ts'

const PARTITIONS = 3
/** Where pods find this machine. */
const NODE = '10.123.0.1'
/** A free address of the cluster's services, as long as 127.0.0.1: Kafka's answers name it instead. */
const SEEN_AS = '10.96.9.9'

/** The engines of this machine as pods reach them, with names that nobody else uses, and doors that can be shut. */
export interface PodEngines {
  gates: Record<'kafka' | 'mongodb' | 's3' | 'qdrant', TcpGate>
  /** Values of the chart that lead there. */
  values: Record<string, unknown>
  /** Every mail that was sent, whole. */
  letters(): readonly string[]
  /** Events that a service has given up. */
  parked(): Promise<string[]>
  close(): Promise<void>
}

export async function podEngines(space: Namespace, env = process.env): Promise<PodEngines> {
  const run = `kube${randomUUID().slice(0, 8)}`
  const place = (text = '') => {
    const { hostname: host, port } = new URL(text)
    return { host, port: Number(port) }
  }
  const at = { host: NODE }
  const gates = {
    kafka: await createKafkaGate(place(`tcp://${env['KAFKA_BROKERS']}`), { ...at, seenAs: SEEN_AS }),
    mongodb: await createTcpGate(place(env['MONGODB_URI']), at),
    s3: await createTcpGate(place(env['S3_ENDPOINT']), at),
    qdrant: await createTcpGate(place(env['QDRANT_URL']), at),
  }
  const mail = await startMailServer(NODE)
  const ports = Object.fromEntries(Object.entries(gates).map(([name, { port }]) => [name, port]))
  await space.apply(
    ...asService({ ...ports, smtp: place(mail.url).port }),
    secret('docent-s3', { 'access-key': env['S3_ACCESS_KEY'] ?? '', 'secret-key': env['S3_SECRET_KEY'] ?? '' }),
  )
  return {
    gates,
    letters: () => mail.mails,
    parked: () =>
      parkedOnKafka({
        KAFKA_BROKERS: env['KAFKA_BROKERS'] ?? '',
        KAFKA_PREFIX: `${run}.`,
        KAFKA_PARTITIONS: String(PARTITIONS),
      }),
    values: {
      kafka: { external: `${SEEN_AS}:${ports['kafka']}`, prefix: `${run}.`, partitions: PARTITIONS },
      mongodb: { external: `mongodb://engines:${ports['mongodb']}/${run}` },
      s3: {
        external: `http://engines:${ports['s3']}`,
        existingSecret: 'docent-s3',
        bucket: 'docent-e2e',
        prefix: `${run}/`,
      },
      qdrant: { external: `http://engines:${ports['qdrant']}`, prefix: `${run}-` },
      smtp: { external: `smtp://engines:${place(mail.url).port}`, from: 'Docent <docent@example.com>' },
    },
    async close() {
      await Promise.all([...Object.values(gates).map((gate) => gate.close()), mail.close()])
      const mongodb = new URL(env['MONGODB_URI'] ?? '')
      mongodb.pathname = `/${run}`
      await removeFromCluster({
        KAFKA_BROKERS: env['KAFKA_BROKERS'] ?? '',
        KAFKA_PREFIX: `${run}.`,
        MONGODB_URI: String(mongodb),
        QDRANT_URL: env['QDRANT_URL'] ?? '',
        QDRANT_PREFIX: `${run}-`,
        S3_ENDPOINT: env['S3_ENDPOINT'] ?? '',
        S3_BUCKET: 'docent-e2e',
        S3_PREFIX: `${run}/`,
      })
    },
  }
}

function asService(ports: Record<string, number>): object[] {
  const all = Object.entries(ports).map(([name, port]) => ({ name, port, protocol: 'TCP' }))
  const metadata = { name: 'engines', labels: { 'kubernetes.io/service-name': 'engines' } }
  return [
    { apiVersion: 'v1', kind: 'Service', metadata: { name: 'engines' }, spec: { clusterIP: SEEN_AS, ports: all } },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      addressType: 'IPv4',
      metadata,
      ports: all,
      endpoints: [{ addresses: [NODE], conditions: { ready: true } }],
    },
  ]
}

const secret = (name: string, stringData: Record<string, string>) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  stringData,
})
