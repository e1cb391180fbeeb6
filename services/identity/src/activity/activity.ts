import type { NotedAct } from '@docent/proto/activity'
import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { listActivity, type ActivityEntry } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { activityDaysOf, type Plan } from '@docent/proto/plans'
import { roleSchema } from '@docent/proto/role-schema'
import type { Clock } from '@docent/runtime/clock'
import type { Router } from '@docent/runtime/http'
import { everyOwner, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { z } from 'zod'
import type { User, Users } from '../accounts/users.ts'

const schema = z.object({
  id: idSchema.describe('of the event: heard twice, it is one'),
  ownerId: ownerIdSchema,
  at: z.iso.datetime(),
  act: z.string(),
  person: idSchema,
  name: z.string(),
  role: roleSchema,
  byKey: z.boolean(),
  about: z.string(),
  subject: z.string().nullable(),
})
type Entry = z.infer<typeof schema>

const PAGE = 50
/** However far back a plan shows: a larger one shows more of what is kept already. */
const KEPT_DAYS = 400

/** These go by the id of a widget and are called after something else, which is no name of the widget: a question, a website. */
const CALLED_AFTER_ANOTHER: readonly string[] = ['keepGolden', 'giveSiteWidget'] satisfies NotedAct[]

const nameIn = (user: Pick<User, 'displayName' | 'email' | 'deletedAt'> | undefined): string =>
  !user || user.deletedAt ? '' : user.displayName || user.email

export interface ActivityDeps {
  store: Store
  users: Pick<Users, 'find'>
  plans: { of(owner: OwnerId): Promise<Plan> }
  clock: Clock
}

/** Who did what in each account, as every service has said. */
export function createActivityLog({ store, users, plans, clock }: ActivityDeps) {
  const entries = store.collection<Entry>({
    name: 'identity.activity',
    keeps: {
      of: 'owners and members of their teams',
      what: 'who changed what in an account, and when: id, name and role, and what it was called',
      until: `${KEPT_DAYS} days, or the account is deleted`,
    },
    schema,
    indexes: [
      { fields: ['ownerId', 'at'] },
      { fields: ['ownerId', 'person', 'at'] },
      { fields: ['ownerId', 'subject', 'at'] },
      { fields: ['at'] },
    ],
  })
  const dayBefore = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString()

  /** What is deleted is named by its id alone where its record is gone; what it was called was said when it came. */
  async function calledBefore(owner: OwnerId, subject: string): Promise<string> {
    const { records } = await entries.find(owner, {
      where: { subject },
      sort: { by: 'at', direction: 'desc' },
      limit: 20,
    })
    return records.find(({ act, about }) => about !== '' && !CALLED_AFTER_ANOTHER.includes(act))?.about ?? ''
  }

  const people = async (ids: readonly string[]): Promise<User[]> =>
    ids.length === 0 ? [] : (await users.find(everyOwner, { where: { id: { in: ids } } })).records

  /** Looked up where it is read: what is heard may come in any order, and costs one write. */
  async function shown(owner: OwnerId, records: readonly Entry[]): Promise<ActivityEntry[]> {
    // Tokens of an account itself carry no name, and whoever has none is known by their address.
    const nameless = [...new Set(records.filter(({ name }) => name === '').map(({ person }) => person))]
    const found = await people(nameless)
    // Before it was handed over, an account was whoever signed up for it.
    const began = await people(found.flatMap(({ beganBy = [] }) => beganBy))
    const names = new Map(
      found.map(({ id, beganBy, ...user }) => [
        id,
        nameIn(beganBy === undefined ? user : began.find((one) => one.id === beganBy)),
      ]),
    )
    return Promise.all(
      records.map(async ({ id, at, act, person, name, role, byKey, about, subject }) => ({
        ...{ id, at: { seconds: Math.floor(Date.parse(at) / 1000) }, act, byKey },
        by: { id: person, name: name || (names.get(person) ?? ''), role },
        about: about === '' && subject !== null ? await calledBefore(owner, subject) : about,
      })),
    )
  }

  return {
    /** Heard twice, it is one. */
    async heard(said: EventPayload<'activity.noted'>, { id, ownerId: owner, occurredAt: at }: EventEnvelope) {
      const { by, ...what } = said
      const entry = { id, ownerId: owner, at, ...what, person: by.id, name: by.name, role: by.role }
      await entries.save(owner, id, (known) => known ?? entry, { isNew: true })
    },

    routes(router: Router): void {
      router.on(listActivity, async ({ owner, query: { cursor, person } }) => {
        const days = Math.min(activityDaysOf(await plans.of(owner)), KEPT_DAYS)
        const page = await entries.find(owner, {
          where: { ...(person !== undefined && { person }), at: { gte: dayBefore(days) } },
          sort: { by: 'at', direction: 'desc' },
          limit: PAGE,
          cursor,
        })
        return { success: true as const, entries: await shown(owner, page.records), next: page.next ?? null, days }
      })
    },

    /** Forgets what is older than anybody is shown. */
    async sweep(): Promise<void> {
      for (;;) {
        const { records } = await entries.find(everyOwner, { where: { at: { lt: dayBefore(KEPT_DAYS) } } })
        for (const { id } of records) await entries.remove(everyOwner, id)
        if (records.length === 0) return
      }
    },
  }
}
