import { z } from 'zod'

/** What a number of a setting has to be, with both of its bounds; undefined where it is none. */
export function numberOf(schema: z.ZodType): string | undefined {
  const { type, minimum: min, maximum } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  if (type !== 'number' && type !== 'integer') return undefined
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  const bounds =
    min === undefined
      ? max === undefined
        ? ''
        : ` up to ${max}`
      : max === undefined
        ? ` from ${min} on`
        : ` from ${min} to ${max}`
  return `must be a ${type === 'integer' ? 'whole ' : ''}number${bounds}`
}
