import { createAuthority } from '@docent/runtime/testing/authority.ts'
import { createTcpGate, type TcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { createKafkaGate } from '../deployments/kafka-gate.ts'
import { asService, NODE, placeOf, type PodEngines } from './engines.ts'

/** As long as the address the broker knows itself by: what stands for it in the broker's answers. */
const SEEN_AS = '10.96.9.8'

/** The engines and the model once more, behind gates that speak TLS; an authority that nobody knows signed for them. */
export interface OverTls {
  /** What to trust, as PEM. */
  ca: string
  /** Where each listens for pods. */
  ports: Record<'kafka' | 'mongodb' | 'qdrant' | 's3' | 'smtp' | 'model', number>
  /** Services that pods need to know beside those of the ports. */
  services: object[]
  close(): Promise<void>
}

export async function overTls({ ports }: PodEngines, model: number): Promise<OverTls> {
  const authority = await createAuthority()
  const certificate = await authority.certificateFor('kafka', 'mongodb', 'qdrant', 's3', 'mail', SEEN_AS, NODE)
  const seen = { host: NODE, certificate }
  const behind = (port = 0) => createTcpGate({ host: NODE, port }, seen)
  const gates: Record<keyof OverTls['ports'], TcpGate> = {
    kafka: await createKafkaGate(placeOf(`tcp://${process.env['KAFKA_BROKERS']}`), { ...seen, seenAs: SEEN_AS }),
    mongodb: await behind(ports['mongodb']),
    qdrant: await behind(ports['qdrant']),
    s3: await behind(ports['s3']),
    smtp: await behind(ports['smtp']),
    model: await behind(model),
  }
  const all = Object.values(gates)
  return {
    ca: authority.cert,
    ports: Object.fromEntries(Object.entries(gates).map(([name, { port }]) => [name, port])) as OverTls['ports'],
    services: asService({ name: 'secured', clusterIP: SEEN_AS, ports: { kafka: gates.kafka.port } }),
    close: async () => void (await Promise.all(all.map((gate) => gate.close()))),
  }
}
