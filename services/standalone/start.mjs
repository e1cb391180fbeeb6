// `npm start`: everything from a fresh clone to a running product.
import {
  ensureDependencies,
  ensureServices,
  ensureWeb,
  ensureWidget,
  heapFlags,
  programOf,
  runToEnd,
} from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: false })
ensureWeb()
ensureWidget()
ensureServices()
runToEnd([...heapFlags(), programOf('standalone')])
