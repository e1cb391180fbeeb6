import { run } from '@docent/runtime/service/run.ts'
import { embedding } from './service.ts'

await run(embedding)
