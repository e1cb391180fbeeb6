// `npm run move`: what is kept in one process, copied into a cluster.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../../runtime/toolchain/index.mjs'

if (existsSync(join(root, 'node_modules', 'zod'))) {
  runToEnd([join(root, 'services', 'standalone', 'src', 'move-command.ts'), ...process.argv.slice(2)])
} else {
  console.error('Docent is not installed yet. Run "npm start" once.')
  process.exitCode = 1
}
