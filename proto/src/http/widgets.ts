import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { wornLookSchema } from '../own-look-schema.ts'
import { dailyAnswerLimitSchema, keepDaysSchema, widgetLookSchema, widgetPromptSchema } from '../widgets.ts'
import { claimedOwner, momentSchema, ok, route } from './contract.ts'

/** Parts may be empty here: what is missing is refused by the service, all at once and in one sentence. */
const promptPart = z.string().trim().max(4_000).default('')
const promptDraft = z.object({ mainTask: promptPart, strategy: promptPart, speakingStyle: promptPart })

const fields = {
  name: z.string().trim().max(100).default('').describe('required'),
  prompt: z
    .union([promptDraft, z.string().max(4_000)])
    .nullish()
    .describe('null means the default prompt; the older form, plain text, is the main task'),
  keepHistory: z.boolean().default(true),
  documentIds: z.array(idSchema).max(1_000).default([]).describe('at least one'),
  allowedDomains: z
    .array(z.string().max(300))
    .max(200)
    .default([])
    .describe('addresses or host patterns, one a line; none allows any website'),
  dailyAnswerLimit: dailyAnswerLimitSchema
    .optional()
    .describe(
      'answers to all visitors together in one UTC day; null is no limit beside the plan. Left out, a new widget gets a tenth of what the plan answers in a month, and a present one keeps what it has',
    ),
  keepDays: keepDaysSchema
    .optional()
    .describe(
      'days that conversations are kept; null is as long as is usual here, and left out, a present widget keeps what it has',
    ),
  showBranding: z
    .boolean()
    .default(false)
    .describe('keep the "Powered by" link although the plan would leave it out; other plans always show it'),
  ...widgetLookSchema.shape,
}

const settings = {
  ...widgetLookSchema.shape,
  name: z.string(),
  prompt: widgetPromptSchema.nullable(),
  keepHistory: z.boolean(),
  documentIds: z.array(z.string()),
  allowedDomains: z.array(z.string()).describe('normalized host patterns'),
  dailyAnswerLimit: dailyAnswerLimitSchema,
  keepDays: keepDaysSchema,
  showBranding: z.boolean(),
}

/** What an owner decides about a widget. */
export const widgetSettingsViewSchema = z.object(settings)
export type WidgetSettingsView = z.infer<typeof widgetSettingsViewSchema>

export const widgetDraftViewSchema = widgetSettingsViewSchema.extend({
  savedAt: z.iso.datetime(),
  basedOn: z.int().describe('the version that visitors saw when it was saved'),
})
export type WidgetDraftView = z.infer<typeof widgetDraftViewSchema>

export const widgetViewSchema = z.object({
  ...settings,
  id: z.string(),
  version: z.int().min(1).describe('of what visitors see; rises with each that is published'),
  draft: widgetDraftViewSchema.nullable().describe('what is saved and not published: only its owner sees it'),
  embedCode: z.string(),
  readOnly: z.boolean().describe('beyond what the plan holds: it answers and can be deleted, but not changed'),
  createdAt: momentSchema,
})
export type WidgetView = z.infer<typeof widgetViewSchema>

export const listWidgets = route({
  service: 'widget',
  method: 'GET',
  path: '/widgets',
  auth: 'owner',
  role: 'agent',
  summary: 'The widgets of the owner, newest first',
  query: z.object({ userId: claimedOwner }),
  replies: { 200: ok({ widgets: z.array(widgetViewSchema) }) },
})

export const createWidget = route({
  service: 'widget',
  method: 'POST',
  path: '/widgets',
  auth: 'owner',
  role: 'editor',
  summary: 'Create a widget; the reply carries its id and embed code',
  body: z.object({ userId: claimedOwner, ...fields }),
  replies: { 200: ok({ id: z.string(), widget: widgetViewSchema }) },
})

export const updateWidget = route({
  service: 'widget',
  method: 'PUT',
  path: '/widgets',
  auth: 'owner',
  role: 'editor',
  summary: 'Replace the settings of a widget; visitors see them at once. A draft stays as it is',
  query: z.object({ userId: claimedOwner, id: idSchema }),
  body: z.object(fields),
  replies: { 200: ok({ widget: widgetViewSchema }) },
})

export const deleteWidget = route({
  service: 'widget',
  method: 'DELETE',
  path: '/widgets',
  auth: 'owner',
  role: 'editor',
  summary: 'Delete a widget; its bubble stops answering within seconds',
  query: z.object({ userId: claimedOwner, id: idSchema }),
  replies: { 200: ok({}) },
})

const id = z.object({ id: idSchema })
const draftMoment = z.iso.datetime().max(40)

/** What was looked at when a change was begun. Left out, nothing is asked, as in calls of former releases. */
export const widgetBasisSchema = z.object({
  version: z.int().min(1).describe('that visitors saw'),
  draftSavedAt: draftMoment.nullable().describe('savedAt of the draft there was; null is none'),
})
export type WidgetBasis = z.infer<typeof widgetBasisSchema>

export const saveWidgetDraft = route({
  service: 'widget',
  method: 'PUT',
  path: '/widget-draft',
  auth: 'owner',
  role: 'editor',
  summary: 'Save settings as the draft of a widget; what says the same as what visitors see is no draft',
  query: id,
  body: z.object({
    ...fields,
    basedOn: widgetBasisSchema
      .optional()
      .describe('what the settings were changed from: refused when the widget has moved on; left out, it is not asked'),
  }),
  replies: { 200: ok({ widget: widgetViewSchema }) },
})

export const discardWidgetDraft = route({
  service: 'widget',
  method: 'DELETE',
  path: '/widget-draft',
  auth: 'owner',
  role: 'editor',
  summary: 'Discard the draft of a widget',
  query: id.extend({
    savedAt: draftMoment.optional().describe('of the draft that was looked at: another one is not discarded'),
  }),
  replies: { 200: ok({ widget: widgetViewSchema }) },
})

export const publishWidget = route({
  service: 'widget',
  method: 'POST',
  path: '/widget-publication',
  auth: 'owner',
  role: 'editor',
  summary: 'Publish the draft of a widget: visitors see it within seconds',
  body: z.object({
    id: idSchema,
    savedAt: draftMoment.describe('of the draft that was looked at'),
    version: z
      .int()
      .min(1)
      .optional()
      .describe('that visitors saw then: refused when a newer one was published; left out, it is not asked'),
  }),
  replies: { 200: ok({ widget: widgetViewSchema }) },
})

export const widgetVersionSchema = z.object({
  number: z.int().min(1),
  publishedAt: z.iso.datetime(),
  by: z.enum(['owner', 'key']).describe('the owner in the dashboard, or a program with a key of theirs'),
  returnedTo: z.int().nullable().describe('the version it is a copy of'),
  settings: widgetSettingsViewSchema,
})
export type WidgetVersionView = z.infer<typeof widgetVersionSchema>

export const widgetVersions = route({
  service: 'widget',
  method: 'GET',
  path: '/widget-versions',
  auth: 'owner',
  role: 'editor',
  summary: 'What visitors see and saw of a widget, the newest first; the newest 20 are kept',
  query: id,
  replies: { 200: ok({ versions: z.array(widgetVersionSchema) }) },
})

export const returnToVersion = route({
  service: 'widget',
  method: 'POST',
  path: '/widget-return',
  auth: 'owner',
  role: 'editor',
  summary: 'Publish a former version of a widget again, without documents that are gone. A draft stays as it is',
  body: z.object({ id: idSchema, version: z.int().min(1) }),
  replies: { 200: ok({ widget: widgetViewSchema }) },
})

export const replaceDocument = route({
  service: 'widget',
  method: 'POST',
  path: '/document-replacement',
  auth: 'owner',
  role: 'editor',
  summary:
    'Let one document take the place of another in every widget, its draft and its history. The other one is not deleted; repeats change nothing',
  body: z.object({ documentId: idSchema, by: idSchema.describe('the document that takes its place') }),
  replies: { 200: ok({ widgets: z.array(z.string()).describe('names of the widgets that answer from it now') }) },
})

export const retention = route({
  service: 'widget',
  method: 'GET',
  path: '/retention',
  auth: 'owner',
  role: 'editor',
  summary: 'How long conversations are kept where a widget says nothing of its own, and the longest it may say',
  replies: {
    200: ok({
      usualDays: z.int().nullable().describe('null: until they are deleted'),
      longestDays: z.int().nullable().describe('null: no end'),
    }),
  },
})

export const uploadAvatar = route({
  service: 'widget',
  method: 'POST',
  path: '/widget-avatars',
  auth: 'owner',
  role: 'editor',
  summary: 'Upload a picture for a widget; it is drawn anew as a square, so that nothing but its pixels is kept',
  body: z.object({
    userId: claimedOwner,
    fileContent: z.string().min(1).describe('a PNG, JPEG, WebP or GIF, base64; a data URL will do'),
  }),
  replies: { 200: ok({ url: z.string().describe('address for botAvatarUrl; kept a day until a widget has it') }) },
  bodyLimit: 7 * 1024 * 1024,
})

export const widgetAvatar = route({
  service: 'widget',
  method: 'GET',
  path: '/widget-avatars/:avatarId',
  auth: 'none',
  summary: 'The picture of a widget, as WebP; an address never changes what it shows',
  params: z.object({ avatarId: idSchema }),
  replies: { 200: z.unknown() },
  produces: 'application/octet-stream',
})

export const widgetFrame = route({
  service: 'widget',
  method: 'GET',
  path: '/widget-frame',
  auth: 'none',
  summary: 'What the bubble needs to draw itself: look, greeting, whether history is kept; nothing of the prompt',
  query: z.object({
    widgetId: idSchema,
    host: z
      .string()
      .max(500)
      .optional()
      .describe('a host of its owner, under which the visitor came: others find nothing'),
  }),
  replies: {
    200: ok({
      widgetId: z.string(),
      name: z.string(),
      keepHistory: z.boolean(),
      branding: z.boolean().describe('whether the "Powered by" link shows'),
      footer: z
        .object({ text: z.string(), url: z.string(), mark: z.string().optional() })
        .nullish()
        .describe('what stands below the field; absent in replies of former releases'),
      worn: wornLookSchema.nullish().describe('what white label changes of the look'),
      allowedDomains: z.array(z.string()).describe('host patterns for frame-ancestors; empty means any website'),
      ...widgetLookSchema.omit({ own: true }).shape,
    }),
  },
})

export const demoWidget = route({
  service: 'widget',
  method: 'GET',
  path: '/demo-widget',
  auth: 'none',
  summary: 'The widget that answers from Docent’s own guides on the landing page; null where none was made',
  replies: { 200: ok({ widgetId: z.string().nullable() }) },
})
