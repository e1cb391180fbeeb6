// `npm run test:kubernetes`: see main.ts beside this file. Engines that nobody names are started in containers.
import { join } from 'node:path'
import { ensureDependencies, nodeBinary, root, runToEnd } from '../../runtime/toolchain/index.mjs'
import { unsetEngines } from '../engine-settings.mjs'

await ensureDependencies({ dev: true })
const missing = unsetEngines()
const withEngines =
  missing.length > 0
    ? [join(root, 'runtime', 'testing', 'containers', 'with-engines.ts'), missing.join(), nodeBinary()]
    : []
runToEnd([...withEngines, join(root, 'e2e', 'kubernetes', 'main.ts'), ...process.argv.slice(2)])
