import { run } from '@docent/runtime/process/run.ts'
import { documentIngest } from './service.ts'

await run(documentIngest)
