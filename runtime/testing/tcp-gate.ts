import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { createServer as createSecureServer } from 'node:tls'
import type { Certificate } from './authority.ts'
import { freePort } from './free-ports.ts'

/** A way to an engine that can be shut, as when the engine or the network is away. */
export interface TcpGate {
  port: number
  /** Ends every connection and refuses new ones. */
  shut(): Promise<void>
  /** Opens what is shut, and passes on what was held. */
  open(): Promise<void>
  /** Takes connections and bytes, and keeps them: nobody is refused, and nobody hears anything. */
  hold(): void
  close(): Promise<void>
}

export interface TcpGateOptions {
  /** Sees what goes to the target; false ends the connection before it gets there. */
  passes?: (data: Buffer) => boolean
  /** Made for each connection: sees what comes back from the target, and sends on what the client shall see. */
  answers?: (send: (data: Buffer) => void, port: number) => (data: Buffer) => void
  /** Address it listens on. Default: this machine only. */
  host?: string
  /** Speaks TLS with this to who comes; with the target nobody does. */
  certificate?: Certificate
}

const asItComes: NonNullable<TcpGateOptions['answers']> = (send) => send

/** Listens on a free port of its own and carries connections to the target. */
export async function createTcpGate(
  target: { host: string; port: number },
  { passes = () => true, answers = asItComes, host = '127.0.0.1', certificate }: TcpGateOptions = {},
): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  // It is listened on again whenever the gate opens, so nobody else must get it meanwhile.
  const port = await freePort()
  let holding = false

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    // What is not read waits where it is, and an end behind it is not seen either.
    if (holding) socket.pause()
  }
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      const welcome = (near: Socket) => {
        const far = createConnection(target)
        near.on('data', (data) => (passes(data) ? far.write(data) : near.destroy()))
        far.on(
          'data',
          answers((data) => void near.write(data), port),
        )
        near.on('close', () => far.destroy())
        far.on('close', () => near.destroy())
        keep(near)
        keep(far)
      }
      const listening = certificate ? createSecureServer(certificate, welcome) : createServer(welcome)
      server = listening
      listening.once('error', reject)
      listening.listen(port, host, () => {
        resolve()
      })
    })
  const release = () => {
    holding = false
    for (const socket of sockets) socket.resume()
  }
  const shut = () =>
    new Promise<void>((resolve) => {
      release()
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      for (const socket of sockets) socket.destroy()
    })

  await listen()
  return {
    port,
    shut,
    async open() {
      release()
      if (!server) await listen()
    },
    hold() {
      holding = true
      for (const socket of sockets) socket.pause()
    },
    close: shut,
  }
}
