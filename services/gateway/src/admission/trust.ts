import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

/** Whether a hop may say who came before it: its address, and how many hops it is away (0 is the peer itself). */
export type Trust = (address: string, hop: number) => boolean

/** Reads TRUST_PROXY: unset, "true", a number of hops, or addresses and networks. */
export const trustSchema: z.ZodType<Trust> = z
  .string()
  .optional()
  .transform((text, context): Trust => {
    if (text === undefined || text === 'false') return () => false
    if (text === 'true') return () => true
    if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text)
    try {
      return proxyAddr.compile(text.split(',').map((one) => one.trim()))
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })
