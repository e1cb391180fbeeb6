import { z } from 'zod'
import { ownLookSchema } from './own-look-schema.ts'

/** How the assistant is told to behave. The older form, plain text, is read as the main task. */
export const widgetPromptSchema = z.object({
  mainTask: z.string().trim().min(1).max(4_000),
  strategy: z.string().trim().min(1).max(4_000),
  speakingStyle: z.string().trim().min(1).max(4_000),
})
export type WidgetPrompt = z.infer<typeof widgetPromptSchema>

/** Answers that all visitors of a widget get in one UTC day; null leaves it to the plan alone. */
export const dailyAnswerLimitSchema = z.int().min(1).max(1_000_000).nullable()

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color like #3b82f6')

/** Most questions that a bubble offers before anything was asked. */
export const STARTER_QUESTIONS_MAX = 4
/** Longest of them, in characters. */
export const STARTER_QUESTION_MAX_LENGTH = 120

export const starterQuestionsSchema = z
  .array(z.string().trim().min(1).max(STARTER_QUESTION_MAX_LENGTH))
  .max(STARTER_QUESTIONS_MAX)

/** What a bubble offers where the documents do not answer: `value` is the address, the number or the link; a form needs none. */
export const wayOutSchema = z.object({
  kind: z.enum(['none', 'mail', 'phone', 'link', 'form']),
  value: z.string().trim().max(500).default(''),
  label: z
    .string()
    .trim()
    .max(80)
    .default('')
    .describe('on the button; empty means words of the language of the reader'),
})
export type WayOut = z.infer<typeof wayOutSchema>

/** A form that reaches the owner by mail needs nothing to be set up. */
export const DEFAULT_WAY_OUT: WayOut = { kind: 'form', value: '', label: '' }

/** Longest that anybody may choose to keep conversations, in days. */
export const KEEP_DAYS_MAX = 3_650

/** Days that conversations of a widget are kept; null is as long as is usual in the installation. */
export const keepDaysSchema = z.int().min(1).max(KEEP_DAYS_MAX).nullable()

/** What stands above the field before the first message, where an owner wants visitors to know something first. */
export const consentSchema = z.object({
  shown: z.boolean().default(false),
  text: z.string().trim().max(500).default('').describe('empty means words of the language of the reader'),
  privacyUrl: z
    .string()
    .trim()
    .max(500)
    .default('')
    .describe("the owner's privacy page, https:// only; empty for none"),
})
export type Consent = z.infer<typeof consentSchema>

export const NO_CONSENT: Consent = { shown: false, text: '', privacyUrl: '' }

/** Papers that a chat is drawn on: as the visitor's device has it, or always one of them. */
export const widgetThemeSchema = z.enum(['auto', 'light', 'dark'])
export type WidgetTheme = z.infer<typeof widgetThemeSchema>

/** What a visitor sees of a widget; each part has the default of the specification. */
export const widgetLookSchema = z.object({
  color: color.default('#3b82f6'),
  userMessageColor: color.default('#ff149d'),
  position: z.enum(['bottom-right', 'bottom-left', 'top-right', 'top-left']).default('bottom-right'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  theme: widgetThemeSchema
    .default('auto')
    .describe("light or dark: `auto` follows the visitor's device; an own background replaces both"),
  botAvatarUrl: z.string().max(2_000).default(''),
  greetingMessage: z.string().trim().min(1).max(500).default('Hello! How can I help you with your documents?'),
  wayOut: wayOutSchema.default(DEFAULT_WAY_OUT),
  starterQuestions: starterQuestionsSchema.default([]),
  consent: consentSchema.default(NO_CONSENT),
  own: ownLookSchema.nullish().describe('what white label lets an owner choose beyond that; null or absent: nothing'),
})
export type WidgetLook = z.infer<typeof widgetLookSchema>
