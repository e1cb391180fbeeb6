import { run } from '@docent/runtime/service/run.ts'
import { gateway } from './service.ts'

await run(gateway)
