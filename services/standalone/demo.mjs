// `npm run demo`: lets Docent's own bubble answer from Docent's own guides on the landing page of another installation.
import { join } from 'node:path'
import { ensureDependencies, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: false })
runToEnd([join(root, 'services', 'standalone', 'src', 'demo', 'command.ts'), ...process.argv.slice(2)])
