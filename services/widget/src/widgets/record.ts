import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import { dailyAnswerLimitSchema, keepDaysSchema, widgetLookSchema, widgetPromptSchema } from '@docent/proto'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

/** What an owner decides about a widget. */
export const widgetSettingsSchema = z.object({
  name: z.string(),
  prompt: widgetPromptSchema.nullable(),
  keepHistory: z.boolean(),
  documentIds: z.array(idSchema),
  allowedDomains: z.array(z.string()),
  dailyAnswerLimit: dailyAnswerLimitSchema.optional().describe('absent in records from before there was one'),
  limitFollowsPlan: z
    .boolean()
    .optional()
    .describe('whether that limit is what the plan begins with, and no choice of the owner; absent until it matters'),
  keepDays: keepDaysSchema.optional().describe('absent in records from before there was a choice: as long as is usual'),
  showBranding: z.boolean().optional().describe('absent in records from before there was a choice: not shown'),
  look: widgetLookSchema,
})
export type WidgetSettings = z.infer<typeof widgetSettingsSchema>

/** How many versions of a widget are kept, with the one that visitors see. */
export const VERSIONS_MAX = 20

const publicationSchema = z.object({
  number: z.int().min(1),
  at: z.number().describe('milliseconds since 1970'),
  by: z.enum(['owner', 'key']).describe('the owner in the dashboard, or a program with a key of theirs'),
  returnedTo: z.int().optional().describe('the version it is a copy of'),
})
export type Publication = z.infer<typeof publicationSchema>

const versionSchema = publicationSchema.extend({ settings: widgetSettingsSchema })
export type Version = z.infer<typeof versionSchema>

const widgetRecordSchema = widgetSettingsSchema.extend({
  id: idSchema,
  ownerId: ownerIdSchema,
  // A leaving widget is gone for everybody; it stays until its place in the plan has been given back.
  state: z.enum(['active', 'leaving']),
  createdAt: z.number().describe('milliseconds since 1970'),
  published: publicationSchema.optional().describe('of the settings above; absent while they are the first'),
  former: z.array(versionSchema).optional().describe('newest first'),
  draft: z
    .object({ settings: widgetSettingsSchema, savedAt: z.number(), basedOn: z.int() })
    .nullable()
    .optional()
    .describe('what is saved and not published'),
})
export type WidgetRecord = z.infer<typeof widgetRecordSchema>

export const widgetCollection: CollectionSpec<WidgetRecord> = {
  name: 'widget.widgets',
  keeps: { of: 'owners', what: 'settings of widgets', until: 'the widget or the account is deleted' },
  schema: widgetRecordSchema,
  indexes: [{ fields: ['state', 'createdAt'] }],
}
