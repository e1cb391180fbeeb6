import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type Claim } from '@docent/runtime/jobs'
import { AlreadyExists, everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { failures } from '../failures.ts'
import { ownHostOf } from './host.ts'
import { wayOf, settled, taken, type Terms } from './settled.ts'
import type { Prove, Way } from './prove.ts'
import { ownDomainCollection, proofJobs, type OwnDomain } from './record.ts'

export interface OwnDomainsOptions {
  store: Store
  clock: Clock
  ids: Ids
  log: FastifyBaseLogger
  prove: Prove
  /** Whether the plan of the owner has white label. */
  allows(owner: OwnerId): Promise<boolean>
  publicUrl: string
  limits: { most: number; tryMs: number; againMs: number; lostMs: number; sweepMs: number }
  faultPoint(name: string): void
}

const PAGE = 1_000
const AT_ONCE = 8
const LEASE_MS = 60_000
/** How often a host is thought of again whose owner has no white label now. */
const PAUSED_MS = 15 * 60_000

/** Hosts of owners: claimed by whoever says so, served for the one who has proven it. */
export function createOwnDomains(options: OwnDomainsOptions) {
  const { store, clock, ids, log, prove, allows, limits, faultPoint } = options
  const domains = store.collection(ownDomainCollection)
  const now = () => clock.now().getTime()
  const terms = (): Terms => ({ now: now(), ...limits })
  const { hostname, port, protocol } = new URL(options.publicUrl)
  const claims = createClaims({ kind: proofJobs(domains), clock, ids, leaseMs: LEASE_MS })
  const runner = createRunner<OwnDomain>({
    name: 'proofs of own domains',
    claims,
    atOnce: AT_ONCE,
    everyMs: limits.sweepMs,
    work: look,
    failed: (_, error, stopping) => {
      if (!stopping) log.error({ err: error }, 'looking for the proof of a host failed; it is done again')
      return { delayMs: stopping ? 0 : LEASE_MS, spared: true }
    },
    log,
  })
  const all = async (owner: OwnerId) =>
    (await domains.find(owner, { limit: PAGE })).records.toSorted(
      (a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id),
    )

  return {
    runner,
    list: all,
    pointTo: hostname,

    /** @throws invalid_own_domain, own_domain_known, too_many_own_domains */
    async add(owner: OwnerId, text: string): Promise<OwnDomain> {
      const meant = ownHostOf(text, hostname)
      if ('reason' in meant) {
        throw failures.invalid_own_domain({ values: { reason: meant.reason }, extra: { field: 'host' } })
      }
      const domain = await insert(owner, meant.host)
      runner.wake()
      return domain
    },

    /** Looks now, whatever was found before. @throws own_domain_not_found */
    async check(owner: OwnerId, id: string): Promise<OwnDomain> {
      const at = now()
      const domain = await domains
        .update(owner, id, (current) => {
          if (current.holder !== '' && current.dueAt > at) return current
          const next = { ...current, dueAt: 0, holder: '' }
          return current.state === 'proven' ? next : { ...next, ...anew(at) }
        })
        .catch(unknown)
      runner.wake()
      return domain
    },

    /** @throws own_domain_not_found */
    async remove(owner: OwnerId, id: string): Promise<void> {
      if (!(await domains.remove(owner, id))) throw failures.own_domain_not_found()
    },

    /** Whose visitors come under this host. */
    async served(host: string): Promise<OwnDomain | undefined> {
      const { records } = await domains.find(everyOwner, { where: { servedHost: host.toLowerCase() }, limit: 1 })
      const [domain] = records
      return domain && (await allows(domain.ownerId)) ? domain : undefined
    },

    /** Where loader and frame of an owner come from: their first host that is proven and leads here, else this installation. */
    async addressOf(owner: OwnerId): Promise<{ address: string; isOwn: boolean }> {
      const first = (await all(owner)).find(isUsable)
      if (!first || !(await allows(owner))) return { address: options.publicUrl, isOwn: false }
      return { address: `${protocol}//${first.host}${port && `:${port}`}`, isOwn: true }
    },
  }

  async function look(claim: Claim<OwnDomain>): Promise<void> {
    const { record: domain } = claim
    if (!domain.contested && !(await allows(domain.ownerId))) {
      await claims.giveBack(claim, { delayMs: PAUSED_MS, spared: true })
      return
    }
    const found = await prove(domain.host, domain.token)
    faultPoint('widget.own-domain.looked')
    try {
      await claims.end(claim, (current) => settled(current, found, terms()))
    } catch (error) {
      if (!(error instanceof AlreadyExists)) throw error
      await contest(domain.host, wayOf(found) ?? 'file')
      await claims.end(claim, (current) => taken(current, terms()))
    }
  }

  /** Whoever has the host has to show a proof again at once, or loses it. */
  async function contest(host: string, way: Way): Promise<void> {
    const { records } = await domains.find(everyOwner, { where: { servedHost: host }, limit: 1 })
    for (const { ownerId, id } of records) {
      await domains
        .update(ownerId, id, (current) => {
          if (current.servedHost !== host) return current
          const isHeld = current.holder !== '' && current.dueAt > now()
          return { ...current, contested: way, dueAt: isHeld ? current.dueAt : 0 }
        })
        .catch((error: unknown) => {
          if (!(error instanceof RecordNotFound)) throw error
        })
    }
    runner.wake()
  }

  /** Takes the first free place of the owner: however many try at once, each place is one host's. */
  async function insert(owner: OwnerId, host: string): Promise<OwnDomain> {
    for (let place = 0; place < limits.most; place++) {
      const there = await all(owner)
      if (there.some((one) => one.host === host)) throw failures.own_domain_known({ values: { host } })
      const slot = `${owner}:${place}`
      if (there.some((one) => one.slot === slot)) continue
      try {
        return await domains.insert(owner, { ...claimOf(host), id: ids.next(), ownerId: owner, slot })
      } catch (error) {
        if (!(error instanceof AlreadyExists)) throw error
        // The place or the host was taken meanwhile: which one, the next look at the list says.
        if ((await all(owner)).some((one) => one.host === host)) throw failures.own_domain_known({ values: { host } })
      }
    }
    throw failures.too_many_own_domains({ values: { limit: limits.most } })
  }

  function claimOf(host: string): Omit<OwnDomain, 'id' | 'ownerId' | 'slot'> {
    const nothing = { servedHost: null, provenBy: null, provenAt: null, checkedAt: null, contested: null } as const
    return { host, token: ids.secret(24), ...nothing, ...anew(now()), dueAt: 0, holder: '', createdAt: now() }
  }

  function anew(at: number) {
    const nothing = { problem: null, missingSince: null, warned: false, reachedAt: null, notHere: null } as const
    return { state: 'waiting' as const, tryUntil: at + limits.tryMs, attempts: 0, ...nothing }
  }
}
/** Loader and frame may be asked for under it. */
export const isUsable = ({ state, reachedAt }: OwnDomain): boolean => state === 'proven' && reachedAt !== null

export type OwnDomains = ReturnType<typeof createOwnDomains>

function unknown(error: unknown): never {
  throw error instanceof RecordNotFound ? failures.own_domain_not_found() : error
}
