import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { post } from './post.ts'
import { untilReady, type Subject } from './subject.ts'

const server = fileURLToPath(new URL('../baseline/server.mjs', import.meta.url))

/** LangChain.js with express and a store in memory: what a developer would write instead. */
export function langchain(modelUrl: string, port: number): Subject {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess
  return {
    name: 'LangChain.js',
    pids: () => [child.pid as number],
    async start() {
      const since = performance.now()
      const env = { ...process.env, PORT: String(port), OPENAI_BASE_URL: modelUrl, NODE_OPTIONS: '' }
      child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'ignore', 'inherit'] })
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
