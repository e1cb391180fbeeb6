import { embedAgainCommand } from '@docent/embedding'
import { withRecords } from './with-records.ts'

/** `npm run embed-again`: works on the data folder, whether Docent runs on it or not. */
await withRecords(({ store }) => embedAgainCommand(process.argv.slice(2), store, console.log))
