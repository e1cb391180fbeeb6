import { describe, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { randomIds, systemClock } from '../clock/index.ts'
import { createMongoStore } from '../store/mongodb/index.ts'
import { engineFromEnvironment } from '../testing/from-environment.ts'
import { dropDatabase } from '../testing/mongo-database.ts'
import { jobsContract } from './contract.ts'

const server = engineFromEnvironment('MONGODB_URI')

// A compatible server may take one command at a time.
jest.setTimeout(120_000)

if (server !== undefined) {
  jobsContract('MongoDB', async () => {
    const uri = new URL(server)
    uri.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
    return {
      async open() {
        const store = createMongoStore({
          uri: uri.href,
          bus: { publish: async () => undefined },
          log: pino({ level: 'silent' }),
          clock: systemClock,
          ids: randomIds,
        })
        return { store, close: () => store.close() }
      },
      async close() {
        await dropDatabase(uri.href)
      },
    }
  })
} else describe.skip('jobs contract: MongoDB', () => test('needs MONGODB_URI', () => undefined))
