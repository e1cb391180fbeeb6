import type { FastifyReply, FastifyRequest } from 'fastify'
import Mustache from 'mustache'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag, hasAlready } from '../entity-tag.ts'
import type { PageView } from './view.ts'

export interface Pages {
  /** Whether the build drew a page, or a file for crawlers, for this address (below the root, without a slash). */
  has(path: string): boolean
  /** Sends it, filled in. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

interface Filled {
  body: Buffer
  gzip: Buffer
  br: Buffer
  etag: string
}

/** What a page says of the installation may be this old, in milliseconds. */
const FRESH_MS = 5_000
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/** The pages that were drawn at build time, with the words of this installation filled in. */
export async function openPages(webDir: string, readView: () => Promise<PageView>, now: () => Date): Promise<Pages> {
  const dir = join(webDir, 'pages')
  const names = existsSync(dir) ? await filesIn(dir) : []
  const templates = new Map(
    await Promise.all(
      names.map(async (name) => [addressOf(name), { name, text: await readFile(join(dir, name), 'utf8') }] as const),
    ),
  )
  /** By name: as last filled in, with what it says. */
  const filled = new Map<string, { page: Promise<Filled>; print: string }>()
  let view: { at: number; read: Promise<{ value: PageView; print: string }> } | undefined

  return {
    has: (path) => templates.has(plain(path)),
    async send(path, request, reply) {
      const template = templates.get(plain(path))
      if (!template) {
        reply.callNotFound()
        return reply
      }
      const { value, print } = await currentView()
      let known = filled.get(template.name)
      if (known?.print !== print) {
        known = { page: fill(template.text, value), print }
        filled.set(template.name, known)
      }
      return answer(await known.page, TYPES[template.name.split('.').at(-1) ?? ''], request, reply)
    },
  }

  /** Read again when it is old. One that took long may come after a newer one, and says what it says for itself. */
  function currentView(): Promise<{ value: PageView; print: string }> {
    const at = now().getTime()
    if (!view || at - view.at >= FRESH_MS) {
      view = { at, read: readView().then((value) => ({ value, print: JSON.stringify(value) })) }
    }
    return view.read
  }
}

/** Below folders, too: `help/documents.html`. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

const plain = (path: string): string => path.replace(/\/$/, '')

/** `index.html` is the root, `contact.html` is `contact`, `robots.txt` itself. */
function addressOf(name: string): string {
  return name === 'index.html' ? '' : name.replace(/\.html$/, '')
}

async function fill(template: string, view: PageView): Promise<Filled> {
  const body = Buffer.from(Mustache.render(template, view))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [zipped, br] = await Promise.all([promisify(gzip)(body), promisify(brotliCompress)(body, { params })])
  return { body, gzip: zipped, br, etag: entityTag(body) }
}

function answer(
  { body, gzip: zipped, br, etag }: Filled,
  type: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (hasAlready(request, etag)) return reply.code(304).send()
  reply.type(type ?? 'application/octet-stream')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(body)
}
