import { parkedCommand } from '@docent/runtime/bus/parked-command.ts'
import { restateCommand } from '@docent/runtime/bus/restate-command.ts'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { loadConfig } from '@docent/runtime/config'
import { openRecords } from '@docent/runtime/sqlite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { standaloneSettings } from './settings.ts'

/** `npm run events`: works on the data folder, whether Docent runs on it or not. */
const { config } = loadConfig({ dataDir: standaloneSettings.dataDir }, process.env)
const file = join(config.dataDir, 'docent.db')

if (existsSync(file)) {
  const records = openRecords({
    file,
    clock: systemClock,
    ids: randomIds,
    onFatal(error) {
      console.error(`${file} can't be written. ${error.message}`)
      process.exit(1)
    },
  })
  const [command, ...args] = process.argv.slice(2)
  process.exitCode =
    command === 'restate'
      ? await restateCommand(args, records.bus, systemClock.now(), console.log)
      : await parkedCommand(process.argv.slice(2), records.bus.parked, console.log)
  await records.close()
} else {
  console.error(`There are no records in ${config.dataDir}. Start Docent once, or name its folder with DATA_DIR.`)
  process.exitCode = 1
}
