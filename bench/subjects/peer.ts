import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { post } from './post.ts'
import { untilReady, type Subject } from './subject.ts'

export interface PeerOptions {
  name: string
  /** A file of `bench/baseline`. */
  script: string
  port: number
  env: Record<string, string>
}

/** A server of `bench/baseline`, in a process of its own. */
export function peer({ name, script, port, env }: PeerOptions): Subject {
  const server = fileURLToPath(new URL(`../baseline/${script}`, import.meta.url))
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess
  return {
    name,
    pids: () => [child.pid as number],
    async start() {
      const since = performance.now()
      child = spawn(process.execPath, [server], {
        env: { ...process.env, NODE_OPTIONS: '', ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return untilReady(address, since)
    },
    async ingest(fileName, content) {
      const { chunks } = (await post(`${address}/ingest`, { fileName, fileContent: content.toString('base64') })) as {
        chunks: number
      }
      return chunks
    },
    ask: async (question) => void (await post(`${address}/chat`, { question })),
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
