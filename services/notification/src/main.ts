import { run } from '@docent/runtime/process/run.ts'
import { notification } from './service.ts'

await run(notification)
