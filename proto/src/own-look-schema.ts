import { z } from 'zod'
import {
  BUBBLE_LANGUAGES,
  OWN_FONTS,
  OWN_ICONS,
  OWN_WORD_MAX_LENGTH,
  OWN_WORDS,
  RADIUS_MAX,
  USUAL_RADIUS,
} from './own-look.ts'

const color = z
  .string()
  .regex(/^(#[0-9a-f]{6})?$/i, 'must be a color like #3b82f6, or empty for the usual one')
  .default('')
const words = z.partialRecord(z.enum(OWN_WORDS), z.string().trim().max(OWN_WORD_MAX_LENGTH))

/** What white label lets an owner choose beyond the usual look; "" is what is usual. */
export const ownLookSchema = z.object({
  header: color.describe('behind the name; empty: the color of the bubble'),
  background: color.describe('behind the conversation, in light and dark alike'),
  text: color,
  font: z.enum(OWN_FONTS).default('system'),
  radius: z.int().min(0).max(RADIUS_MAX).default(USUAL_RADIUS).describe('corners of the card, in pixels'),
  icon: z.enum(OWN_ICONS).default('chat').describe('what the launcher shows'),
  footer: z
    .object({
      text: z.string().trim().max(60).default('').describe('below the field; empty for none'),
      url: z.string().trim().max(500).default('').describe('where it leads, https:// only; empty for nowhere'),
    })
    .default({ text: '', url: '' }),
  words: z
    .partialRecord(z.enum(BUBBLE_LANGUAGES), words)
    .default({})
    .describe('by language of the reader; what is left out stays as the bubble says it'),
})
export type OwnLook = z.infer<typeof ownLookSchema>

/** What the bubble is given of an own look: nothing in it has to be computed there. */
export const wornLookSchema = z.object({
  css: z.record(z.string(), z.string()).describe('custom properties of the frame'),
  words: ownLookSchema.shape.words,
  header: z.string().optional(),
  background: z.string().optional(),
  radius: z.number().optional(),
  icon: z.string().optional().describe('the line of the launcher'),
})
export type WornLook = z.infer<typeof wornLookSchema>
