import { parkedCommand } from '@docent/runtime/bus/parked-command.ts'
import { restateCommand } from '@docent/runtime/bus/restate-command.ts'
import { systemClock } from '@docent/runtime/clock'
import { accountsIn } from './accounts.ts'
import { withRecords } from './with-records.ts'

/** `npm run events`: works on the data folder, whether Docent runs on it or not. */
const [command, ...args] = process.argv.slice(2)
await withRecords(({ bus }, file) =>
  command === 'restate'
    ? restateCommand(args, bus, systemClock.now(), console.log, accountsIn(file))
    : parkedCommand(process.argv.slice(2), bus.parked, console.log),
)
