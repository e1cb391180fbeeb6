// `npm run events`: lists, replays and drops the events that a consumer gave up on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../../runtime/toolchain/index.mjs'

if (existsSync(join(root, 'node_modules', 'zod'))) {
  const script = join(root, 'services', 'standalone', 'src', 'events-command.ts')
  runToEnd([script, ...process.argv.slice(2)])
} else {
  console.error('Docent is not installed yet. Run "npm start" once.')
  process.exitCode = 1
}
