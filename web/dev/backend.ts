import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const program = join(import.meta.dirname, '..', '..', 'services', 'standalone', 'src', 'main.ts')
/** Said by the product, with the address for people, which is the one in front. */
const READY = 'Docent is ready at'

export interface Backend {
  /** Where it listens; while it starts, the address it will have. A failed start has none until the next one. */
  address(): Promise<string>
  /** Ends it cleanly and starts what the files say now. */
  restart(reason: string): Promise<void>
  stop(): Promise<void>
}

interface Options {
  nodeArgs: readonly string[]
  publicUrl: string
}

/** The gateway and all services as `npm start` runs them, in a process that is replaced when their files change. */
export async function startBackend({ nodeArgs, publicUrl }: Options): Promise<Backend> {
  const port = await freePort()
  let child: ChildProcess
  let listening: PromiseWithResolvers<string>
  let turn = Promise.resolve()

  function start() {
    listening = Promise.withResolvers()
    const here = listening
    // Nobody may be waiting when it fails; whoever asks later is told.
    here.promise.catch(() => undefined)
    child = spawn(process.execPath, [...nodeArgs, program], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.includes(READY)) here.resolve(`http://127.0.0.1:${port}`)
      else console.log(line)
    })
    child.on('exit', () =>
      here.reject(new Error('The services did not start; their message is above. A change starts them again.')),
    )
  }

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  start()
  return {
    address: () => turn.then(() => listening.promise),
    restart(reason) {
      turn = turn.then(async () => {
        console.log(`${reason}: starting the services again.`)
        await end()
        start()
      })
      return turn
        .then(() => listening.promise)
        .then(
          () => undefined,
          () => undefined,
        )
    },
    async stop() {
      await turn
      await end()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
