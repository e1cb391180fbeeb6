import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig, type Settings } from '../config/index.ts'
import { openEngines } from '../engines/open.ts'
import { createLog } from '../telemetry/index.ts'
import { openOnce } from '../service/host.ts'
import { allSettings, processSettings } from './settings.ts'
import { untilOpen } from '../service/reachable.ts'
import type { EngineName, Service } from '../service/service.ts'

/** Whoever started it starts it again, and sees in between what was away. */
const LONGEST_WAIT_MS = 120_000
/** What was made is durable by then: nobody needs the engines to say goodbye. */
const LONGEST_CLOSE_MS = 10_000

/**
 * Makes what a service needs before its first process runs, with the account of that service: topics, its bucket, its
 * collections with their indexes. Repeating it changes nothing. @throws ConfigError, or Error naming the engine that is away
 */
export async function prepare<S extends Settings, N extends EngineName>(
  service: Service<S, N>,
  env: Record<string, string | undefined>,
): Promise<void> {
  loadConfig(allSettings(service), env)
  const log = createLog({ level: loadConfig(processSettings, env).config.logLevel })
  const opened = await openEngines(service.needs, { env, service: service.name, log })
  try {
    let away: string[] = []
    const waiting = AbortSignal.timeout(LONGEST_WAIT_MS)
    await untilOpen(opened.engines, waiting, (reasons) => (away = reasons))
    if (waiting.aborted) throw new Error(away.join('\n'))
    const { collections } = await openOnce(service, { env, engines: opened.engines, log })
    log.info({ service: service.name, collections }, 'everything it needs is there')
  } finally {
    await Promise.race([opened.close(), sleep(LONGEST_CLOSE_MS)])
  }
}
