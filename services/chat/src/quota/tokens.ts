import type { RouteReply, tokenUsage } from '@docent/proto/http'
import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { UNLIMITED } from '@docent/proto/plans'
import type { Clock, Ids } from '@docent/runtime/clock'
import { tellingSpent, type ChatModel, type Spent } from '@docent/runtime/models'
import type { HeldPlans } from '@docent/runtime/plans'
import { everyOwner, type Change, type Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { untilNextMonth } from './again.ts'
import { periodOf } from './messages.ts'

/** Of one UTC day. */
const daySchema = z.object({
  promptTokens: z.int(),
  completionTokens: z.int(),
  estimatedTokens: z.int().describe('of both, those that no endpoint reported'),
  microDollars: z.number().describe('at the prices of the time'),
})
type Day = z.infer<typeof daySchema>

const schema = z.object({
  id: idSchema.describe('owner and UTC month'),
  ownerId: ownerIdSchema,
  period: z.string().optional().describe('the month; absent in records of before all owners were added up'),
  days: z.record(z.string(), daySchema).describe('by UTC day, 2026-11-21'),
  told: z.array(z.string()).optional().describe('the shares of a limit that its owner was told of: "1000000/80"'),
})
type Month = z.infer<typeof schema>

/** What was spent and is not written yet. A repeat of its write, where nobody knows whether it was done, changes nothing. */
interface Batch extends Omit<Month, 'told' | 'period'> {
  cause: string
}

/** The shares at which an owner is told, in percent of the limit. */
const THRESHOLDS = [80, 100] as const
const PAGE = 1_000

/** Refuses what would ask a model, once the tokens of the plan's month are spent. */
export interface TokenLimit {
  /** @throws token_limit_reached, or monthly_limit_reached when a visitor asks */
  check(owner: OwnerId, byVisitor: boolean): Promise<void>
}

/** Where no model answers, nothing is spent. */
export const noTokens: TokenLimit = { check: async () => undefined }

/**
 * Tokens of language models by owner and UTC day. What a process spent in its last few seconds is lost when it is killed. A limit is
 * looked at before a question: what is being answered then may go beyond it.
 */
export interface Tokens extends TokenLimit {
  /** The model, with what it costs counted for an owner. */
  spending(owner: OwnerId, chat: ChatModel): ChatModel
  /** The running month, the newest day first. */
  of(owner: OwnerId): Promise<Omit<RouteReply<typeof tokenUsage>, 'success'>>
  /** The running month of all owners together; what other processes spent in the last few seconds is not in it yet. */
  ofAll(): Promise<{ period: string; accounts: number } & ReturnType<typeof shown>>
  /** Writes what was spent since. */
  flush(): Promise<void>
}

export interface TokensOptions {
  store: Store
  clock: Clock
  ids: Ids
  plans: Pick<HeldPlans, 'of'>
  /** US dollars for a million. */
  promptPrice: number
  completionPrice: number
}

export function createTokens({ store, clock, ids, plans, promptPrice, completionPrice }: TokensOptions): Tokens {
  const months = store.collection<Month>({
    name: 'chat.tokens',
    keeps: { of: 'owners', what: 'tokens of language models, by day', until: 'the account is deleted' },
    schema,
    indexes: [{ fields: ['period'] }],
  })
  const written = createRemembered({ load: (owner) => months.get(owner, monthOf(owner)) })
  /** By record: still added to. */
  let open = new Map<string, Batch>()
  let closed: Batch[] = []
  let flushing = Promise.resolve()

  const monthOf = (owner: OwnerId) => `${owner}:${periodOf(clock.now())}`

  function note(owner: OwnerId, { promptTokens, completionTokens, estimated }: Spent): void {
    const id = monthOf(owner)
    const day = clock.now().toISOString().slice(0, 10)
    const batch = open.get(id) ?? { id, ownerId: owner, days: {}, cause: ids.next() }
    const spent = {
      promptTokens,
      completionTokens,
      estimatedTokens: estimated ? promptTokens + completionTokens : 0,
      microDollars: promptTokens * promptPrice + completionTokens * completionPrice,
    }
    open.set(id, { ...batch, days: together(batch.days, { [day]: spent }) })
  }

  async function write(): Promise<void> {
    closed.push(...open.values())
    open = new Map()
    for (let batch = closed[0]; batch; batch = closed[0]) {
      const { id, ownerId, days, cause } = batch
      const { tokensPerMonth = UNLIMITED } = await plans.of(ownerId)
      await months.save(
        ownerId,
        id,
        (current) =>
          told(
            { ...current, id, ownerId, period: periodIn(id), days: together(current?.days ?? {}, days) },
            tokensPerMonth,
          ),
        {
          cause,
        },
      )
      closed = closed.slice(1)
      written.changed(ownerId)
    }
  }

  const flush = () => (flushing = flushing.catch(() => undefined).then(write))

  async function daysOf(owner: OwnerId): Promise<Month['days']> {
    const id = monthOf(owner)
    const kept = await written.of(owner)
    const known = kept?.id === id ? kept.days : {}
    const batches = [...closed, ...open.values()].filter((one) => one.id === id)
    return batches.reduce((days, one) => together(days, one.days), known)
  }

  return {
    flush,
    spending: (owner, chat) => tellingSpent(chat, (spent) => note(owner, spent)),
    async check(owner, byVisitor) {
      const { tokensPerMonth = UNLIMITED } = await plans.of(owner)
      if (tokensPerMonth === UNLIMITED) return
      const { promptTokens, completionTokens } = sum(Object.values(await daysOf(owner)))
      if (promptTokens + completionTokens < tokensPerMonth) return
      const { token_limit_reached: toOwner, monthly_limit_reached: toVisitor } = failures
      throw (byVisitor ? toVisitor : toOwner)(untilNextMonth(clock.now()))
    },
    async ofAll() {
      await flush()
      const period = periodOf(clock.now())
      let accounts = 0
      let all = NOTHING
      for (let cursor: string | undefined; ;) {
        const page = await months.find(everyOwner, { where: { period }, limit: PAGE, cursor })
        accounts += page.records.length
        all = sum([all, ...page.records.flatMap(({ days }) => Object.values(days))])
        if (page.next === undefined) return { period, accounts, ...shown(all) }
        cursor = page.next
      }
    },
    async of(owner) {
      const [spent, { tokensPerMonth = UNLIMITED }] = await Promise.all([daysOf(owner), plans.of(owner)])
      const days = Object.entries(spent).sort(([a], [b]) => (a < b ? 1 : -1))
      return {
        period: periodOf(clock.now()),
        tokensPerMonth,
        ...shown(sum(days.map(([, one]) => one))),
        days: days.map(([day, one]) => ({ day, ...shown(one) })),
      }
    },
  }
}

const periodIn = (id: string) => id.slice(-'2026-11'.length)

/** A month with the word that a share of the plan's limit was reached, each of them once. */
function told(month: Month, limit: number): Change<Month> {
  const { promptTokens, completionTokens } = sum(Object.values(month.days))
  const used = promptTokens + completionTokens
  const before = month.told ?? []
  const due = THRESHOLDS.filter((one) => used * 100 >= limit * one && !before.includes(`${limit}/${one}`))
  const percent = due.at(-1)
  if (limit < 1 || percent === undefined) return month
  const period = periodIn(month.id)
  // Where one answer reaches both, the owner is told of the higher one only.
  return [
    { ...month, told: [...before, ...due.map((one) => `${limit}/${one}`)] },
    say('answer.tokens-spent', { period, percent, used, limit }),
  ]
}

const NOTHING: Day = { promptTokens: 0, completionTokens: 0, estimatedTokens: 0, microDollars: 0 }

const sum = (days: readonly Day[]): Day =>
  days.reduce(
    (all, one) => ({
      promptTokens: all.promptTokens + one.promptTokens,
      completionTokens: all.completionTokens + one.completionTokens,
      estimatedTokens: all.estimatedTokens + one.estimatedTokens,
      microDollars: all.microDollars + one.microDollars,
    }),
    NOTHING,
  )

function together(some: Month['days'], more: Month['days']): Month['days'] {
  const added = Object.entries(more).map(([day, one]) => [day, sum([some[day] ?? NOTHING, one])] as const)
  return { ...some, ...Object.fromEntries(added) }
}

const shown = ({ microDollars, ...tokens }: Day) => ({ ...tokens, dollars: microDollars / 1_000_000 })
