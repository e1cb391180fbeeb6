import type { RouteReply, widgetSession } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Router, Visitor } from '@docent/runtime/http'
import type { HeldPlans } from '@docent/runtime/plans'
import type { Handlers } from '@docent/runtime/service'
import type { Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import type { ChatConfig } from '../config.ts'
import type { ConversationKey } from '../conversations/conversations.ts'
import type { MessageLimits } from '../messages/limits.ts'
import type { Suspensions } from '../projections/suspensions.ts'
import type { Widgets } from '../projections/widgets.ts'
import type { Rates } from '../visitors/limits.ts'
import { createDeadlines } from './deadlines.ts'
import { createFollowers } from './followers.ts'
import { createMailed } from './mailed.ts'
import { createNames } from './names.ts'
import { talkIdOf } from './record.ts'
import { handoverRoutes } from './routes.ts'
import { createHandoverChoices } from './settings.ts'
import { isPersons } from './states.ts'
import { createTalkStream } from './stream.ts'
import { createTalks } from './talks.ts'

type Config = Pick<
  ChatConfig,
  'handoverSilenceMinutes' | 'handoverLookSeconds' | 'handoverStreamSeconds' | 'handoverCommentSeconds'
>

export interface HandoverOptions extends Config {
  store: Store
  plans: HeldPlans
  clock: Clock
  ids: Ids
  widgets: Pick<Widgets, 'find'>
  suspensions: Pick<Suspensions, 'checkOwner'>
  limits: MessageLimits
  rates: Pick<Rates, 'question' | 'typing'>
  log: FastifyBaseLogger
  faultPoint(name: string): void
}

/** Whether visitors can have a person, as the reply to the start of a session says it. */
type Offered = Pick<RouteReply<typeof widgetSession>, 'handover' | 'opensAt'>

/** So long an answer may go on that was asked for in the very moment in which a person came. */
const LOOK_MS = 2_000

/** A person in place of the bot: who speaks, what is said, and when it is over. */
export function createHandover(options: HandoverOptions) {
  const { store, plans, clock, ids, log } = options
  const followers = createFollowers()
  const underWay = createFollowers(Number.POSITIVE_INFINITY)
  const changed = (id: string) => {
    followers.changed(id)
    underWay.changed(id)
  }
  const choices = createHandoverChoices({ store, plans, clock })
  const talks = createTalks({ ...options, choices, silenceMinutes: options.handoverSilenceMinutes, changed })
  const everyMs = options.handoverLookSeconds * 1000
  const deadlines = createDeadlines({ store, talks, clock, ids, everyMs, changed, log })
  const names = createNames(store)
  const mailed = createMailed({
    store,
    talks,
    clock,
    personOf: names.named,
    async check(owner, person) {
      for (const one of [owner, ownerId(person)]) await options.suspensions.checkOwner(one)
      await choices.checkEntitled(owner)
    },
    log,
  })
  const follow = createTalkStream({
    talks,
    followers,
    clock,
    commentMs: options.handoverCommentSeconds * 1000,
    longestMs: options.handoverStreamSeconds * 1000,
  })
  const look = async ({ widgetId, session }: { widgetId: string; session: string }) =>
    changed(talkIdOf({ widgetId, sessionId: session }))
  const isSilent = async (owner: OwnerId, key: ConversationKey): Promise<boolean> => {
    // Whose plan has no handover has no talks; one that was under way when the plan ended is the bot's again.
    if (!(await choices.isEntitled(owner))) return false
    const talk = await talks.of(owner, key)
    return talk !== undefined && isPersons(talk)
  }

  return {
    personOf: names.personOf,
    /** @throws account_suspended, handover_not_in_plan */
    async check(owner: OwnerId): Promise<void> {
      await options.suspensions.checkOwner(owner)
      await choices.checkEntitled(owner)
    },
    /** Whether the bot is silent in this conversation. */
    isSilent,
    /** Resolves once the bot is to be silent, whoever takes its place meanwhile; false where the signal aborts first. */
    async silenced(owner: OwnerId, key: ConversationKey, end: AbortSignal): Promise<boolean> {
      const follower = underWay.join(talkIdOf(key))
      try {
        do await follower.news(LOOK_MS, end)
        while (!end.aborted && !(await isSilent(owner, key)))
        return !end.aborted
      } finally {
        follower.leave()
      }
    },
    /** What a bubble shows from the start; nothing where no person can ever be asked for. */
    async ofSession({ owner, ...key }: Visitor): Promise<Offered> {
      if (await isSilent(owner, key)) return { handover: 'talking' }
      const status = await choices.status(owner)
      if (status === 'off') return {}
      const opensAt = status === 'closed' ? await choices.opensAt(owner) : undefined
      return { handover: status, ...(opensAt !== undefined && { opensAt }) }
    },
    isOpen: async (owner: OwnerId): Promise<boolean> => (await choices.status(owner)) === 'open',
    routes: (router: Router) =>
      handoverRoutes(router, { ...options, talks, choices, follow, personOf: names.personOf }),
    hears: {
      'handover.said': ({ widgetId, session, line }, { ownerId }) =>
        talks.heard(ownerId, { widgetId, sessionId: session }, line),
      'handover.mailed': (mail, { ownerId, id }) => mailed.heard(ownerId, mail, id),
      'user.registered': ({ displayName }, event) => names.heard(event.ownerId, displayName, event),
      'user.owner-changed': ({ displayName }, event) => names.heard(event.ownerId, displayName, event),
      'user.renamed': ({ displayName }, event) => names.heard(event.ownerId, displayName, event),
    } satisfies Handlers,
    watches: { 'handover.changed': look, 'handover.said': look, 'handover.typed': look } satisfies Handlers,
    begin: async () => void (await Promise.all([deadlines.begin(), mailed.begin()])),
    stop: async () => void (await Promise.all([deadlines.stop(), mailed.stop()])),
  }
}

export type Handover = ReturnType<typeof createHandover>
