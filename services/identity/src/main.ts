import { run } from '@docent/runtime/process/run.ts'
import { identity } from './service.ts'

await run(identity)
