import { say } from '@docent/proto/events'
import type { FirstStepsView } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  askedAt: z.number().nullable().describe('first answer from the documents in the global chat, ms since 1970'),
  seenAt: z.number().nullable().describe('first time a bubble was opened on a website'),
  seenOn: z.string().describe('the host of that website; empty until then'),
  dismissed: z.boolean(),
  refused: z
    .object({ host: z.string(), widgetId: z.string(), at: z.number() })
    .optional()
    .describe('the last website that had a bubble in a page and was refused, ms since 1970'),
})
type FirstStepsRecord = z.infer<typeof schema>

/** What of the way from a document to a bubble an owner has really done, as far as this service sees it. */
export interface FirstSteps {
  of(owner: OwnerId): Promise<FirstStepsView>
  /** The documents answered a question of the owner. */
  asked(owner: OwnerId, at: string): Promise<void>
  /** A visitor opened the bubble of a widget on a page of this origin. */
  seen(owner: OwnerId, widgetId: string, origin: string | undefined): Promise<void>
  /** A visitor came to a page that has the bubble of a widget, of this origin, which is not among its allowed domains. */
  refused(owner: OwnerId, widgetId: string, origin: string | undefined): Promise<void>
  /** The owner does not want to be led, or wants to again. */
  dismiss(owner: OwnerId, dismissed: boolean): Promise<void>
}

export interface FirstStepsOptions {
  store: Store
  clock: Clock
  /** A preview in the dashboard is no website. */
  ownOrigin: string
}

export function createFirstSteps({ store, clock, ownOrigin }: FirstStepsOptions): FirstSteps {
  /** Owners whose first answer is known of: most answers are not the first one. */
  const asked = new Set<OwnerId>()
  const steps = store.collection<FirstStepsRecord>({
    name: 'chat.first_steps',
    keeps: {
      of: 'owners',
      what: 'which of the first steps are done, and on which website a bubble was seen first, or refused last',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })

  return {
    async of(owner) {
      const { askedAt, seenAt, seenOn, dismissed, refused } = (await steps.get(owner, owner)) ?? begun(owner)
      return {
        asked: askedAt === null ? null : moment(askedAt),
        seen: seenAt === null ? null : { ...moment(seenAt), host: seenOn },
        dismissed,
        ...(refused && { refused: { ...moment(refused.at), host: refused.host, widgetId: refused.widgetId } }),
      }
    },

    async asked(owner, at) {
      if (asked.has(owner)) return
      // A look costs less than a write.
      if (!(await steps.get(owner, owner))?.askedAt) {
        await steps.save(owner, owner, (current = begun(owner)) =>
          current.askedAt === null ? { ...current, askedAt: Date.parse(at) } : current,
        )
      }
      if (asked.size >= MOST_KNOWN) asked.clear()
      asked.add(owner)
    },

    async seen(owner, widgetId, origin) {
      const host = hostOf(origin)
      if (host === undefined || isOwnMachine(host) || (await steps.get(owner, owner))?.seenAt) return
      await steps.save(owner, owner, (current = begun(owner)) =>
        current.seenAt === null
          ? [{ ...current, seenAt: clock.now().getTime(), seenOn: host }, say('widget.seen', { widgetId, host })]
          : current,
      )
    },

    async refused(owner, widgetId, origin) {
      const host = hostOf(origin)
      if (host === undefined) return
      const at = clock.now().getTime()
      // Whoever opens it again and again makes no more of it than a write an hour, on whatever websites than one a minute: an owner who
      // allowed one website and tries the next must hear of that, too.
      const isNew = (last: FirstStepsRecord['refused']) =>
        last === undefined || last.at + (last.host === host ? REFUSED_AGAIN_MS : ANOTHER_REFUSED_MS) <= at
      if (!isNew((await steps.get(owner, owner))?.refused)) return
      await steps.save(owner, owner, (current = begun(owner)) =>
        isNew(current.refused)
          ? [{ ...current, refused: { host, widgetId, at } }, say('widget.refused', { widgetId, host })]
          : current,
      )
    },

    async dismiss(owner, dismissed) {
      await steps.save(owner, owner, (current = begun(owner)) =>
        current.dismissed === dismissed ? current : { ...current, dismissed },
      )
    },
  }

  function hostOf(origin: string | undefined): string | undefined {
    if (origin === undefined || origin === 'null' || origin === ownOrigin || !URL.canParse(origin)) return undefined
    return new URL(origin).host || undefined
  }
}

const MOST_KNOWN = 10_000
const REFUSED_AGAIN_MS = 3_600_000
const ANOTHER_REFUSED_MS = 60_000

/** A page that only the one who made it can open is no website yet. */
const isOwnMachine = (host: string) => /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host)

const moment = (at: number) => ({ seconds: Math.floor(at / 1000) })

const begun = (owner: OwnerId): FirstStepsRecord => ({
  id: owner,
  ownerId: owner,
  askedAt: null,
  seenAt: null,
  seenOn: '',
  dismissed: false,
})
