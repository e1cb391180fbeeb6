import { z } from 'zod'

/** Prices at Stripe, each with the plan it pays for, in the order they were given. */
export type Prices = readonly { planId: string; priceId: string }[]

const LINE = /^([^=\s]{1,40})=(price_\w+)$/

export const pricesSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    const lines = text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
    return lines.flatMap((line) => {
      const [, planId, priceId] = LINE.exec(line) ?? []
      if (planId !== undefined && priceId !== undefined) return [{ planId, priceId }]
      context.addIssue({ code: 'custom', message: `"${line}" must read plan=price_...` })
      return []
    })
  }) as unknown as z.ZodType<Prices>

/** What a plan is sold at. */
export const soldAt = (prices: Prices, planId: string): string | undefined =>
  prices.find((one) => one.planId === planId)?.priceId

export const planAt = (prices: Prices, priceId: string): string | undefined =>
  prices.find((one) => one.priceId === priceId)?.planId
