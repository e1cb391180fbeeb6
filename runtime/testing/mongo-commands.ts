import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a MongoDB server that notes every command that goes through it. */
export interface MongoCommands {
  port: number
  /** Commands so far, as "find chat.turns", without what keeps connections alive. */
  seen: string[]
  close(): Promise<void>
}

/** Nobody asks for these: drivers look after their connections with them. */
const OF_DRIVERS = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions', 'saslStart', 'saslContinue', ''])
const HEADER_BYTES = 16
const OP_MSG = 2013
/** Flags, the kind of the first section, the length of its document and the type of its first element. */
const NAME_AT = HEADER_BYTES + 4 + 1 + 4 + 1

/** Listens on a free port of this machine and carries connections to the server, counting the commands on the wire. */
export async function countMongoCommands(target: { host: string; port: number }): Promise<MongoCommands> {
  const seen: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection(target)
    let waiting = Buffer.alloc(0)
    near.on('data', (data: Buffer) => {
      waiting = Buffer.concat([waiting, data])
      while (waiting.length >= HEADER_BYTES && waiting.length >= waiting.readInt32LE(0)) {
        const length = waiting.readInt32LE(0)
        const command = commandOf(waiting.subarray(0, length))
        if (command) seen.push(command)
        waiting = waiting.subarray(length)
      }
    })
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Name and collection of a command; undefined for what drivers say by themselves. */
function commandOf(message: Buffer): string | undefined {
  if (message.readInt32LE(12) !== OP_MSG) return undefined
  const end = message.indexOf(0, NAME_AT)
  const name = message.toString('latin1', NAME_AT, end)
  if (OF_DRIVERS.has(name)) return undefined
  const length = message.readInt32LE(end + 1)
  return `${name} ${message.toString('utf8', end + 5, end + 5 + length - 1)}`
}
