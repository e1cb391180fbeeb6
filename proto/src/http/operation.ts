import { z } from 'zod'
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

/** The call that asks a service how it is. */
export const serviceStates = {
  identity: identityState,
  'document-ingest': documentIngestState,
  embedding: embeddingState,
  chat: chatState,
  widget: widgetState,
  billing: billingState,
  notification: notificationState,
} satisfies Record<RoutedService, unknown>
