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
  keepDays: keepDaysSchema.optional().describe('absent in records from before there was a choice: as long as is usual'),
  showBranding: z.boolean().optional().describe('absent in records from before there was a choice: not shown'),
  look: widgetLookSchema,
})
export type WidgetSettings = z.infer<typeof widgetSettingsSchema>

const widgetRecordSchema = widgetSettingsSchema.extend({
  id: idSchema,
  ownerId: ownerIdSchema,
  // A leaving widget is gone for everybody; it stays until its place in the plan has been given back.
  state: z.enum(['active', 'leaving']),
  createdAt: z.number().describe('milliseconds since 1970'),
})
export type WidgetRecord = z.infer<typeof widgetRecordSchema>

export const widgetCollection: CollectionSpec<WidgetRecord> = {
  name: 'widget.widgets',
  schema: widgetRecordSchema,
  indexes: [{ fields: ['state', 'createdAt'] }],
}
