import { ConfigError, loadConfig } from '@docent/runtime/config'
import { parseArgs } from 'node:util'
import { BackupProblem, type Manifest } from './backup/manifest.ts'
import { checkBackup, restoreBackup } from './backup/restore.ts'
import { takeBackup } from './backup/take.ts'
import { DataDamaged, DataUnusable } from './check.ts'
import { DataInUse } from './lock.ts'
import { standaloneSettings } from './settings.ts'
import { asksForHelp, isOfArguments, Misused, tellUsage } from './usage.ts'
import { backupCluster, restoreToCluster } from './whole/transfer.ts'

const USAGE = `npm run backup -- --to FOLDER              copies the data folder (DATA_DIR), whether Docent runs on it or not
npm run backup -- --to FOLDER --incomplete the same where documents have lost their files: without these
npm run backup -- --check FOLDER           compares every file and every row of a backup with its hash
npm run restore -- --from FOLDER           puts a backup into the data folder, while Docent does not run on it
npm run restore -- --from FOLDER --replace the same where there is data already, which is kept in it

npm run backup -- --of cluster.env --to FOLDER     copies the cluster that the file's settings lead to, while it runs
npm run restore -- --from FOLDER --into cluster.env  puts a backup into a cluster whose services do not run; with --replace
                                           where it has accounts already, which are lost`

type Env = Record<string, string | undefined>

/** `npm run backup` and `npm run restore`; resolves with the exit code. */
export async function backupCommand(args: string[], env: Env, print: (line: string) => void): Promise<number> {
  const options = {
    to: { type: 'string' },
    check: { type: 'string' },
    from: { type: 'string' },
    of: { type: 'string' },
    into: { type: 'string' },
    replace: { type: 'boolean' },
    incomplete: { type: 'boolean' },
  } as const
  if (asksForHelp(args)) {
    print(USAGE)
    return 0
  }
  try {
    const { to, check, from, of, into, replace = false, incomplete } = parseArgs({ args, options }).values
    if ([to, check, from].filter(Boolean).length !== 1) throw new Misused()
    if ((of && !to) || (into && !from)) throw new Misused()
    if (check) {
      print(`${check} is whole: ${inWords(await checkBackup(check))}.`)
      return 0
    }
    const given = { env, replace, print, now: () => new Date() }
    if (of && to) {
      const manifest = await backupCluster(of, to, given)
      await checkBackup(to)
      print(`${to} holds the cluster of ${of} as of ${manifest.at}: ${inWords(manifest)}.`)
      return 0
    }
    if (into && from) {
      await restoreToCluster(from, into, given)
      return 0
    }
    if (env['KAFKA_BROKERS'])
      throw new BackupProblem(
        'This is the environment of a cluster. Name the file with its settings, by --of or --into: docs/operate/backup-and-restore.md',
      )
    const { dataDir } = loadConfig({ dataDir: standaloneSettings.dataDir }, env).config
    if (to) {
      const manifest = await takeBackup(dataDir, to, { incomplete, now: () => new Date() })
      await checkBackup(to)
      print(`${to} holds ${dataDir} as of ${manifest.at}, and was compared: ${inWords(manifest)}.`)
    } else if (from) {
      const old = await restoreBackup(from, dataDir, { replace, now: new Date() })
      print(`${dataDir} holds what is in ${from}.${old ? ` What was there before is in ${old}.` : ''}`)
    }
    return 0
  } catch (error) {
    if (error instanceof Misused || isOfArguments(error)) return tellUsage(print, USAGE, error.message)
    const expected = [BackupProblem, DataInUse, DataDamaged, DataUnusable, ConfigError]
    if (!expected.some((kind) => error instanceof kind)) throw error
    print((error as Error).message)
    return 1
  }
}

function inWords({ files, tables }: Manifest): string {
  const rows = Object.values(tables).flatMap((one) => Object.values(one).map((table) => table.rows))
  const bytes = Object.values(files).reduce((sum, one) => sum + one.bytes, 0)
  return `${Object.keys(files).length} files, ${rows.reduce((sum, one) => sum + one, 0)} rows, ${(bytes / 2 ** 20).toFixed(1)} MB`
}

if (import.meta.main) {
  // A backup is as secret as the data: nobody else on this machine may read it.
  process.umask(0o077)
  process.exitCode = await backupCommand(process.argv.slice(2), process.env, console.log)
}
