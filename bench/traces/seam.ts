// CPU of the two places that every call and every event passes, by the code of a checkout: `node seam.ts CHECKOUT`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CALLS = 6_000
const EVENTS = 40_000

const [checkout = ''] = process.argv.slice(2)
const load = (file: string) => import(pathToFileURL(join(checkout, 'runtime', file)).href)
const { createHttp } = await load('http/index.ts')
const { consume } = await load('service/consume.ts')

const log = { child: () => log, level: 'silent' } as Record<string, unknown>
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) log[level] = () => undefined
const app = createHttp({ log, trustProxy: false })
app.get('/', async () => 'ok')
const call = () => app.inject('/')

let handle: (delivery: object) => Promise<void> = async () => undefined
const bus = { subscribe: async (spec: { handle: typeof handle }) => void (handle = spec.handle) }
await consume({ bus, name: 'bench', handlers: { 'user.password-changed': async () => undefined }, mode: 'durable' })
const event = { id: 'e', type: 'user.password-changed', version: 1, ownerId: 'o', occurredAt: '', payload: {} }
const delivery = { event, topic: 'docent.user', attempt: 1, signal: new AbortController().signal }

/** Microseconds of CPU for each, once the code is warm. */
async function cpuEach(times: number, task: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < times / 4; warm++) await task()
  const began = process.cpuUsage()
  for (let time = 0; time < times; time++) await task()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / times
}
console.log(JSON.stringify({ call: await cpuEach(CALLS, call), event: await cpuEach(EVENTS, () => handle(delivery)) }))
await app.close()
