import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '@docent/runtime/testing/free-ports.ts'
import { eventually } from '../client/client.ts'

/** Why a broker of its own cannot be started here; undefined where it can: DOCENT_KAFKA_LIB is the folder of Kafka's jars. */
export function noBroker(env = process.env): string | undefined {
  if (!env['DOCENT_KAFKA_LIB']) return "DOCENT_KAFKA_LIB does not name the folder of Kafka's jars"
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0 ? undefined : 'there is no Java here'
}

export interface Broker {
  /** host:port for clients. */
  address: string
  stop(): Promise<void>
}

/** A broker with the environment that Compose gives its container, read as the image reads it; ports and folder are its own. */
export async function startBroker(environment: Record<string, string>): Promise<Broker> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-broker-'))
  const ports = await freePorts(3)
  const here = (text: string) =>
    ['9092', '9093', '9094'].reduce((all, port, at) => all.replaceAll(`:${port}`, `:${ports[at]}`), text)
  const properties = Object.entries(environment)
    .filter(([name]) => name.startsWith('KAFKA_'))
    .map(([name, value]) => [name.slice('KAFKA_'.length).toLowerCase().replaceAll('_', '.'), here(value)] as const)
  const own = {
    listeners: here(environment['KAFKA_LISTENERS'] ?? '').replace('//:', '//127.0.0.1:'),
    'advertised.listeners': here(environment['KAFKA_ADVERTISED_LISTENERS'] ?? '').replace('//kafka:', '//127.0.0.1:'),
    'log.dirs': join(folder, 'log'),
    'group.initial.rebalance.delay.ms': '0',
  }
  const file = join(folder, 'server.properties')
  const lines = Object.entries({ ...Object.fromEntries(properties), ...own })
  await writeFile(file, lines.map(([name, value]) => `${name}=${value}\n`).join(''))

  const classes = ['-cp', `${process.env['DOCENT_KAFKA_LIB']}/*`]
  const id = 'MkU3OEVBNTcwNTJENDM2Qg'
  await promisify(execFile)('java', [...classes, 'kafka.tools.StorageTool', 'format', '-t', id, '-c', file])
  const child = spawn('java', ['-Xms128m', '-Xmx384m', ...classes, 'kafka.Kafka', file], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  await eventually(() => listens(ports[0] as number), 'the broker to listen')
  return {
    address: `127.0.0.1:${ports[0]}`,
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listens(port: number): Promise<true | undefined> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}
