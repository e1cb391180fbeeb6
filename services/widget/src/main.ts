import { run } from '@docent/runtime/service/run.ts'
import { widget } from './service.ts'

await run(widget)
