import type { Look } from '@docent/runtime/outgoing/guard.ts'
import { createLoader } from '@docent/runtime/outgoing/load.ts'
import { resolverAt, textsFrom } from '@docent/runtime/outgoing/names.ts'
import { reasonOf } from '@docent/runtime/outgoing/post.ts'
import type { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { callbackify } from 'node:util'
import { createProver, NotThere, type Prove } from './prove.ts'

export interface GuardOptions {
  /** For trials: files come from this port, over http and from any address. */
  trialPort: number | undefined
  /** In words for whoever gave the host. */
  reasonOf(error: unknown): string
}

export interface NetworkOptions {
  /** Name servers, with ports where they have others; none: those of the system. */
  resolvers: readonly string[]
  trialPort: number | undefined
}

const FILE_MS = 10_000
const FILE_MAX_BYTES = 1_024

/** Looks for proofs on the internet: records of the name system, and files at public addresses only. */
export function createNetworkProver({ resolvers, trialPort }: NetworkOptions): Prove {
  const resolver = resolverAt(resolvers)

  // The HTTP client is large, and most processes never load anything.
  const open = async () => {
    const { createPublicAgent, isPublicAddress } = await import('@docent/runtime/outgoing/guard.ts')
    const isAllowed = trialPort === undefined ? isPublicAddress : () => true
    return createPublicAgent(FILE_MS, isAllowed, ...(resolvers.length > 0 ? [lookAt(resolver)] : []))
  }
  let agent: ReturnType<typeof open> | undefined
  const load = createLoader({
    agent: () => (agent ??= open()),
    timeLimitMs: FILE_MS,
    maxBytes: FILE_MAX_BYTES,
    accept: 'text/plain',
  })

  return createProver({
    trialPort,
    reasonOf,
    texts: textsFrom(resolver),
    async load(address) {
      try {
        return (await load(address)).toString('utf8')
      } catch (error) {
        // The loader says in words what answered; trouble on the way has a cause or a code.
        const { message, cause, code } = error as Error & { code?: unknown }
        const isAnswer = cause === undefined && code === undefined && /^it (answers|has more)/.test(message)
        throw isAnswer ? new NotThere(message) : error
      }
    },
  })
}

/** Addresses from the resolver that is set, in place of the system's. */
function lookAt(resolver: Resolver): Look {
  const addressesOf = async (hostname: string) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const [failed] = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
    if (found.length === 0 && failed) throw failed
    return found.map((address) => ({ address, family: isIP(address) }))
  }
  const look = callbackify(addressesOf)
  return (hostname, _, callback) => look(hostname, callback)
}
