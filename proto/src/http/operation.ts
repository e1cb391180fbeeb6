import { z } from 'zod'
import { ownerIdSchema } from '../ids.ts'
import { operatorActs } from '../models.ts'
import { ok, route, type RoutedService } from './contract.ts'

/** One line of the doctor. */
export const findingSchema = z.object({
  what: z.string(),
  state: z.enum(['good', 'doubtful', 'bad']),
  says: z.string(),
  remedy: z.string().optional(),
})
export type FindingView = z.infer<typeof findingSchema>

/** How one service is, as the process that was asked finds it. */
export const serviceStateSchema = z.object({
  service: z.string(),
  version: z.string(),
  startedAt: z.iso.datetime().describe('when the process that was asked began'),
  lagSeconds: z.number().describe('age of the oldest event that this process has not handled; 0 when it has caught up'),
  missing: z.array(z.string()).describe('why it takes no calls; empty when it does'),
  late: z.array(z.string()).describe('what is away although it takes calls'),
  findings: z
    .array(findingSchema)
    .describe('what the doctor found; it asks every engine and model when this is called'),
})
export type ServiceState = z.infer<typeof serviceStateSchema>

const stateOf = <const S extends RoutedService>(service: S) =>
  route({
    service,
    method: 'GET',
    path: `/operator/services/${service}`,
    auth: 'operator',
    summary: 'How this service is: version, events behind, and the lines of the doctor',
    replies: { 200: ok({ state: serviceStateSchema }) },
  })

export const identityState = stateOf('identity')
export const documentIngestState = stateOf('document-ingest')
export const embeddingState = stateOf('embedding')
export const chatState = stateOf('chat')
export const widgetState = stateOf('widget')
export const billingState = stateOf('billing')
export const notificationState = stateOf('notification')
export const insightsState = stateOf('insights')

/** The call that asks a service how it is. */
export const serviceStates = {
  identity: identityState,
  'document-ingest': documentIngestState,
  embedding: embeddingState,
  chat: chatState,
  widget: widgetState,
  billing: billingState,
  notification: notificationState,
  insights: insightsState,
} satisfies Record<RoutedService, unknown>

export const parkedViewSchema = z.object({
  id: z.string(),
  consumer: z.string().describe('the service that gave it up'),
  type: z.string(),
  ownerId: z.string().describe('the account it is about'),
  occurredAt: z.iso.datetime(),
  parkedAt: z.iso.datetime(),
  attempts: z.int(),
  error: z.string().describe('the last one, a line'),
})
export type ParkedView = z.infer<typeof parkedViewSchema>

export const listParked = route({
  service: 'identity',
  method: 'GET',
  path: '/operator/parked',
  auth: 'operator',
  summary: 'Events that a service gave up on, oldest first; what they carry is not shown',
  replies: {
    200: ok({
      parked: z.array(parkedViewSchema),
      more: z.boolean().describe('whether there are others beyond those'),
    }),
  },
})

const parkedIds = z.object({ ids: z.array(z.string().min(1).max(300)).min(1).max(100) })

export const replayParked = route({
  service: 'identity',
  method: 'POST',
  path: '/operator/parked/replay',
  auth: 'operator',
  summary: 'Deliver parked events once more, to the service that gave them up',
  body: parkedIds,
  replies: { 200: ok({ done: z.int().describe('how many of them were parked still') }) },
})

export const dropParked = route({
  service: 'identity',
  method: 'POST',
  path: '/operator/parked/drop',
  auth: 'operator',
  summary: 'Forget parked events for good: what they told of does not happen',
  body: parkedIds,
  replies: { 200: ok({ done: z.int().describe('how many of them were parked still') }) },
})

export const actViewSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().describe('address of the operator'),
  act: z.enum(operatorActs),
  what: z.string().describe('what it was done to'),
  outcome: z
    .enum(['begun', 'done', 'failed'])
    .describe('begun: how it ended is not known, because the process died or a record could not be written'),
})
export type ActView = z.infer<typeof actViewSchema>

export const listActs = route({
  service: 'identity',
  method: 'GET',
  path: '/operator/acts',
  auth: 'operator',
  summary: 'What operators did through the dashboard, newest first',
  query: z.object({ cursor: z.string().max(2_000).optional().describe('`next` of the page before') }),
  replies: {
    200: ok({ acts: z.array(actViewSchema), next: z.string().nullable().describe('null on the last page') }),
  },
})

export const accountViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: z.iso.datetime(),
  suspended: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  secondFactor: z.boolean().describe('whether a code is asked for beside the password'),
  isOperator: z.boolean().describe('whether it runs the installation, and therefore is not suspended'),
})
export type AccountView = z.infer<typeof accountViewSchema>

export const listAccounts = route({
  service: 'identity',
  method: 'GET',
  path: '/operator/accounts',
  auth: 'operator',
  summary:
    'The accounts of this installation, newest first, or those that are sought by the beginning of their address',
  query: z.object({
    search: z.string().max(254).default('').describe('how the address begins, or an id; empty for all'),
    cursor: z.string().max(2_000).optional().describe('`next` of the page before'),
  }),
  replies: {
    200: ok({ accounts: z.array(accountViewSchema), next: z.string().nullable().describe('null on the last page') }),
  },
})

export const suspendAccount = route({
  service: 'identity',
  method: 'POST',
  path: '/operator/accounts/suspension',
  auth: 'operator',
  summary: 'Suspend an account, or lift that: nothing of it is deleted, but nobody signs in and its bubbles are away',
  body: z.object({
    account: ownerIdSchema,
    suspended: z.boolean(),
    reason: z.string().trim().min(1).max(300).describe('the owner of a suspended account reads it; the log has both'),
  }),
  replies: { 200: ok({ account: accountViewSchema }) },
})

export const endSecondFactorOf = route({
  service: 'identity',
  method: 'POST',
  path: '/operator/accounts/second-factor/end',
  auth: 'operator',
  summary: 'Turn off the second factor of an account whose owner lost phone and recovery codes; a mail tells them',
  body: z.object({
    account: ownerIdSchema,
    reason: z.string().trim().min(1).max(300).describe('for the log: how it was made sure that its owner asked for it'),
  }),
  replies: { 200: ok({ account: accountViewSchema }) },
})

export const accountUseSchema = z.object({
  id: z.string(),
  plan: z.string().describe('its name'),
  messages: z.int().describe('of the running UTC month'),
  messagesLimit: z.int().describe('-1: none'),
  documents: z.int(),
  widgets: z.int(),
})
export type AccountUse = z.infer<typeof accountUseSchema>

export const accountsUse = route({
  service: 'billing',
  method: 'GET',
  path: '/operator/accounts/use',
  auth: 'operator',
  summary: 'Plan and usage of accounts',
  query: z.object({
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(ownerIdSchema).max(50))
      .describe('of at most 50 accounts, parted by commas'),
  }),
  replies: { 200: ok({ accounts: z.array(accountUseSchema) }) },
})
