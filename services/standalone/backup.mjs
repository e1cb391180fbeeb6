// `npm run backup` and `npm run restore`: what is kept in one process, copied and put back.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../../runtime/toolchain/index.mjs'

if (existsSync(join(root, 'node_modules', 'zod'))) {
  const script = join(root, 'services', 'standalone', 'src', 'backup-command.ts')
  runToEnd([script, ...process.argv.slice(2)])
} else {
  console.error('Docent is not installed yet. Run "npm start" once.')
  process.exitCode = 1
}
