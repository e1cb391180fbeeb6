// `npm run docs`: writes the reference pages, and what the chart knows of the services, from what the code declares.
import { join } from 'node:path'
import { ensureDependencies, root, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
runToEnd([join(root, 'docs', 'reference', 'run.ts')])
runToEnd([join(root, 'charts', 'declared.ts')])
