// Runs a command with engines in containers: `with-engines.ts KAFKA_BROKERS,QDRANT_URL command...`. Names those settings that
// nobody has set, starts an engine for each, hands the command their addresses, and takes the containers away afterwards.
// What can't be started is said in one line and left unset, so that its tests are skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { getContainerRuntimeClient, type StartedTestContainer } from 'testcontainers'
import { engineContainers } from './engines.ts'

/** Longest wait for Docker to answer at all. */
const PROBE_LIMIT_MS = 5_000
/** Longest wait for one engine, its image included. */
const ENGINE_LIMIT_MS = 10 * 60_000

const say = (line: string) => process.stderr.write(`${line}\n`)
const [wanted = '', command = '', ...args] = process.argv.slice(2)
const started: StartedTestContainer[] = []
const settings: Record<string, string> = {}

const client = await within(PROBE_LIMIT_MS, getContainerRuntimeClient()).catch(() => undefined)
if (client) {
  say(`Starting engines for the tests in containers, for ${wanted.replaceAll(',', ', ')}.`)
  const { host } = client.info.containerRuntime
  await Promise.all(wanted.split(',').map((name) => provision(name, host)))
}
// A Ctrl-C reaches the whole group; this process stays until the other one has ended, to take the containers away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
const [code] = (await once(child, 'exit')) as [number | null]
await Promise.allSettled(started.map((container) => container.stop({ timeout: 0 })))
process.exit(code ?? 1)

async function provision(name: string, host: string): Promise<void> {
  const engine = engineContainers[name]
  if (!engine) throw new Error(`${name}: there is no engine for it`)
  const starting = engine.start(host)
  // Also one that comes after its time is taken away.
  starting.then(({ container }) => started.push(container)).catch(() => undefined)
  try {
    Object.assign(settings, (await within(ENGINE_LIMIT_MS, starting)).settings)
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    say(`${name}: no engine in a container, ${reason}`)
  }
}

/** Rejects when it takes longer. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(limitMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${limitMs / 1000} s`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
