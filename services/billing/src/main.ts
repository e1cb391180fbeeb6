import { run } from '@docent/runtime/process/run.ts'
import { billing } from './service.ts'

await run(billing)
