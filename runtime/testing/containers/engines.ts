import { readFileSync } from 'node:fs'
import { GenericContainer, type StartedTestContainer } from 'testcontainers'
import { freePort } from '../free-ports.ts'

/** How one engine is started in a container, and the settings that lead to it. */
export interface EngineContainer {
  /** Starts it and resolves when it answers. Rejects when it can't be had. `host` is where published ports are. */
  start(host: string): Promise<{ container: StartedTestContainer; settings: Record<string, string> }>
}

const START_LIMIT_MS = 120_000
const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8')

/** The image that the variable names, else the one of docker-compose.yml: what is tested is what is run. */
function image(variable: string): string {
  const named = process.env[variable] ?? new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(compose)?.[1]
  if (!named) throw new Error(`docker-compose.yml has no ${variable}`)
  return named
}

/** By the setting whose absence asks for it. */
export const engineContainers: Record<string, EngineContainer> = {
  KAFKA_BROKERS: {
    async start(host) {
      // A broker tells its clients where it is, so its port must be known before it starts.
      const port = await freePort()
      const container = await new GenericContainer(image('KAFKA_IMAGE'))
        .withExposedPorts({ container: port, host: port })
        .withEnvironment({
          KAFKA_NODE_ID: '1',
          KAFKA_PROCESS_ROLES: 'broker,controller',
          KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:${port === 9093 ? 9094 : 9093}`,
          KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
          KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
          KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
          KAFKA_CONTROLLER_QUORUM_VOTERS: `1@localhost:${port === 9093 ? 9094 : 9093}`,
          KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
          KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
          KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
          KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
          KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        })
        .withStartupTimeout(START_LIMIT_MS)
        .start()
      return { container, settings: { KAFKA_BROKERS: `${host}:${port}` } }
    },
  },
  MONGODB_URI: {
    async start(host) {
      const container = await published('MONGODB_IMAGE', 27017).start()
      return { container, settings: { MONGODB_URI: `mongodb://${host}:${container.getMappedPort(27017)}/docent` } }
    },
  },
  QDRANT_URL: {
    async start(host) {
      const container = await published('QDRANT_IMAGE', 6333).start()
      return { container, settings: { QDRANT_URL: `http://${host}:${container.getMappedPort(6333)}` } }
    },
  },
  S3_ENDPOINT: {
    async start(host) {
      const keys = { accessKey: 'docent', secretKey: 'for-tests-only' }
      const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging']
      const config = { identities: [{ name: 'docent', credentials: [keys], actions }] }
      const container = await published('S3_IMAGE', 8333)
        .withCopyContentToContainer([{ content: JSON.stringify(config), target: '/tmp/s3.json' }])
        .withCommand(['server', '-dir=/data', '-s3', '-s3.config=/tmp/s3.json', '-ip.bind=0.0.0.0'])
        .start()
      const settings = {
        S3_ENDPOINT: `http://${host}:${container.getMappedPort(8333)}`,
        S3_ACCESS_KEY: keys.accessKey,
        S3_SECRET_KEY: keys.secretKey,
      }
      return { container, settings }
    },
  },
}

function published(variable: string, port: number): GenericContainer {
  return new GenericContainer(image(variable)).withExposedPorts(port).withStartupTimeout(START_LIMIT_MS)
}
