// Leaves a file for each thread that it is loaded into: empty, or saying that the thread had to strip types.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

const file = join(process.env.THREADS_FOLDER, `thread-${threadId}`)
const look = () => appendFileSync(file, process.moduleLoadList.some((name) => name.includes('amaro')) ? 'strips' : '')
look()
setInterval(look, 20).unref()
