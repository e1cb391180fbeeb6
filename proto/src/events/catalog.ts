import { z } from 'zod'
import { idSchema, ownerIdSchema } from '../ids.ts'
import { supportSchema } from '../answers.ts'
import { askingRangeSchema } from '../asking-ranges.ts'
import { chosenModelsSchema, operatedSchema } from '../models.ts'
import { dailyAnswerLimitSchema, keepDaysSchema, widgetLookSchema, widgetPromptSchema } from '../widgets.ts'
import { activityEvents } from './activity.ts'
import { event, restatable } from './definition.ts'
import { documentEvents } from './documents.ts'
import { handoverEvents } from './handover.ts'
import { messageEvents } from './messages.ts'
import { ownDomainEvents } from './own-domains.ts'
import { teamEvents } from './team.ts'

const mailLink = z.object({
  linkId: idSchema.describe('names the link; its token follows from it and a secret that is in no event'),
  expiresAt: z.iso.datetime(),
})

const thresholdReached = z.object({
  period: z.string(),
  percent: z.union([z.literal(80), z.literal(100)]),
  used: z.int().min(0),
  limit: z.int().min(1),
  email: z.string().describe('where the owner is told'),
})

/** What tells ids apart that nobody can guess, and leads back to none: 48 bits, base64url. */
const fingerprintSchema = z.string().regex(/^[\w-]{8}$/)

/** Who asked, and in which words, as far as it is known: absent in events from before it was said, and in turns told again that do not know it. */
const askedShape = {
  asker: z.enum(['visitor', 'owner']).optional(),
  visitor: fingerprintSchema.optional().describe('fingerprint of the visitor: the same for all their questions'),
  conversation: fingerprintSchema.optional().describe('fingerprint of the conversation'),
  language: z.string().max(12).optional().describe('that was asked in'),
  questionKey: z
    .string()
    .max(20)
    .optional()
    .describe('the same for questions of the same words; absent where no words are kept'),
  smallTalk: z.boolean().optional().describe('true for a greeting, thanks and the like, which no document answers'),
  unseen: z
    .boolean()
    .optional()
    .describe(
      'true where there was nothing to see yet: who asked left at once, or a person took over. It counts all the same',
    ),
  trial: z
    .boolean()
    .optional()
    .describe(
      'true where nobody waits for it: golden questions, and those that are asked again to see what has changed',
    ),
  answeredAt: z.iso.datetime().optional().describe('the same whenever it is said'),
  microDollars: z.number().min(0).optional().describe('what the model took, at the prices of the time'),
}

const spentBy = z.array(askingRangeSchema).max(5)

/** Every event there is: name, version, topic, who says it, payload. */
export const eventCatalog = {
  'user.registered': restatable(
    event(
      'user',
      'identity',
      z.object({
        email: z.string(),
        displayName: z.string(),
        method: z.enum(['password', 'google']),
        isNew: z.boolean().optional().describe('false: they had another account before; absent: they are new'),
        verification: mailLink.optional().describe('the link that proves the address; absent where it is proven'),
      }),
    ),
  ),
  'user.password-reset-requested': event('user', 'identity', mailLink),
  'user.verification-requested': event('user', 'identity', mailLink),
  'user.password-changed': event(
    'user',
    'identity',
    z.object({
      sessionsFrom: z.iso
        .datetime()
        .optional()
        .describe(
          'sessions that began before are over, and so are their access tokens; absent in events from before it was said',
        ),
    }),
  ),
  'user.second-factor-changed': event('user', 'identity', z.object({ isOn: z.boolean() })),
  'user.session-ended': event(
    'user',
    'identity',
    z.object({
      sessionId: idSchema.describe('access tokens that name it are good no more'),
      tokensUntil: z.iso.datetime().describe('when the last of them would have ended by itself'),
    }),
  ),
  'user.renamed': event(
    'user',
    'identity',
    z.object({ displayName: z.string().describe('empty when it was taken away') }),
  ),
  'user.owner-changed': restatable(
    event(
      'user',
      'identity',
      z.object({
        person: idSchema.describe('who owns the account from now on'),
        email: z.string().describe('of them: where mails about the account go'),
        displayName: z.string(),
        former: idSchema.describe('who owned it, by the id that they have from now on'),
        team: z.string().describe('its name'),
        formerEmail: z.string(),
        formerName: z.string().optional().describe('absent where it is told again, and in older events'),
      }),
    ),
  ),
  'user.suspension-changed': restatable(
    event(
      'user',
      'identity',
      z.object({
        suspended: z.boolean(),
        reason: z.string().describe('for the owner; empty where it was lifted'),
      }),
    ),
  ),
  'user.deleted': restatable(
    event(
      'user',
      'identity',
      z.object({
        addressProven: z
          .boolean()
          .optional()
          .describe('false: nobody knows whose address it was; absent in events from before it was said'),
      }),
    ),
  ),

  ...teamEvents,
  ...activityEvents,
  ...documentEvents,

  'widget.saved': restatable(
    event(
      'widget',
      'widget',
      z.object({
        widgetId: idSchema,
        name: z.string(),
        prompt: widgetPromptSchema.nullable().describe('null means the default prompt'),
        keepHistory: z.boolean(),
        documentIds: z.array(idSchema),
        allowedDomains: z.array(z.string()).describe('normalised host patterns; empty means any website'),
        dailyAnswerLimit: dailyAnswerLimitSchema
          .optional()
          .describe('answers to visitors in one UTC day; null is no limit, absent in events from before there was one'),
        keepDays: keepDaysSchema
          .optional()
          .describe('days that conversations are kept; null or absent is as long as is usual in the installation'),
        look: widgetLookSchema,
        created: z.boolean().describe('true the first time'),
      }),
    ),
  ),
  'widget.deleted': event('widget', 'widget', z.object({ widgetId: idSchema })),
  'widget.seen': event(
    'widget',
    'chat',
    z.object({
      widgetId: idSchema,
      host: z.string().describe('of the website on which a visitor opened a bubble of this owner for the first time'),
    }),
  ),
  'widget.refused': event(
    'widget',
    'chat',
    z.object({
      widgetId: idSchema,
      host: z.string().describe('of the website that has the bubble in a page and is not among the allowed domains'),
    }),
  ),

  'answer.completed': restatable(
    event(
      'answer',
      'chat',
      z.object({
        turnId: idSchema,
        widgetId: idSchema.nullable().describe('null in the global chat'),
        answered: z.boolean(),
        support: supportSchema.optional().describe('absent in events from before there were three outcomes'),
        counted: z
          .boolean()
          .optional()
          .describe('false for small talk and tests of the owner, which count on no plan; absent means true'),
        sourceDocumentIds: z.array(idSchema),
        model: z.string().describe('empty where a turn is told again that does not know it'),
        promptTokens: z.int().min(0).nullable().describe('null when the model does not count'),
        completionTokens: z.int().min(0).nullable(),
        latencyMs: z.number().min(0).describe('0 where a turn is told again that does not know it'),
        period: z
          .string()
          .regex(/^\d{4}-\d{2}$/)
          .describe('UTC month the message was counted in'),
        ...askedShape,
      }),
    ),
  ),
  'answer.rated': restatable(
    event(
      'answer',
      'chat',
      z.object({
        turnId: idSchema,
        widgetId: idSchema.nullable().describe('null in the global chat'),
        helpful: z.boolean().describe('the latest word of its asker: a thumb up, or down'),
      }),
    ),
  ),

  'answer.daily-limit-reached': event(
    'answer',
    'chat',
    z.object({
      widgetId: idSchema,
      widgetName: z.string().describe('empty when the widget was saved before its name was known here'),
      day: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .describe('UTC day; said once for each widget and day, when a visitor is turned away'),
      limit: z.int().min(1),
      spentBy: spentBy.optional().describe('absent in events from before it was known'),
    }),
  ),
  'answer.golden-broke': event(
    'answer',
    'chat',
    z.object({
      broke: z
        .array(z.object({ question: z.string(), fact: z.string() }))
        .min(1)
        .describe('golden questions whose fact came and does not any more; each break is said once, in the night'),
      more: z.int().min(0).describe('further ones that are not named'),
    }),
  ),
  'answer.month-spent': event(
    'answer',
    'chat',
    thresholdReached.extend({ spentBy: spentBy.describe('empty where owners asked themselves') }),
  ),

  'answer.tokens-spent': event(
    'answer',
    'chat',
    thresholdReached.omit({ email: true }).extend({
      used: z.int().min(0).describe('tokens of language models, prompts and answers together'),
      limit: z.int().min(1).describe('tokensPerMonth of the plan'),
    }),
  ),

  ...messageEvents,

  'visitor.week-missed': event(
    'visitor',
    'chat',
    z.object({
      from: z.iso.date().describe('Monday of the week that is over (UTC); said once for each owner and week'),
      missed: z.int().min(1).describe('questions that were not answered, or not well'),
      groups: z
        .array(z.object({ question: z.string().max(200), times: z.int().min(1) }))
        .max(5)
        .describe('asked most; empty where no words are kept'),
      more: z.int().min(0).describe('groups that are not listed'),
    }),
  ),

  ...ownDomainEvents,

  ...handoverEvents,

  'subscription.changed': restatable(
    event(
      'subscription',
      'billing',
      z.object({
        planId: z.string(),
        status: z.enum(['active', 'canceled']).describe('canceled: it still holds, and ends at endsAt'),
        endsAt: z.iso
          .datetime()
          .optional()
          .describe('first moment on the plan of new accounts, absent when it goes on; planIdAt() reads it'),
      }),
    ),
  ),
  'subscription.payment-failed': event(
    'subscription',
    'billing',
    z.object({
      planId: z.string(),
      planName: z.string(),
      endsAt: z.iso
        .datetime()
        .describe('when the plan ends unless the payment is made good; said once for each invoice'),
    }),
  ),
  'subscription.ended': event(
    'subscription',
    'billing',
    z.object({
      planId: z.string().describe('the paid plan that is over'),
      planName: z.string(),
      why: z.enum(['payment', 'canceled']).describe('payment: one failed and was not made good'),
    }),
  ),
  'usage.threshold-reached': event('usage', 'billing', thresholdReached),

  'installation.models-chosen': restatable(event('installation', 'chat', chosenModelsSchema)),
  'installation.operated': event('installation', 'chat', operatedSchema),

  'restatement.requested': event(
    'restatement',
    'operator',
    z.object({
      types: z.array(z.string()).min(1).describe('events whose current records are to be told again'),
      of: ownerIdSchema.nullable().describe('null: of everybody'),
      for: idSchema.nullable().describe('the consumer that needs it; null: whoever listens'),
      perSecond: z.number().min(1).max(10_000).describe('events a second'),
    }),
  ),
} as const

export type EventType = keyof typeof eventCatalog
export type EventPayload<T extends EventType> = z.infer<(typeof eventCatalog)[T]['schema']>

/** Every topic, once, in the order of the catalog. */
export const eventTopics: readonly string[] = [...new Set(Object.values(eventCatalog).map((one) => one.topic))]
