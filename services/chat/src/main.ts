import { run } from '@docent/runtime/service/run.ts'
import { chat } from './service.ts'

await run(chat)
