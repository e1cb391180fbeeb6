import type { FastifyInstance } from 'fastify'
import { serveDescription } from '../openapi/mount.ts'
import { asyncApiDocument } from './document.ts'

/** Serves the description of the events. */
export function mountAsyncApi(app: FastifyInstance): void {
  serveDescription(app, '/asyncapi.json', asyncApiDocument)
}
