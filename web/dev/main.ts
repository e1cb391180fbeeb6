// What `npm run dev` runs: the product on one address, from its sources. Services start again when their files change, dashboard
// and bubble are replaced in the open page.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { ensureWidget } from './built.ts'
import { startBackend } from './backend.ts'
import { openPages } from './pages.ts'

const root = join(import.meta.dirname, '..', '..')
const ofServices = ['proto', 'runtime', 'services'].map((name) => join(root, name))
/** Parts of the bubble that stand in the owner's page: they are built, not replaced. */
const ofLoader = ['loader', 'card', 'look'].map((name) => join(root, 'widget', 'src', name))
const SETTLED_MS = 150

const http = createServer()
http.listen(Number(process.env.PORT ?? 3000), process.env.HOST ?? '127.0.0.1')
await once(http, 'listening')
const publicUrl = `http://localhost:${(http.address() as AddressInfo).port}`

const nodeArgs = process.argv.slice(2).filter((one) => one.startsWith('--inspect'))
const backend = await startBackend({ nodeArgs, publicUrl })
const pages = await openPages(http, backend)
http.on('request', (request, response) => {
  pages.answer(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})

let changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
pages.dashboard.watcher.add([...ofServices, ...ofLoader])
pages.dashboard.watcher.on('all', (_event, path) => {
  if (!/\.(ts|tsx|json|css)$/.test(path) || /\.test\.tsx?$|[\\/](test|node_modules|dist)[\\/]/.test(path)) return
  changed.add(path)
  clearTimeout(timer)
  timer = setTimeout(() => void takeOver(), SETTLED_MS)
})

async function takeOver() {
  const paths = [...changed]
  changed = new Set()
  const below = (folders: string[]) => paths.filter((path) => folders.some((folder) => path.startsWith(folder)))
  const loader = below(ofLoader)
  if (loader.length > 0) ensureWidget()
  const [first] = [...loader, ...below(ofServices)]
  if (first === undefined) return
  await backend.restart(relative(root, first))
  if (loader.length > 0) pages.dashboard.ws.send({ type: 'full-reload' })
}

let isEnding = false
const end = () => {
  if (isEnding) return
  isEnding = true
  http.close()
  http.closeAllConnections()
  Promise.allSettled([backend.stop(), pages.dashboard.close(), pages.bubble.close()]).then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.on('SIGINT', end)
process.on('SIGTERM', end)

await backend.address().then(
  () => console.log(`\n  Docent is ready at ${publicUrl}, from its sources. Ctrl-C ends it.\n`),
  (error: Error) => console.error(error.message),
)
