import { randomIds, systemClock } from '@docent/runtime/clock'
import { loadConfig } from '@docent/runtime/config'
import { openRecords, type Records } from '@docent/runtime/records'
import { halfRestored, RestoreUnfinished } from './backup/half-restored.ts'
import { join } from 'node:path'
import { holdsRecords } from './records-gone.ts'
import { standaloneSettings } from './settings.ts'

/** Runs a command on the records of the data folder, whether Docent runs on it or not; its number is the exit code. */
export async function withRecords(command: (records: Records, file: string) => Promise<number>): Promise<void> {
  const { config } = loadConfig({ dataDir: standaloneSettings.dataDir }, process.env)
  const file = join(config.dataDir, 'docent.db')
  if (!holdsRecords(config.dataDir)) {
    console.error(`There are no records in ${config.dataDir}. Start Docent once, or name its folder with DATA_DIR.`)
    process.exitCode = 1
    return
  }
  if (halfRestored(config.dataDir)) {
    console.error(new RestoreUnfinished(config.dataDir).message)
    process.exitCode = 1
    return
  }
  const records = openRecords({
    file,
    clock: systemClock,
    ids: randomIds,
    onFatal(error) {
      console.error(`${file} can't be written. ${error.message}`)
      process.exit(1)
    },
  })
  process.exitCode = await command(records, file)
  await records.close()
}
