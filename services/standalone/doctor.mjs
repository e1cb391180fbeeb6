// `npm run doctor`: looks at everything that this installation needs, one line each, with the remedy.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runToEnd } from '../../runtime/toolchain/index.mjs'

if (existsSync(join(root, 'node_modules', 'zod'))) {
  runToEnd([join(root, 'services', 'standalone', 'src', 'doctor.ts'), ...process.argv.slice(2)])
} else {
  console.error('Docent is not installed yet. Run "npm start" once.')
  process.exitCode = 1
}
