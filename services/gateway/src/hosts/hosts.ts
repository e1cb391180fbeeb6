import { HERE_PATH, PROOF_PATH, widgetAvatar, type RouteContract } from '@docent/proto/http'
import { NEUTRAL_NAMES } from '@docent/proto/names'
import type { Clock } from '@docent/runtime/clock'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../admission/client.ts'
import type { Trust } from '../admission/trust.ts'
import { isOpenToWebsites } from '../routing/cross-origin.ts'
import { createKnownHosts } from './known.ts'
import { hostOf, isOfThisNetwork, nameIn } from './name.ts'

export interface HostsDeps {
  upstreams: Pick<Upstreams, 'read'>
  clock: Clock
  trust: Trust
  publicUrl: string
  /** Other names of the installation; "*" for all that are no owner's. */
  publicHosts: readonly string[]
}

/** Under whose name a request came. */
export interface Hosts {
  /** The host of an owner under which it came; undefined under a name of the installation. */
  ownHostOf(raw: IncomingMessage): string | undefined
  /** Settles it for every request, and ends those that have no business under their name. */
  mount(app: FastifyInstance, contracts: Iterable<RouteContract>): void
}

const ASK_PATH = '/own-domains/ask'
/** What visitors need of the bubble, by the route that answers. Names of the product are none of it. */
const FILES = [
  `/${NEUTRAL_NAMES.script}`,
  `/${NEUTRAL_NAMES.types}`,
  '/widget/frame',
  '/widget/card.js',
  '/widget/assets/*',
  PROOF_PATH,
  HERE_PATH,
]

/** Hosts of owners serve what their visitors need and nothing else; names that are nobody's serve nothing. */
export function createHosts({ upstreams, clock, trust, publicUrl, publicHosts }: HostsDeps): Hosts {
  const known = createKnownHosts({ upstreams, clock })
  const own = new WeakMap<IncomingMessage, string>()
  const mine = new Set([nameIn(new URL(publicUrl).host), ...publicHosts])
  // Whoever has not said where people reach the installation is not held to it.
  const isOpen = publicHosts.includes('*') || isOfThisNetwork(nameIn(new URL(publicUrl).host))
  const isMine = (name: string) => mine.has(name) || isOfThisNetwork(name)

  return {
    ownHostOf: (raw) => own.get(raw),
    mount(app, contracts) {
      const wanted = wantedRoutes(contracts)

      app.addHook('onRequest', async (request, reply) => {
        const name = hostOf(request.raw, trust)
        if (isMine(name)) return undefined
        const { isServed } = await known(name, clientAddress(request.raw, trust))
        if (!isServed) return isOpen ? undefined : nothing(reply)
        own.set(request.raw, name)
        return isWanted(request, wanted) ? undefined : nothing(reply)
      })

      for (const path of [PROOF_PATH, HERE_PATH]) {
        app.get(path, async ({ raw }, reply) => {
          const name = own.get(raw)
          const { proof } = name === undefined ? { proof: null } : await known(name, clientAddress(raw, trust))
          return proof === null ? nothing(reply) : plain(reply).send(`${proof}\n`)
        })
      }

      // Proxies that make certificates on demand ask this before they do.
      app.get(ASK_PATH, async ({ query, raw }, reply) => {
        const name = nameIn(String((query as { domain?: string }).domain ?? ''))
        const isTheirs = async () => !isOfThisNetwork(name) && (await known(name, clientAddress(raw, trust))).isServed
        const isGood = mine.has(name) || (await isTheirs())
        return plain(reply.code(isGood ? 200 : 404)).send(isGood ? 'yes\n' : 'no\n')
      })
    },
  }
}

function wantedRoutes(contracts: Iterable<RouteContract>): ReadonlySet<string> {
  const calls = [...contracts].filter((one) => isOpenToWebsites(one) || one.path === widgetAvatar.path)
  return new Set([
    ...FILES.flatMap((url) => [`GET ${url}`, `HEAD ${url}`]),
    ...calls.flatMap(({ method, path }) => [`${method} /api${path}`, `OPTIONS /api${path}`]),
  ])
}

function isWanted({ method, routeOptions: { url = '' }, query }: FastifyRequest, wanted: ReadonlySet<string>): boolean {
  // The preview is for the dashboard, which may show whatever is typed there.
  if (url === '/widget/frame' && (query as { preview?: string }).preview !== undefined) return false
  return wanted.has(`${method} ${url}`)
}

function plain(reply: FastifyReply): FastifyReply {
  return reply.type('text/plain; charset=utf-8').headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
  })
}

const nothing = (reply: FastifyReply): FastifyReply =>
  plain(reply.code(404)).send('There is nothing at this address.\n')
