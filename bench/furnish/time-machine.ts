import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { call, eventually } from '../../e2e/client/client.ts'
import { programOf } from '../../e2e/deployments/program-of.ts'
import * as api from '@docent/proto/http'

const clock = fileURLToPath(new URL('../../e2e/deployments/shifted-clock.mjs', import.meta.url))

/** A Docent that is told which time it is. */
export interface TimeMachine {
  address: string
  /** Goes to a time, in milliseconds; never backwards. */
  goTo(time: number): Promise<void>
  end(): Promise<void>
}

/** Starts all services in one process on a data folder, at a time in the past. @throws when it does not start */
export async function startAt(time: number, env: Record<string, string>): Promise<TimeMachine> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, ['--import', clock, programOf('standalone')], {
    env: { ...process.env, ...env, PORT: String(port), CLOCK_SHIFT_MS: String(time - Date.now()), NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const gone = ended.then(() => {
    throw new Error('Docent ended before it was asked to')
  })
  gone.catch(() => undefined)
  const isUp = eventually(() => call(address, api.listPlans).catch(() => undefined), 'Docent to start')
  await Promise.race([isUp, gone])
  return {
    address,
    async goTo(to) {
      child.send({ clockShiftMs: to - Date.now() })
      await Promise.race([once(child, 'message'), gone])
    },
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
