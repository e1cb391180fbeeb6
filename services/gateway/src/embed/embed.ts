import { NEUTRAL_NAMES, PRODUCT_NAMES } from '@docent/proto/names'
import { widgetFrame } from '@docent/proto/http'
import { replyFor } from '@docent/runtime/http'
import type { Upstreams } from '@docent/runtime/upstreams'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import { clientAddress } from '../admission/client.ts'
import type { Trust } from '../admission/trust.ts'
import { entityTag, hasAlready } from '../entity-tag.ts'
import type { Hosts } from '../hosts/hosts.ts'
import { readBuilt } from './built.ts'
import { ancestorsOf, framePolicy } from './policy.ts'
import { frameOf, launcherOf, readSettings, scriptSafe } from './settings.ts'

export interface EmbedDeps {
  widgetDir: string
  admission: Admission
  upstreams: Upstreams
  trust: Trust
  hosts: Pick<Hosts, 'ownHostOf'>
}

/** The look may be five minutes old on a website; in the frame and for what is allowed it is never old. */
const LOADER_CACHE = 'public, max-age=60, stale-while-revalidate=240'
const HASHED = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
/** Both serve every widget: a page that was given one of them must not break when a plan changes. */
const NAMES = [PRODUCT_NAMES, NEUTRAL_NAMES]

/** Serves the bubble: the loader with its look written in, the frame with its policy, and their files. */
export async function mountEmbed(app: FastifyInstance, { widgetDir, admission, upstreams, trust, hosts }: EmbedDeps) {
  const built = await readBuilt(widgetDir)
  if (!built) {
    for (const url of [...NAMES.flatMap(({ script, types }) => [`/${script}`, `/${types}`]), '/widget/*']) {
      app.get(url, async (_, reply) =>
        reply.code(503).type('text/plain').send('The widget is not built: npm run build -w widget\n'),
      )
    }
    return
  }

  const admitted = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    openToAll(reply)
    try {
      await admission.admit(widgetFrame, request.raw.headers, clientAddress(request.raw, trust))
      return true
    } catch (error) {
      replyFor(error, request, reply)
      return false
    }
  }

  for (const { script, types, word } of NAMES) {
    app.get(`/${script}`, async (request, reply) => {
      const { id } = request.query as { id?: string }
      if (!(await admitted(request, reply))) return reply
      reply.header('cache-control', LOADER_CACHE)
      if (id === undefined) return sendScript(request, reply, built.short)
      const found = await readSettings(upstreams, String(id), hosts.ownHostOf(request.raw))
      if (!found) return sendScript(request, reply.header('cache-control', 'no-cache'), built.loader('undefined'))
      return sendScript(request, reply, built.loader(scriptSafe(launcherOf(found, word))))
    })
    app.get(`/${types}`, async (_, reply) =>
      openToAll(reply).type('text/plain; charset=utf-8').header('cache-control', LOADER_CACHE).send(built.types(word)),
    )
  }

  app.get('/widget/frame', async (request, reply) => {
    const { id, preview } = request.query as { id?: string; preview?: string }
    if (!(await admitted(request, reply))) return reply
    reply.type(HTML).header('cache-control', 'no-store')
    if (preview !== undefined) {
      const policy = framePolicy({ ancestors: "'self'", avatar: 'any' })
      return reply.header('content-security-policy', policy).send(built.frame)
    }
    const found = await readSettings(upstreams, String(id), hosts.ownHostOf(request.raw))
    const ancestors = found ? ancestorsOf(found.allowedDomains) : "'none'"
    reply.header('content-security-policy', framePolicy({ ancestors, avatar: found?.botAvatarUrl }))
    if (!found) return reply.code(404).send('<!doctype html><title>There is no such widget</title>')
    const script = `<script type="application/json" id="settings">${scriptSafe(frameOf(found))}</script>`
    return reply.send(built.frame.replace('</head>', () => `${script}</head>`))
  })

  await app.register(async (scope) => {
    await scope.register(files, {
      root: widgetDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) =>
        void response.header('cache-control', path.includes(HASHED) ? FOR_EVER : 'public, max-age=300'),
    })
    scope.get('/widget/card.js', async (_, reply) => openToAll(reply).sendFile('card.js'))
    scope.get('/widget/assets/*', async ({ params }, reply) =>
      openToAll(reply).sendFile(`assets/${(params as { '*': string })['*']}`),
    )
  })
}

/** The script, or only that it is the one the browser has. */
function sendScript(request: FastifyRequest, reply: FastifyReply, script: string): FastifyReply {
  const etag = entityTag(script)
  reply.header('etag', etag)
  if (hasAlready(request, etag)) return reply.code(304).send()
  return reply.type(JAVASCRIPT).send(script)
}

/** Any website may load these, without cookies; nobody may guess what they are. */
function openToAll(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
}
