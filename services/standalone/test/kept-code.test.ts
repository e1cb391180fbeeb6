import { getAnswer } from '@docent/proto/http'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { until } from '@docent/runtime/testing/until.ts'
import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { signUp } from '../../../e2e/client/client.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const hook = pathToFileURL(join(import.meta.dirname, 'strippers.mjs'))

test('what the threads of one start have compiled is kept although it is killed: in the next one none of them has to strip types', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-kept-code-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`

  /** Of each thread beside the main one of a start in which a document becomes ready, whether it had to. */
  async function strippers(name: string): Promise<boolean[]> {
    const folder = join(dir, name)
    mkdirSync(folder)
    const env = {
      ...process.env,
      NODE_OPTIONS: `--import ${hook}`,
      NODE_COMPILE_CACHE: join(dir, 'compiled'),
      THREADS_FOLDER: folder,
      DATA_DIR: join(dir, 'data'),
      PORT: String(port),
      DEMO_WIDGET_ID: 'off',
      MODEL_DISCOVERY: 'off',
    }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = once(child, 'exit')
    try {
      await until('it takes calls', async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok)
      const owner = await signUp(address, `${name}@larkfield.example`)
      await owner.embed(await owner.upload('hours.md', '# Hours\n\nThe studio is open from 9 to 5.\n'))
      // Each thread keeps what it compiled before it takes what comes next: who is killed sooner has not kept it yet.
      await owner.upload('prices.md', '# Prices\n\nA cup costs 24 euros.\n')
      await owner.call(getAnswer, {
        body: { question: 'When is the studio open?' },
        headers: { accept: 'application/json' },
      })
    } finally {
      child.kill('SIGKILL')
      await ended
    }
    const others = readdirSync(folder).filter((file) => file !== 'thread-0')
    return others.map((file) => readFileSync(join(folder, file), 'utf8') !== '')
  }

  try {
    const first = await strippers('first')
    // One that writes records, one that writes vectors and one that finds them, one that reads files. Who starts late may find what
    // the others have kept by then.
    expect(first).toHaveLength(4)
    expect(first).toContain(true)
    expect(await strippers('second')).toEqual([false, false, false, false])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)
