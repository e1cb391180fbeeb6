import { run } from '@docent/runtime/process/run.ts'
import { embedding } from './service.ts'

await run(embedding)
