import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** What a process has of the connections. */
export interface Share {
  ready: boolean
  connections: number
}

interface Backend extends Share {
  /** Address of its health. */
  admin: string
  port: number
}

/** One address for the processes of a service, as the balancer of a cluster has it. */
export interface Balancer {
  port: number
  /** Of a process that may be given connections once it says that it is ready. */
  add(index: number, admin: string, port: number): void
  /** Whether a process is given connections, and how many it was given. */
  of(index: number): Share
  close(): Promise<void>
}

const LOOK_EVERY_MS = 1_000

/**
 * Carries each new connection to a process that said last that it is ready, in turn. It repeats nothing and hides nothing: a
 * connection that a process refuses or cuts, is refused or cut for whoever came.
 */
export async function startBalancer(): Promise<Balancer> {
  const known = new Map<number, Backend>()
  const sockets = new Set<Socket>()
  let turn = 0
  let looking: Promise<void> | undefined

  const server = createServer((near) => {
    const ready = [...known.values()].filter((one) => one.ready)
    const backend = ready[(turn += 1) % ready.length]
    if (!backend) return void near.destroy()
    backend.connections += 1
    const far = createConnection({ host: '127.0.0.1', port: backend.port })
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.end()
      })
    }
  })

  async function look() {
    await Promise.all(
      [...known.values()].map(async (backend) => {
        backend.ready = await fetch(`${backend.admin}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
      }),
    )
  }
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, LOOK_EVERY_MS)

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    add: (index, admin, port) => void known.set(index, { admin, port, ready: false, connections: 0 }),
    of(index) {
      const { ready = false, connections = 0 } = known.get(index) ?? {}
      return { ready, connections }
    },
    async close() {
      clearInterval(timer)
      await looking
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
