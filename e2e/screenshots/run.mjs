// `npm run screenshots`: pictures of every page and state, from a running product, into .cache/screenshots.
import { join } from 'node:path'
import { ensureDependencies, ensureProduct, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
ensureProduct()
runToEnd([join(root, 'e2e', 'screenshots', 'main.ts'), ...process.argv.slice(2)])
