import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const shiftedClock = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))

/** What lets a process with CLOCK_SHIFT_MS in its settings live in another time, by so many milliseconds. */
const clockOf = (env: Record<string, string | undefined>): string[] =>
  'CLOCK_SHIFT_MS' in env ? ['--import', shiftedClock] : []

/** One process of a deployment, which may be started again and again. */
export interface ServiceProcess {
  readonly running: boolean
  readonly pid: number | undefined
  start(env: Record<string, string>): void
  /** Resolves when it has ended, by itself or not, with the signal or the code it ended with. */
  exited(): Promise<string>
  /** Ends it, and says how it ended as `exited` does. */
  end(signal: NodeJS.Signals): Promise<string>
}

export function serviceProcess(main: string, write: (text: string) => void): ServiceProcess {
  let child: ChildProcess | undefined
  let exit: Promise<unknown[]> = Promise.resolve([])
  const exited = async () => {
    const [code, signal] = await exit
    return String(signal ?? code)
  }
  return {
    exited,
    get running() {
      return child !== undefined && child.exitCode === null && child.signalCode === null
    },
    get pid() {
      return child?.pid
    },
    start(env) {
      child = spawn(process.execPath, [...clockOf(env), main], {
        env: { ...process.env, ...env, NODE_OPTIONS: '' },
      })
      exit = once(child, 'exit')
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (text: Buffer) => write(String(text)))
      }
    },
    end(signal) {
      child?.kill(signal)
      return exited()
    },
  }
}
