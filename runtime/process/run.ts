import { ConfigError, type Settings } from '../config/index.ts'
import { endOnSignal } from './end-on-signal.ts'
import { keepCompiled } from './keep-compiled.ts'
import { prepare } from './prepare.ts'
import { serve } from './serve.ts'
import type { EngineName, Service } from '../service/service.ts'

/**
 * Runs one service as a process of its own against the engines that its settings name. Health and metrics answer at once,
 * on a port of their own; the service itself listens when its engines do. SIGTERM drains it. `node main.ts prepare` makes
 * what it needs and ends, `node main.ts doctor` looks at it and says what is wrong.
 */
export async function run<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  try {
    const [command] = process.argv.slice(2)
    if (command === 'prepare') {
      await prepare(service, process.env)
      // A client that has lost sight of a connection of its own would keep the process here, and a rollout waiting for it.
      process.exit(0)
    } else if (command === 'doctor') await consult(service)
    else {
      const serving = await serve(service, process.env)
      endOnSignal(serving)
      await serving.ready
      keepCompiled()
    }
  } catch (error) {
    // One line a problem for what an operator can mend; a trace for what they cannot.
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
    process.exit(1)
  }
}

async function consult<S extends Settings, N extends EngineName>(service: Service<S, N>): Promise<void> {
  const { examine, told } = await import('./doctor/index.ts')
  const findings = await examine(service, process.env)
  process.stdout.write(told(findings))
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
}
