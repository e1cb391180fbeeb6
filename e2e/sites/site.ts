import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SitePage {
  html: string
  headers?: Record<string, string>
}

/** Somebody's website, on an origin of its own. */
export interface Site {
  /** http://127.0.0.1:port; the same pages answer at http://localhost:port, which is another origin. */
  address: string
  elsewhere: string
  host: string
  /** Puts a page up. @returns its address */
  put(path: string, page: string | SitePage): string
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const pages = new Map<string, SitePage>()
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://site').pathname)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.html)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    elsewhere: `http://localhost:${port}`,
    host: `127.0.0.1:${port}`,
    put(path, page) {
      pages.set(path, typeof page === 'string' ? { html: page } : page)
      return address + path
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A page of an example shop, with whatever the test puts into head and body. */
export const shopPage = (body: string, { head = '', lang = 'en', attributes = '' } = {}): string => `<!doctype html>
<html lang="${lang}" ${attributes}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Larkfield Pottery</title>
    ${head}
  </head>
  <body>
    <main>
      <h1>Thrown by hand</h1>
      <p>Mugs, bowls and plates from an example shop. <a href="#more">More about us</a></p>
    </main>
    ${body}
  </body>
</html>`
