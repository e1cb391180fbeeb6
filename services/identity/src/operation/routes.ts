import {
  dropParked,
  endSecondFactorOf,
  listAccounts,
  listActs,
  listParked,
  replayParked,
  suspendAccount,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Bus, ParkedEvent } from '@docent/runtime/bus'
import type { Router } from '@docent/runtime/http'
import type { Profiles } from '../accounts/profile.ts'
import { failures } from '../failures.ts'
import type { createAccounts } from './accounts.ts'
import type { Acts } from './acts.ts'

const success = true as const
/** Events that are shown at a time: whoever decides about them reads their errors. */
const SHOWN = 100

export interface OperationDeps {
  parked: Bus['parked']
  profiles: Profiles
  acts: Acts
  accounts: ReturnType<typeof createAccounts>
}

const shown = ({ id, consumer, event, attempts, error, parkedAt }: ParkedEvent) => ({
  ...{ id, consumer, attempts, error, parkedAt },
  type: event.type,
  ownerId: event.ownerId,
  occurredAt: event.occurredAt,
})

/** What those who run the installation do to accounts and to events that were given up; each act is written down. */
export function mountOperation(router: Router, { parked, profiles, acts, accounts }: OperationDeps): void {
  /** Each event is an act of its own, and stands by itself in the log. */
  async function decide(owner: OwnerId, ids: readonly string[], act: 'replayed' | 'dropped') {
    const { email: by } = await profiles.of(owner)
    const known = new Map((await parked.list({ limit: 100_000 })).map((one) => [one.id, one]))
    let done = 0
    for (const id of ids) {
      const one = known.get(id)
      if (!one) continue
      const what = `${one.event.type} of ${one.event.ownerId}, given up by ${one.consumer} (${id})`
      const decision = act === 'replayed' ? parked.replay : parked.drop
      if (await acts.during({ by, account: owner, act, what }, () => decision(id))) done += 1
    }
    if (done === 0) throw failures.event_not_parked()
    return { success, done }
  }

  router.on(listParked, async () => {
    const found = await parked.list({ limit: SHOWN + 1 })
    return { success, parked: found.slice(0, SHOWN).map(shown), more: found.length > SHOWN }
  })
  router.on(replayParked, ({ owner, body }) => decide(owner, body.ids, 'replayed'))
  router.on(dropParked, ({ owner, body }) => decide(owner, body.ids, 'dropped'))
  router.on(listAccounts, async ({ query: { search, cursor } }) => ({
    success,
    ...(await accounts.list(search, cursor)),
  }))
  router.on(suspendAccount, async ({ owner, body }) => ({
    success,
    account: await accounts.suspend(await profiles.of(owner), body),
  }))
  router.on(endSecondFactorOf, async ({ owner, body }) => ({
    success,
    account: await accounts.endSecondFactor(await profiles.of(owner), body),
  }))
  router.on(listActs, async ({ query }) => ({ success, ...(await acts.list(query.cursor)) }))
}
