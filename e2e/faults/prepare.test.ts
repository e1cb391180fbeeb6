import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import { generateKeyPair } from '@docent/runtime/auth'
import { runToEnd } from '../client/to-end.ts'
import { clusterEngines, missingEngines, type ClusterEngines } from '../deployments/engines.ts'
import { programOf } from '../deployments/program-of.ts'

const main = programOf('billing')
const topics = fileURLToPath(new URL('../../runtime/engines/topics.ts', import.meta.url))
/** As a client of an engine that has lost sight of a connection of its own. */
const NEVER_ENDS = 'data:text/javascript,setInterval(()=>{},100000)'
const missing = missingEngines()
const suite = missing.length > 0 ? describe.skip : describe

suite(`the steps before an upgrade${missing.length > 0 ? ` [skipped: ${missing.join(', ')} not set]` : ''}`, () => {
  let engines: ClusterEngines
  let settings: Record<string, string>
  beforeAll(async () => {
    engines = await clusterEngines({ gated: false })
    const { publicKeys } = await generateKeyPair()
    settings = { ...engines.settings, AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys), LOG_LEVEL: 'info' }
  })
  afterAll(() => engines?.close())

  test.each([
    ['topics', [topics], 'every topic is there'],
    ['collections and indexes of a service', [main, 'prepare'], 'everything it needs is there'],
  ])(
    '%s end as soon as they are done, although something would keep their process',
    async (_, args, says) => {
      const { code, said } = await runToEnd(['--import', NEVER_ENDS, ...args], settings)
      expect([code, said]).toEqual([0, expect.stringContaining(says)])
    },
    180_000,
  )
})
