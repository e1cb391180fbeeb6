import react from '@vitejs/plugin-react'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Backend } from './backend.ts'
import { fetchPage, forward } from './proxy.ts'

const root = join(import.meta.dirname, '..', '..')
const web = join(root, 'web')
const widget = join(root, 'widget')
const cacheOf = (name: string) => join(root, '.cache', `vite-${name}`)

export interface Pages {
  dashboard: ViteDevServer
  bubble: ViteDevServer
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Dashboard and bubble from their sources, in place of what the build made of them; all else is the product's. */
export async function openPages(http: Server, backend: Backend): Promise<Pages> {
  const shared = { appType: 'custom', server: { middlewareMode: true, ws: { server: http } } } as const
  const dashboard = await createServer({
    ...shared,
    root: web,
    configFile: join(web, 'vite.config.ts'),
    cacheDir: cacheOf('web'),
  })
  const bubble = await createServer({
    ...shared,
    root: widget,
    configFile: false,
    base: '/widget/',
    cacheDir: cacheOf('widget'),
    plugins: [react()],
    optimizeDeps: { entries: ['frame.html'] },
  })

  /** What a page is made of comes from Vite; what Vite does not know, from the product. */
  const fromVite = (vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) => {
    const { url } = request
    vite.middlewares(request, response, () => {
      // Vite takes its base away.
      request.url = url
      void forward(backend, request, response)
    })
  }

  /** The page of the product, in which the built entry is replaced by its source. */
  async function page(request: IncomingMessage, response: ServerResponse) {
    const page = await fetchPage(backend, request, response)
    if (!page) return
    const built = await readFile(join(web, 'dist', 'index.html'), 'utf8')
    const isDashboard = page.status === 200 && page.text === built
    if (!isDashboard) return send(response, page, page.text)
    const source = await readFile(join(web, 'index.html'), 'utf8')
    const html = await dashboard.transformIndexHtml(request.url ?? '/', source)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
  }

  /** The frame with the settings that the product wrote into it. Its policy would forbid what hot reload needs. */
  async function frame(request: IncomingMessage, response: ServerResponse) {
    const page = await fetchPage(backend, request, response)
    if (!page) return
    if (page.status !== 200) return send(response, page, page.text)
    const settings = /<script type="application\/json"[^>]*>.*?<\/script>/s.exec(page.text)?.[0] ?? ''
    const ancestors = /frame-ancestors [^;]*/.exec(page.headers.get('content-security-policy') ?? '')?.[0]
    const source = (await readFile(join(widget, 'frame.html'), 'utf8')).replace('</head>', () => `${settings}</head>`)
    const html = await bubble.transformIndexHtml('/frame.html', source)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    response.writeHead(200, { ...headers, ...(ancestors && { 'content-security-policy': ancestors }) }).end(html)
  }

  return {
    dashboard,
    bubble,
    async answer(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      if (pathname.startsWith('/api/')) return forward(backend, request, response)
      if (pathname === '/widget/frame') return frame(request, response)
      if (pathname.startsWith('/widget/')) return fromVite(bubble, request, response)
      const isPage =
        request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '') && !/\.\w+$/.test(pathname)
      return isPage ? page(request, response) : fromVite(dashboard, request, response)
    },
  }
}

function send(response: ServerResponse, { status, headers }: { status: number; headers: Headers }, text: string) {
  const { 'content-length': _length, 'content-encoding': _encoding, ...kept } = Object.fromEntries(headers)
  response.writeHead(status, kept).end(text)
}
