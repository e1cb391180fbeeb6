// `npm run dev`: the product for those who change it. `-- --inspect` lets a debugger into the services.
import { join } from 'node:path'
import { ensureDependencies, ensureWeb, ensureWidget, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
ensureWeb()
ensureWidget()
runToEnd([join(root, 'web', 'dev', 'main.ts'), ...process.argv.slice(2)], { cwd: root })
