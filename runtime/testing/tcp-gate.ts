import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A way to an engine that can be shut, as when the engine or the network is away. */
export interface TcpGate {
  port: number
  /** Ends every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export interface TcpGateOptions {
  /** Sees what goes to the target; false ends the connection before it gets there. */
  passes?: (data: Buffer) => boolean
  /** Made for each connection: sees what comes back from the target, and sends on what the client shall see. */
  answers?: (send: (data: Buffer) => void, port: number) => (data: Buffer) => void
}

/** Listens on a free port of its own and carries connections to the target. */
export async function createTcpGate(
  target: { host: string; port: number },
  { passes = () => true, answers }: TcpGateOptions = {},
): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const listening = createServer((near) => {
        const far = createConnection(target)
        keep(near)
        keep(far)
        near.on('data', (data) => (passes(data) ? far.write(data) : near.destroy()))
        if (answers)
          far.on(
            'data',
            answers((data) => void near.write(data), port),
          )
        else far.pipe(near)
        near.on('close', () => far.destroy())
        far.on('close', () => near.destroy())
      })
      server = listening
      listening.once('error', reject)
      listening.listen(port, '127.0.0.1', () => {
        port = (listening.address() as AddressInfo).port
        resolve()
      })
    })
  const shut = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      for (const socket of sockets) socket.destroy()
    })

  await open()
  return { port, shut, open, close: shut }
}
