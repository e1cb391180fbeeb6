import { run } from '@docent/runtime/service/run.ts'
import { notification } from './service.ts'

await run(notification)
