import { run } from '@docent/runtime/service/run.ts'
import { identity } from './service.ts'

await run(identity)
