import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { JobKind } from '@docent/runtime/jobs'
import { everyOwner, RecordNotFound, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import { z } from 'zod'

const checkoutSchema = z.object({
  number: z.int().describe('the checkouts of an owner are numbered: the number names one towards Stripe'),
  planId: z.string(),
  priceId: z.string(),
  expiresAt: z.int().describe('seconds since 1970'),
  sessionId: z.string().nullable().describe('null until Stripe has answered'),
  url: z.string().nullable(),
})
export type Checkout = z.infer<typeof checkoutSchema>

const wishSchema = z.object({
  id: z.string(),
  subscriptionId: z.string().describe('at Stripe'),
  from: z.string().describe('the plan that is paid for: once it is another one, the wish is moot'),
  planId: z.string().describe('what is to follow with the end of the period; the plan of new accounts is the end'),
  heldUntil: z
    .number()
    .describe('somebody is at it until then, milliseconds since 1970; then it is anybody’s to finish'),
})
export type Wish = z.infer<typeof wishSchema>

const schema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  email: z.string().describe('as it was when the customer was made, so that a repeat asks for the same'),
  made: z.int().describe('how many customers were made: another one only where Stripe has forgotten the last'),
  customerId: z.string().nullable().describe('at Stripe; null until it has answered'),
  checkouts: z.int(),
  checkout: checkoutSchema.nullable().describe('the one that is open'),
  // Absent in records of former releases.
  wish: wishSchema.nullish().describe('what the owner chose, until Stripe has all of it'),
  order: z.int().describe('how often Stripe was asked: an answer that is older than another changes nothing'),
  heard: z.int().describe('how often somebody said that there may be news'),
  leaving: z.boolean().describe('the owner left; what Stripe has of them is deleted next'),
  lookAt: z.number().describe('when Stripe is asked next, milliseconds since 1970; while it is, the end of the lease'),
  holder: z.string(),
  tries: z.int(),
})
export type Customer = z.infer<typeof schema>

export const customerCollection: CollectionSpec<Customer> = {
  name: 'billing.customers',
  keeps: {
    of: 'owners who chose a paid plan where a payment provider is connected',
    what: 'their customer id at the payment provider, the mail address it was made with, the payment page that is open, and a change of plan until it is made',
    until: 'the account is deleted, and the payment provider has confirmed that nothing is charged any more',
  },
  // Until Stripe has confirmed that nothing is charged any more.
  ofLeavers: 'kept',
  schema,
  indexes: [{ fields: ['customerId'], unique: true }, { fields: ['lookAt'] }],
}

/** Asking Stripe is a job of the customer's record. */
export const lookJobs = (records: Collection<Customer>): JobKind<Customer> => ({
  name: 'looks at Stripe',
  records,
  due: (now) => ({ lookAt: { lte: now } }),
  turns: { of: 'oldest', by: 'lookAt' },
  stateOf: ({ lookAt, holder, tries }) => ({ dueAt: lookAt, holder, attempts: tries }),
  withState: (record, { dueAt, holder, attempts }) => ({ ...record, lookAt: dueAt, holder, tries: attempts }),
})

/** Who is which customer at Stripe. */
export function createCustomers(store: Store) {
  const records = store.collection(customerCollection)
  return {
    records,
    of: (owner: OwnerId): Promise<Customer | undefined> => records.get(owner, owner),

    /** The owner's record, made where there is none: one for each account, however many ask at once. */
    make: (owner: OwnerId, email: string, now: number): Promise<Customer> =>
      records.save(owner, owner, (current) => current ?? newOne(owner, email, now)),

    async withId(customerId: string): Promise<Customer | undefined> {
      const { records: found } = await records.find(everyOwner, { where: { customerId }, limit: 1 })
      return found[0]
    },

    /** There may be news: Stripe is asked then at the latest. The same `cause` counts once. False where there is no such customer. */
    async heard(owner: OwnerId, lookAt: number, cause?: string): Promise<boolean> {
      const told = records.update(owner, owner, (one) => news(one, lookAt), cause === undefined ? {} : { cause })
      return (await told.catch(unlessNone)) !== undefined
    },

    /** The number of the question that is put to Stripe next. */
    async asking(owner: OwnerId): Promise<number> {
      const { order } = await records.update(owner, owner, (one) => ({ ...one, order: one.order + 1 }))
      return order
    },

    /**
     * Keeps what an owner chose, or takes up what nobody is at any more; false where somebody else has since `before` was seen.
     * Stripe is asked again when nobody can be at it any more.
     */
    async wish(owner: OwnerId, wish: Wish, before: Wish | null | undefined): Promise<boolean> {
      const { wish: kept } = await records.update(owner, owner, (one) =>
        one.wish?.id === before?.id ? { ...news(one, wish.heldUntil), wish } : one,
      )
      return kept?.id === wish.id
    },

    /** Where it is still what is wished: it is done, or may be finished by somebody else. */
    async leaveWish(owner: OwnerId, { id }: Wish, how: 'done' | 'undone'): Promise<void> {
      await records
        .update(owner, owner, (one) =>
          one.wish?.id === id ? { ...one, wish: how === 'done' ? null : { ...one.wish, heldUntil: 0 } } : one,
        )
        .catch(unlessNone)
    },

    change: (owner: OwnerId, to: (one: Customer) => Customer) => records.update(owner, owner, to),
  }
}
export type Customers = ReturnType<typeof createCustomers>

export function unlessNone(error: unknown): undefined {
  if (!(error instanceof RecordNotFound)) throw error
}

/** Who looks just now is told by the number, and looks once more. */
const news = (one: Customer, lookAt: number): Customer => ({
  ...one,
  heard: one.heard + 1,
  lookAt: one.holder === '' ? Math.min(one.lookAt, lookAt) : one.lookAt,
})

/** A few calls, each with its time limit and tries. */
export const LONGEST_CHANGE_MS = 180_000

const newOne = (owner: OwnerId, email: string, now: number): Customer => ({
  id: owner,
  ownerId: owner,
  email,
  made: 0,
  customerId: null,
  checkouts: 0,
  checkout: null,
  order: 0,
  heard: 0,
  leaving: false,
  lookAt: now + 60_000,
  holder: '',
  tries: 0,
})
