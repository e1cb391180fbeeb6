import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deployment } from './deployment.ts'
import { keptSettings } from './kept-settings.ts'

/** Loaded by whoever asks first: most runs of a few tests need none. */
const makers = {
  'one-process': async (env: Record<string, string>) => (await import('./one-process.ts')).oneProcess(env),
  cluster: async (env: Record<string, string>) => (await import('./cluster.ts')).cluster(env),
} as const
export type KeptShape = keyof typeof makers

const kept = new Map<string, Promise<Deployment>>()
let server: Server | undefined

/**
 * Jest's global setup. To start a deployment costs seconds of a processor, and it is slow until it is warm; so whoever asks first
 * (`kept.ts`) has one started that all suites share, in whichever worker they run. The run ends it (`keeper-end.ts`).
 */
export default async function keep(): Promise<void> {
  server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (value) => response.end(JSON.stringify(value)),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
  // A worker that loads a suite sees too late that its connection was closed, and would ask over it.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env['DOCENT_KEEPER'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function answer(url: string): Promise<unknown> {
  const [, shape = '', what = ''] = url.split('/')
  if (!(shape in makers)) throw new Error(`there is no shape "${shape}"`)
  let deployment = kept.get(shape)
  if (!deployment) kept.set(shape, (deployment = makers[shape as KeptShape](keptSettings)))
  const found = await deployment
  if (what === 'address') {
    // What one suite brought down is up for the next one.
    await found.start()
    return found.address
  }
  if (what === 'output' || what === 'parked' || what === 'mails' || what === 'letters') return found[what]()
  throw new Error(`nothing is known of "${what}"`)
}

/** The run fails where one cannot be ended, but not before it has said what the tests found. */
export async function endKept(): Promise<void> {
  server?.close()
  // A suite that was ended in the middle of a call leaves a connection that nothing else closes, and the run would never end.
  server?.closeAllConnections()
  const ends = [...kept.values()].map(async (deployment) => (await deployment).destroy())
  for (const end of await Promise.allSettled(ends)) {
    if (end.status === 'fulfilled') continue
    console.error('A shared deployment was not ended:', end.reason)
    process.exitCode = 1
  }
}
