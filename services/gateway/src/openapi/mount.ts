import { routes } from '@docent/proto/http'
import { openApiDocument } from '@docent/proto/openapi'
import type { FastifyInstance } from 'fastify'
import { openToWebsites } from '../routing/cross-origin.ts'
import { protect } from '../routing/protect.ts'

/** Serves the description of the API. */
export function mountOpenApi(app: FastifyInstance, serverUrl: string): void {
  serveDescription(app, '/openapi.json', () => openApiDocument(routes, { serverUrl }))
}

/** Serves a description below `/api`; it is made when somebody asks for it, and kept. */
export function serveDescription(app: FastifyInstance, name: `/${string}`, make: () => object): void {
  const url = `/api${name}`
  let text: string | undefined
  app.get(url, async (_request, reply) => {
    text ??= JSON.stringify(make())
    protect(reply)
    openToWebsites(reply.raw)
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  // Where many look first.
  app.route({ method: ['GET', 'HEAD'], url: name, handler: async (_request, reply) => reply.redirect(url) })
}
