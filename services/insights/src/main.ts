import { run } from '@docent/runtime/process/run.ts'
import { insights } from './service.ts'

await run(insights)
