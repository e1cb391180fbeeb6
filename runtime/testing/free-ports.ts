import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out by themselves, to whoever connects or asks for any: such a port may be taken by
 * anybody between the moment it is found free and the moment it is listened on, or while its owner is down for a while.
 */
const FIRST = 10_000
const PORTS = 10_000
/** Test runners number their workers; each has its own share, so that they do not take turns by chance. */
const SHARES = 10
const SHARE = PORTS / SHARES

/** Browsers and `fetch` refuse it (https://fetch.spec.whatwg.org/#port-blocking), the only such port of this range. */
const REFUSED = 10_080

const given = new Set<number>([REFUSED])
/** Several runs on one machine begin at different places. */
let next = Math.floor(Math.random() * SHARE)

/** Ports of this machine that nobody listens on, all different, and never given twice in a process. */
export async function freePorts(count: number): Promise<number[]> {
  const first = FIRST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % SHARES) * SHARE
  const ports: number[] = []
  for (let tries = 0; ports.length < count; tries++) {
    if (tries === SHARE) throw new Error(`there are not ${count} free ports between ${first} and ${first + SHARE}`)
    const port = first + (next++ % SHARE)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    ports.push(port)
  }
  return ports
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
