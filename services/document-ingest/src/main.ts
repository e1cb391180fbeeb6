import { run } from '@docent/runtime/service/run.ts'
import { documentIngest } from './service.ts'

await run(documentIngest)
