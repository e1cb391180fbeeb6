import { z } from 'zod'

/** What an account keeps of its second factor. */
export const secondFactorSchema = z.object({
  sealed: z.string().describe('the secret that the app has, too; sealed, as it must be used again'),
  onSince: z.iso.datetime().nullable().describe('null until a code has shown that an app has it'),
  lastStep: z.int().describe('of the code that was used last: none is good twice'),
  recovery: z.array(z.string()).describe('hashes of the codes for whoever lost the app; each goes when it is used'),
})
export type SecondFactorRecord = z.infer<typeof secondFactorSchema>
