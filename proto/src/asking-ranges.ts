import { z } from 'zod'

/** Visitors from one address range, and how many answers they got when. */
export const askingRangeSchema = z.object({
  range: z.string().describe('/24 of IPv4 or /48 of IPv6: "198.51.100.0/24"'),
  answers: z.int().min(0),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type AskingRange = z.infer<typeof askingRangeSchema>
