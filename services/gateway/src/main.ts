import { run } from '@docent/runtime/process/run.ts'
import { gateway } from './service.ts'

await run(gateway)
