import { run } from '@docent/runtime/process/run.ts'
import { chat } from './service.ts'

await run(chat)
