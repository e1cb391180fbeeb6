import { ConfigError } from '../config/index.ts'
import { createLog } from '../telemetry/index.ts'
import { openEngines } from './open.ts'

/**
 * `node runtime/engines/bucket.ts`: creates the bucket if it is missing and ends. Every process does the same when it starts; as
 * a step of its own it serves installations whose services may read and write in the bucket but make none.
 */
if (import.meta.main) {
  try {
    const log = createLog({ level: process.env['LOG_LEVEL'] || 'info' })
    const { engines } = await openEngines(['blobs'], { env: process.env, service: 'bucket', log })
    await engines.blobs.ping()
    log.info('the bucket is there')
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
  // A connection that is kept for later would keep it here.
  process.exit()
}
