import { randomUUID } from 'node:crypto'
import { removeFromCluster } from '@docent/runtime/testing/cluster-removal.ts'
import { startMailServer } from '@docent/runtime/testing/mail-server.ts'
import { createTcpGate, type TcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { createKafkaGate } from '../deployments/kafka-gate.ts'
import { parkedOnKafka } from '../deployments/parked.ts'
import type { Namespace } from './kubectl.ts'

const PARTITIONS = 3
/** Where pods find this machine: DOCENT_POD_HOST, or where the cluster of the workshop has it. */
export const NODE = process.env['DOCENT_POD_HOST'] ?? '10.123.0.1'
/** A free address of the cluster's services, as long as 127.0.0.1: Kafka's answers name it instead. */
const SEEN_AS = '10.96.9.9'

/** The engines of this machine as pods reach them, with names that nobody else uses, and doors that can be shut. */
export interface PodEngines {
  gates: Record<'kafka' | 'mongodb' | 's3' | 'qdrant', TcpGate>
  /** Names that nobody else uses begin with it. */
  run: string
  /** Where each listens for pods, on the address of this machine. */
  ports: Record<string, number>
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
  const at = { host: NODE }
  const gates = {
    kafka: await createKafkaGate(placeOf(`tcp://${env['KAFKA_BROKERS']}`), { ...at, seenAs: SEEN_AS }),
    mongodb: await createTcpGate(placeOf(env['MONGODB_URI']), at),
    s3: await createTcpGate(placeOf(env['S3_ENDPOINT']), at),
    qdrant: await createTcpGate(placeOf(env['QDRANT_URL']), at),
  }
  const mail = await startMailServer(NODE)
  const ofEngines = Object.fromEntries(Object.entries(gates).map(([name, { port }]) => [name, port]))
  const ports = { ...ofEngines, smtp: placeOf(mail.url).port }
  await space.apply(
    ...asService({ name: 'engines', clusterIP: SEEN_AS, ports }),
    secret('docent-s3', { 'access-key': env['S3_ACCESS_KEY'] ?? '', 'secret-key': env['S3_SECRET_KEY'] ?? '' }),
  )
  return {
    gates,
    run,
    ports,
    letters: () => mail.mails,
    parked: () =>
      parkedOnKafka({
        KAFKA_BROKERS: env['KAFKA_BROKERS'] ?? '',
        KAFKA_PREFIX: `${run}.`,
        KAFKA_PARTITIONS: String(PARTITIONS),
      }),
    values: {
      kafka: { external: `${SEEN_AS}:${ofEngines['kafka']}`, prefix: `${run}.`, partitions: PARTITIONS },
      mongodb: { external: `mongodb://engines:${ofEngines['mongodb']}/${run}` },
      s3: {
        external: `http://engines:${ofEngines['s3']}`,
        existingSecret: 'docent-s3',
        bucket: 'docent-e2e',
        prefix: `${run}/`,
      },
      qdrant: { external: `http://engines:${ofEngines['qdrant']}`, prefix: `${run}-` },
      smtp: { external: `smtp://engines:${ports.smtp}`, from: 'Docent <docent@example.com>' },
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

/** Host and port of an address. */
export function placeOf(text = ''): { host: string; port: number } {
  const { hostname: host, port } = new URL(text)
  return { host, port: Number(port) }
}

interface Named {
  name: string
  /** Default: whichever is free. */
  clusterIP?: string
  /** By name; where a port of this machine is known by another one, both of them: that of the Service first. */
  ports: Record<string, number | [number, number]>
}

/** Ports of this machine as a Service, which pods know by its name. */
export function asService({ name, clusterIP, ports }: Named): object[] {
  const all = Object.entries(ports).map(([port, numbers]) => ({
    name: port,
    numbers: [numbers].flat(),
    protocol: 'TCP',
  }))
  const seen = all.map(({ numbers: [port], ...rest }) => ({ ...rest, port }))
  const here = all.map(({ numbers, ...rest }) => ({ ...rest, port: numbers.at(-1) }))
  const metadata = { name, labels: { 'kubernetes.io/service-name': name } }
  return [
    { apiVersion: 'v1', kind: 'Service', metadata: { name }, spec: { ...(clusterIP && { clusterIP }), ports: seen } },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      addressType: 'IPv4',
      metadata,
      ports: here,
      endpoints: [{ addresses: [NODE], conditions: { ready: true } }],
    },
  ]
}

export const secret = (name: string, stringData: Record<string, string>) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  stringData,
})
