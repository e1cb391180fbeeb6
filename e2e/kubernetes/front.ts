import { createServer, request as ask, Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '../client/client.ts'
import type { Namespace } from './kubectl.ts'

/** Less than services go on listening when they are told to end: what an operator's controller has to be given, too. */
const IDLE_MS = 2_000
/** Where a controller would have its address: the page of a browser calls it localhost. */
const HOST = '127.0.0.1'

interface Ingress {
  spec: {
    rules: {
      host: string
      http: { paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[] }
    }[]
  }
}
interface Service {
  spec: { clusterIP: string; ports: { name: string; port: number }[] }
}

/** Where people come in. */
export interface Front {
  port: number
  /** Reads the Ingresses of the namespace, and sends on by them from now on. */
  follow(space: Namespace): Promise<void>
  close(): Promise<void>
}

/**
 * Stands in for an Ingress controller, because none can be had where this runs: it does what the Ingress of the chart asks of one.
 * It finds the Service by host and path, names the client, passes bodies on as they come, and tries nothing twice.
 */
export async function createFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS })
  let routes: { host: string; path: string; to: { host: string; port: number } }[] = []

  const server = createServer((request, response) => {
    const { host = '', ...rest } = request.headers
    const name = host.replace(/:\d+$/, '')
    const route = routes.find((one) => one.host === name && (request.url ?? '').startsWith(one.path))
    if (!route) return void response.writeHead(404).end(`no Ingress is for ${name}`)
    const headers = {
      ...rest,
      host,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
    }
    const onward = ask({ ...route.to, method: request.method ?? 'GET', path: request.url ?? '/', headers, agent })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end('bad gateway')))
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.requestTimeout = 0
  server.listen(0, HOST)
  await new Promise((resolve) => server.once('listening', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    async follow(space) {
      routes = await eventually(async () => {
        const { items } = await space.json<{ items: Ingress[] }>('get', 'ingress')
        const found = items.flatMap(({ spec }) =>
          spec.rules.flatMap(({ host, http }) => http.paths.map(({ path, backend }) => ({ host, path, backend }))),
        )
        if (found.length === 0) return undefined
        return Promise.all(
          found.map(async ({ host, path, backend }) => {
            const { spec } = await space.json<Service>('get', 'service', backend.service.name)
            const port = spec.ports.find(({ name }) => name === backend.service.port.name)?.port ?? 0
            return { host, path, to: { host: spec.clusterIP, port } }
          }),
        )
      }, 'an Ingress')
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
