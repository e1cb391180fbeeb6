import { z } from 'zod'

/**
 * How well the documents support an answer: `strong` says it, `weak` means that they come near but do not say it, `none` that
 * they are about something else.
 */
export const supportSchema = z.enum(['strong', 'weak', 'none'])
export type Support = z.infer<typeof supportSchema>
