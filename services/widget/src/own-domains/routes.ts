import * as api from '@docent/proto/http'
import type { OwnDomainView } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { NEVER, type Clock } from '@docent/runtime/clock'
import type { Router } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import { DAY_MS } from '@docent/runtime/units'
import { failures } from '../failures.ts'
import type { WhiteLabel } from '../white-label/white-label.ts'
import { isUsable, type OwnDomains } from './own-domains.ts'
import { fileOf, recordNameOf, recordValueOf } from './prove.ts'
import type { OwnDomain } from './record.ts'

export interface OwnDomainRoutes {
  domains: OwnDomains
  whiteLabel: WhiteLabel
  clock: Clock
  limits: { most: number; lostMs: number }
}

const success = true as const
const CHECKS_PER_MINUTE = 10

/** What an owner does with hosts of their own. Looking and giving up goes on where the plan has no white label any more. */
export function ownDomainRoutes(router: Router, { domains, whiteLabel, clock, limits }: OwnDomainRoutes): void {
  const checks = createRate({ atMost: CHECKS_PER_MINUTE, clock })

  async function viewed(owner: OwnerId): Promise<(one: OwnDomain) => OwnDomainView> {
    const [isAllowed, all] = await Promise.all([whiteLabel.has(owner), domains.list(owner)])
    const first = all.find(isUsable)
    const now = clock.now().getTime()
    return (one) => viewOf(one, { isAllowed, isFirst: one.id === first?.id, now, lostMs: limits.lostMs })
  }

  router.on(api.listOwnDomains, async ({ owner }) => {
    const [all, view, isAllowed] = await Promise.all([domains.list(owner), viewed(owner), whiteLabel.has(owner)])
    const { allowing: plans } = whiteLabel
    const about = { most: limits.most, pointTo: domains.pointTo, isAllowed, plans, lostDays: limits.lostMs / DAY_MS }
    return { success, domains: all.map(view), ...about }
  })
  router.on(api.addOwnDomain, async ({ owner, body }) => {
    await whiteLabel.needed(owner)
    const domain = await domains.add(owner, body.host)
    return { success, domain: (await viewed(owner))(domain) }
  })
  router.on(api.checkOwnDomain, async ({ owner, query }) => {
    await whiteLabel.needed(owner)
    if (checks.take(owner) > 0) throw failures.too_many_domain_checks({ values: { limit: CHECKS_PER_MINUTE } })
    const domain = await domains.check(owner, query.id)
    return { success, domain: (await viewed(owner))(domain) }
  })
  router.on(api.removeOwnDomain, async ({ owner, query }) => {
    await domains.remove(owner, query.id)
    return { success }
  })
  router.on(api.ownHost, async ({ query }) => {
    const domain = await domains.served(query.host)
    return { success, isServed: domain !== undefined, proof: domain?.token ?? null }
  })
}

const iso = (ms: number) => new Date(ms).toISOString()

function viewOf(
  domain: OwnDomain,
  { isAllowed, isFirst, now, lostMs }: { isAllowed: boolean; isFirst: boolean; now: number; lostMs: number },
): OwnDomainView {
  const { id, host, token, state, provenBy, problem, createdAt, checkedAt, dueAt, missingSince, tryUntil } = domain
  const { reachedAt, notHere } = domain
  const isServed = isAllowed && state === 'proven'
  const isLooking = isAllowed && state === 'waiting' && (dueAt <= now || domain.holder !== '')
  const isMissing = state === 'proven' && missingSince !== null
  const ends = isMissing ? missingSince + lostMs : state === 'waiting' ? tryUntil : null
  return {
    id,
    host,
    state: isLooking ? 'checking' : isMissing ? 'missing' : state,
    problem,
    proof: { record: recordNameOf(host), value: recordValueOf(token), file: fileOf(host), content: token },
    provenBy,
    isServed,
    leadsHere: isServed && reachedAt !== null && notHere === null,
    notHere: isServed ? notHere : null,
    isInEmbedCode: isServed && isFirst,
    createdAt: iso(createdAt),
    checkedAt: checkedAt === null ? null : iso(checkedAt),
    nextCheckAt: dueAt === NEVER || dueAt <= now ? null : iso(dueAt),
    endsAt: ends === null ? null : iso(ends),
  }
}
