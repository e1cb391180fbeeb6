// `npm start`: everything from a fresh clone to a running product.
import { join } from 'node:path'
import {
  ensureDependencies,
  ensureWeb,
  ensureWidget,
  heapFlags,
  root,
  runToEnd,
} from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: false })
ensureWeb()
ensureWidget()
runToEnd([...heapFlags(), join(root, 'services', 'standalone', 'src', 'main.ts')])
