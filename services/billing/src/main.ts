import { run } from '@docent/runtime/service/run.ts'
import { billing } from './service.ts'

await run(billing)
