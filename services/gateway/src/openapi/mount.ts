import { routes } from '@docent/proto/http'
import type { FastifyInstance } from 'fastify'
import { openToWebsites } from '../routing/cross-origin.ts'
import { protect } from '../routing/protect.ts'
import { openApiDocument } from './document.ts'

/** Serves the description of the API; it is made when somebody asks for it, and kept. */
export function mountOpenApi(app: FastifyInstance, serverUrl: string): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(routes, { serverUrl }))
    protect(reply)
    openToWebsites(reply.raw)
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  // Where many look first.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/openapi.json',
    handler: async (_request, reply) => reply.redirect('/api/openapi.json'),
  })
}
