import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { client } from './client.ts'
import { withoutLimits } from './plans.ts'
import { untilReady, type Subject } from './subject.ts'

const toolchain = new URL('../../runtime/toolchain/index.mjs', import.meta.url).href
const { allocator, heapFlags, programOf } = (await import(toolchain)) as {
  allocator: Record<string, string>
  heapFlags(env: Record<string, string | undefined>): string[]
  programOf(service: string): string
}
const compiled = fileURLToPath(new URL('../../.cache/compiled', import.meta.url))

/** Docent in one process: accounts, quotas, durable writes and all. */
export async function docent(
  modelUrl: string | undefined,
  port: number,
  env: Record<string, string | undefined> = {},
  program = programOf('standalone'),
): Promise<Subject> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const plans = join(dir, 'plans.json')
  await writeFile(plans, JSON.stringify(DEFAULT_PLANS.map(withoutLimits)))
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess

  return {
    ...client(address),
    name: 'Docent',
    pids: () => [child.pid as number],
    async start() {
      const since = performance.now()
      // As `npm start` does it.
      child = spawn(process.execPath, [...heapFlags({ NODE_OPTIONS: env['NODE_OPTIONS'] }), program], {
        env: {
          ...allocator,
          ...process.env,
          NODE_OPTIONS: '',
          NODE_COMPILE_CACHE: compiled,
          DATA_DIR: join(dir, 'data'),
          DEMO_WIDGET_ID: 'off',
          PORT: String(port),
          PLANS_FILE: plans,
          LOG_LEVEL: 'error',
          RATE_LIMIT_ADDRESS: '0',
          RATE_LIMIT_OWNER: '0',
          RATE_LIMIT_SIGN_IN: '0',
          ...(modelUrl ? { OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: 'none' } : {}),
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return untilReady(address, since)
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(dir, { recursive: true, force: true })
    },
  }
}
