import * as api from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Router } from '@docent/runtime/http'
import { addressOf } from '@docent/runtime/mail'
import { createRate } from '@docent/runtime/rate'
import type { Account } from '../accounts/accounts.ts'
import { failures } from '../failures.ts'
import type { SenderPlans } from './plans.ts'
import type { Senders } from './senders.ts'

export interface SenderRoutesOptions {
  senders: Senders
  plans: SenderPlans
  accounts: { of(owner: OwnerId): Promise<Account | undefined> }
  clock: Clock
  mailFrom: string
  mayHaveAddress: boolean
}

const CHECKS_PER_MINUTE = 10

/** What an owner does about who mails to visitors come from. */
export function senderRoutes(router: Router, options: SenderRoutesOptions): void {
  const { senders, plans, accounts, clock, mailFrom, mayHaveAddress } = options
  const checks = createRate({ atMost: CHECKS_PER_MINUTE, clock })
  const take = (owner: OwnerId) => {
    if (checks.take(owner) > 0) throw failures.too_many_sender_checks({ values: { limit: CHECKS_PER_MINUTE } })
  }

  router.on(api.mailSender, ({ owner }) => shown(owner))
  router.on(api.setMailSender, async ({ owner, body }) => {
    await plans.require(owner)
    take(owner)
    await senders.set(owner, body)
    return shown(owner)
  })
  router.on(api.checkMailSender, async ({ owner }) => {
    await plans.require(owner)
    take(owner)
    await senders.check(owner)
    return shown(owner)
  })

  async function shown(owner: OwnerId) {
    const [sender, account, isAllowed] = await Promise.all([senders.of(owner), accounts.of(owner), plans.allows(owner)])
    const { name, replyTo, address, provenAt, checkedAt, problems } = sender
    const records = senders.recordsOf(sender).map((one) => ({ ...one, problem: problems[one.what] ?? null }))
    return {
      success: true as const,
      sender: {
        name,
        replyTo,
        address,
        isProven: address !== '' && provenAt !== null && mayHaveAddress && isAllowed,
        records,
        checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
      },
      usual: { address: addressOf(mailFrom), replyTo: account?.email ?? '' },
      mayHaveAddress,
      isAllowed,
      plans: [...plans.allowing],
    }
  }
}
