// `npm run test:kubernetes`: see main.ts beside this file.
import { join } from 'node:path'
import { ensureDependencies, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
runToEnd([join(root, 'e2e', 'kubernetes', 'main.ts'), ...process.argv.slice(2)])
