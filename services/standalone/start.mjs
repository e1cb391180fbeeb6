// `npm start`: everything from a fresh clone to a running product.
import { ensureDependencies, ensureProduct, heapFlags, programOf, runToEnd } from '../../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: false })
ensureProduct()
runToEnd([...heapFlags(), programOf('standalone')])
