// `npm run wordpress`: the plugin as a ZIP that WordPress installs. `--texts`: writes the template of its translations anew.
import { join } from 'node:path'
import { ensureDependencies, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies()
runToEnd([join(root, 'integrations', 'wordpress', 'main.ts'), ...process.argv.slice(2)])
