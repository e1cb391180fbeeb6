import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PLANS, UNLIMITED } from '@docent/proto/plans'
import { signUp, type Owner } from '../../e2e/client/client.ts'
import { post } from './post.ts'
import { untilReady, type Subject } from './subject.ts'

const main = fileURLToPath(new URL('../../services/standalone/src/main.ts', import.meta.url))
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/** Docent in one process: accounts, quotas, durable writes and all. */
export async function docent(modelUrl: string | undefined, port: number): Promise<Subject> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const plans = join(dir, 'plans.json')
  await writeFile(plans, JSON.stringify(DEFAULT_PLANS.map((plan) => ({ ...plan, ...without }))))
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let owner: Promise<Owner> | undefined

  const signedIn = () => (owner ??= signUp(address, 'bench@example.test'))
  const headers = async () => ({ authorization: `Bearer ${(await signedIn()).token}` })

  return {
    name: 'Docent',
    pid: () => child.pid as number,
    async start() {
      const since = performance.now()
      child = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_COMPILE_CACHE: compiled,
          DATA_DIR: join(dir, 'data'),
          PORT: String(port),
          PLANS_FILE: plans,
          LOG_LEVEL: 'error',
          RATE_LIMIT_ADDRESS: '0',
          RATE_LIMIT_OWNER: '0',
          RATE_LIMIT_SIGN_IN: '0',
          ...(modelUrl ? { OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: 'none' } : {}),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return untilReady(address, since)
    },
    async ingest(fileName, content) {
      const fileContent = content.toString('base64')
      const processed = (await post(`${address}/api/process-document`, { fileName, fileContent }, await headers())) as {
        documentId: string
        chunks: unknown[]
      }
      const { documentId } = processed
      for (;;) {
        const { results } = (await post(`${address}/api/embed-document`, { documentId }, await headers())) as {
          results: { status: string }[]
        }
        if (results.every((one) => one.status === 'embedded')) return processed.chunks.length
      }
    },
    ask: async (question) => void (await post(`${address}/api/get-answer`, { question }, await headers())),
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const without = {
  messagesPerMonth: UNLIMITED,
  widgets: UNLIMITED,
  documents: UNLIMITED,
  maxFileSize: UNLIMITED,
  maxTotalCharacters: UNLIMITED,
}
