// `npm run docs`: writes the reference pages, what the chart knows of the services, and the client of other programs, from what
// the code declares.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies, nodeBinary, root } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
for (const file of ['docs/reference/run.ts', 'charts/declared.ts', 'integrations/client/generate/run.ts']) {
  execFileSync(nodeBinary(), [join(root, file)], { stdio: 'inherit' })
}
