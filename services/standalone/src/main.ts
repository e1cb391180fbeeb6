import { ConfigError } from '@docent/runtime/config'
import { DataFromLater } from '@docent/runtime/layout'
import { leaveLimitsToWorkers } from '@docent/runtime/process/heap.ts'
import { keepCompiled } from '@docent/runtime/process/keep-compiled.ts'
import { RestoreUnfinished } from './backup/half-restored.ts'
import { DataDamaged, DataUnusable, fullDisk } from './check.ts'
import { DataInUse } from './lock.ts'
import { noPlace } from './no-place.ts'
import { offerOf } from './look-for-models.ts'
import { start } from './start.ts'

/** How long a clean end may take before the process leaves anyway, in milliseconds. */
const LONGEST_END = 20_000
/** A signal to a whole group arrives twice, from its sender and passed on; only a later one means "at once". */
const SAME_SIGNAL = 1_000

// What people keep here is nobody else's on this machine.
process.umask(0o077)
leaveLimitsToWorkers()

const began = performance.now()
try {
  const running = await start(process.env, (error) => {
    // An engine that lost its disk must not go on answering: what it says could not be kept.
    console.error('An engine failed and Docent ends, so that nothing is acknowledged that was not kept.', error)
    process.exit(1)
  })
  console.log(`\n  Docent is ready at ${running.address}   (${Math.round(performance.now() - began)} ms)`)
  if (running.here !== undefined) console.log(`  It listens at ${running.here}.`)
  if (running.firstIsOpen) console.log('  The first account that is made runs this installation.')
  console.log(`  ${running.models}\n  Data: ${running.dataDir}. Ctrl-C ends it.\n`)
  keepCompiled()
  void running.found.then((all) => all.forEach((one) => console.log(`  ${offerOf(one)}\n`)))

  let endingSince: number | undefined
  const end = (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > SAME_SIGNAL) process.exit(1)
      return
    }
    endingSince = performance.now()
    console.log(`${signal}: finishing what is in flight.`)
    setTimeout(() => process.exit(1), LONGEST_END).unref()
    running.stop().then(
      () => {
        console.log(`Ended; everything is saved in ${running.dataDir}.`)
        process.exit(0)
      },
      (error: unknown) => {
        console.error('The end was not clean.', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => end('Ctrl-C'))
  process.on('SIGTERM', () => end('SIGTERM'))
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof DataInUse ||
    error instanceof DataDamaged ||
    error instanceof DataUnusable ||
    error instanceof RestoreUnfinished ||
    error instanceof DataFromLater
  const told = fullDisk(error, process.env['DATA_DIR'] ?? 'the data folder') ?? noPlace(error)
  if (told) console.error(told)
  else console.error(expected ? (error as Error).message : error)
  process.exit(1)
}
