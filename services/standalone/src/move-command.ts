import { ConfigError, loadConfig } from '@docent/runtime/config'
import { faultPoints } from '@docent/runtime/process/fault-points.ts'
import { parseArgs } from 'node:util'
import { BackupProblem } from './backup/manifest.ts'
import { DataInUse } from './lock.ts'
import { standaloneSettings } from './settings.ts'
import { asksForHelp, isOfArguments, Misused, tellUsage } from './usage.ts'
import { moveToCluster } from './whole/transfer.ts'

const USAGE = `npm run move -- --to cluster.env             copies the data folder (DATA_DIR) into the cluster that the file's settings lead to
npm run move -- --to cluster.env --replace   the same where the cluster has accounts already, which are lost

Docent does not run on the folder meanwhile, nor do the services of the cluster. Interrupted, it goes on when it is said again.`

/** `npm run move`; resolves with the exit code. */
async function moveCommand(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<number> {
  if (asksForHelp(args)) {
    print(USAGE)
    return 0
  }
  try {
    const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const
    const { to, replace = false } = parseArgs({ args, options }).values
    if (!to) throw new Misused()
    const { dataDir } = loadConfig({ dataDir: standaloneSettings.dataDir }, env).config
    const pass = faultPoints(env)
    await moveToCluster(dataDir, to, {
      env,
      replace,
      print,
      now: () => new Date(),
      onStep: (step) => pass?.(`move:${step}`),
    })
    return 0
  } catch (error) {
    if (error instanceof Misused || isOfArguments(error)) return tellUsage(print, USAGE, error.message)
    if (error instanceof BackupProblem || error instanceof DataInUse || error instanceof ConfigError)
      print(error.message)
    else throw error
    return 1
  }
}

if (import.meta.main) process.exitCode = await moveCommand(process.argv.slice(2), process.env, console.log)
