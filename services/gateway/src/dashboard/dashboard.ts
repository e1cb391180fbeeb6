import helmet from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pages } from '../pages/pages.ts'
import { openerPolicyOf, pageHeaders } from './headers.ts'
import { notBuiltPage } from './not-built.ts'

export interface DashboardOptions {
  webDir: string
  /** What the build drew of the public pages. */
  pages: Pages
}

/** Files with a hash in their name, made by the build: what is behind such a name never changes. */
const HASHED = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** What programs ask for to see how a server is. Whoever gets a page for it takes that for an answer. */
const PROBES = /^(metrics|livez|health|healthcheck|startupz|ping|actuator|server-status)(\/|$)/

/** Serves the built pages: the public ones, the files, and the dashboard's one page for every address that it knows itself. */
export async function mountDashboard(app: FastifyInstance, { webDir, pages }: DashboardOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(helmet, pageHeaders())
    scope.addHook('onRequest', (request, reply, done) => {
      reply.header('cross-origin-opener-policy', openerPolicyOf(pathOf(request)))
      done()
    })
    if (!existsSync(join(webDir, 'index.html'))) {
      scope.get('/*', async (request, reply) =>
        isPage(request) ? reply.code(503).type('text/html; charset=utf-8').send(notBuiltPage(webDir)) : missing(reply),
      )
      return
    }
    await scope.register(files, {
      root: webDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) =>
        void response.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_FIRST),
    })
    // The prices have no page of their own.
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/pricing',
      handler: async (_request, reply) => reply.redirect('/#pricing'),
    })
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const isWanted = isPage(request) || isFile(request)
        if (isWanted && pages.has(pathOf(request))) return pages.send(pathOf(request), request, reply)
        if (isPage(request)) return reply.sendFile('index.html')
        // A page that is not filled in is nobody's.
        if (pathOf(request).startsWith('pages/')) return missing(reply)
        // A path out of the folder, which only a made-up address has.
        if (/[\0\\]|(^|\/)\.\.(\/|$)/.test(pathOf(request))) return missing(reply)
        return isFile(request) ? reply.sendFile(pathOf(request)) : missing(reply)
      },
    })
  })
}

const pathOf = ({ params }: FastifyRequest) => (params as { '*'?: string })['*'] ?? ''
const isFile = (request: FastifyRequest) => /\.\w+$/.test(pathOf(request))

/** An address that a person may have typed or reloaded. A missing file must not be answered with a page. */
function isPage(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? '*/*'
  const path = pathOf(request)
  return !isFile(request) && !/^api(\/|$)/.test(path) && !PROBES.test(path) && /text\/html|\*\/\*/.test(accepts)
}

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
