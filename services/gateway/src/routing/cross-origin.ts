import { widgetFrame, widgetSession, type RouteContract } from '@docent/proto/http'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { failures } from '../failures.ts'

/**
 * Calls that a widget makes from somebody's website. Any origin may make them, without cookies; which websites a widget
 * may be on is decided by the services that know the widget.
 */
export function isOpenToWebsites({ auth, path }: RouteContract): boolean {
  return auth === 'visitor' || auth === 'either' || path === widgetSession.path || path === widgetFrame.path
}

/** Lets a browser show the answer to the page that asked. */
export function openToWebsites(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after')
}

/** Answers the question that browsers ask before such a call. */
export function mountPreflights(app: FastifyInstance, contracts: Iterable<RouteContract>): void {
  const methods = new Map<string, string[]>()
  for (const contract of contracts) {
    const open = methods.get(contract.path) ?? []
    if (isOpenToWebsites(contract)) open.push(contract.method)
    methods.set(contract.path, open)
  }
  for (const [path, open] of methods) {
    app.options(`/api${path}`, async (_request, reply) => {
      if (open.length === 0) throw failures.other_website()
      openToWebsites(reply.raw)
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': open.join(', '),
          'access-control-allow-headers': 'authorization, content-type, x-request-id',
          'access-control-max-age': '7200',
        })
        .send()
    })
  }
}
