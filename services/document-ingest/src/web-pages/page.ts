import { limitOf, type Plan } from '@docent/proto/plans'
import { MiB } from '@docent/runtime/units'
import { failures } from '../failures.ts'
import type { WholeSource } from '../uploads/source.ts'
import { kindOfPage } from './kind.ts'
import type { createPageLoader } from './load.ts'

const NAME_MAX = 200

export interface PageOptions {
  timeLimitMs: number
  sizeLimitMb: number
  /** Read addresses inside the network of this server as well. */
  allowPrivate: boolean
}

/** Loads a page as something to make a document of; its title comes from the page once it is read. */
export function createSourceOfPage({ timeLimitMs, sizeLimitMb, allowPrivate }: PageOptions) {
  let load: ReturnType<typeof createPageLoader> | undefined

  return async function sourceOfPage(address: string, plan: Plan): Promise<WholeSource> {
    // The HTTP client is large, and most processes never load a page.
    load ??= await openLoader()
    const { url, mediaType, bytes } = await load(address, Math.min(sizeLimitMb, limitOf(plan.maxFileSize)) * MiB)
    if (bytes.length === 0) throw failures.file_empty()
    return { fileName: nameOf(url), kind: kindOfPage(mediaType), mediaType, bytes, sourceUrl: url }
  }

  async function openLoader() {
    const [{ createPageLoader }, { createPublicAgent, createPlainAgent }] = await Promise.all([
      import('./load.ts'),
      import('@docent/runtime/outgoing/guard.ts'),
    ])
    return createPageLoader({
      agent: allowPrivate ? createPlainAgent(timeLimitMs) : createPublicAgent(timeLimitMs),
      timeLimitMs,
    })
  }
}

/** Host and path, as people write addresses. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : decode(pathname)}`.slice(0, NAME_MAX)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
