// `npm run embed-again`: has documents embedded again, of every owner.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../../runtime/toolchain/index.mjs'

if (existsSync(join(root, 'node_modules', 'zod'))) {
  const script = join(root, 'services', 'standalone', 'src', 'embed-again-command.ts')
  runToEnd([script, ...process.argv.slice(2)])
} else {
  console.error('Docent is not installed yet. Run "npm start" once.')
  process.exitCode = 1
}
