import { run } from '@docent/runtime/process/run.ts'
import { widget } from './service.ts'

await run(widget)
