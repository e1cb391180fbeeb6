import { describe, expect, test } from '@jest/globals'
import { routes } from '../src/http/index.ts'
import { z } from 'zod'

const all = [...routes].map(([name, contract]) => ({ name, contract, shown: `${contract.method} ${contract.path}` }))
const KiB = 1024
const DEFAULT_BODY_LIMIT = 256 * KiB

/** The calls of the specification, section 7, and the ones every client relies on. */
const promised = [
  'POST /save-user',
  'POST /send-welcome-email',
  'GET /documents',
  'GET /get-user-documents',
  'POST /process-document',
  'POST /embed-document',
  'POST /delete-document',
  'GET /widgets',
  'POST /widgets',
  'PUT /widgets',
  'DELETE /widgets',
  'POST /get-answer',
  'GET /widget-history',
  'GET /subscriptions',
  'POST /subscriptions',
  'GET /usage-tracking',
  'GET /plans/:planId',
  'POST /auth/sign-up',
  'POST /auth/sign-in',
  'POST /auth/refresh',
  'POST /auth/sign-out',
  'POST /search',
  'POST /widget-session',
]

/** Bytes of the largest JSON body that a schema lets pass, each character escaped at its worst; Infinity when it has no end. */
function largestBody(schema: z.core.JSONSchema.BaseSchema | boolean | undefined): number {
  if (schema === undefined || typeof schema === 'boolean') return Number.POSITIVE_INFINITY
  const { type, properties, items, maxLength, pattern, maxItems, anyOf, allOf, enum: values, const: only } = schema
  if (only !== undefined) return JSON.stringify(only).length
  if (values) return Math.max(...values.map((one) => JSON.stringify(one).length))
  if (anyOf) return Math.max(...anyOf.map((one) => largestBody(one as never)))
  if (allOf) return Math.min(...allOf.map((one) => largestBody(one as never)))
  if (type === 'string') {
    const longest = maxLength ?? (isBounded(pattern) ? 256 : Number.POSITIVE_INFINITY)
    return longest * 6 + 2
  }
  if (type === 'number' || type === 'integer') return 32
  if (type === 'boolean' || type === 'null') return 5
  if (type === 'array') return (maxItems ?? Number.POSITIVE_INFINITY) * (largestBody(items as never) + 1) + 2
  if (type === 'object') {
    return Object.entries(properties ?? {}).reduce(
      (sum, [name, one]) => sum + name.length + 4 + largestBody(one as never),
      2,
    )
  }
  return Number.POSITIVE_INFINITY
}

/** Whether a pattern says how long its text can be: colors and session ids do. */
const isBounded = (pattern: string | undefined) => pattern !== undefined && /^\^[^*+]*\$$/.test(pattern)

describe('the contracts of the API', () => {
  test('no two calls share a method and a path', () => {
    const shown = all.map((one) => one.shown)
    expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([])
  })

  test.each(promised)('%s is there, as the specification has it', (call) => {
    expect(all.map((one) => one.shown)).toContain(call)
  })

  test.each(all)('$shown: its path is lower case words with hyphens, below no /api of its own', ({ contract }) => {
    expect(contract.path).toMatch(/^(\/([a-z]+(-[a-z]+)*|:[a-z][A-Za-z]*))+$/)
    expect(`${contract.path}/`.startsWith('/api/')).toBe(false)
  })

  test.each(all)('$shown: its path and its params name the same', ({ contract }) => {
    const inPath = [...contract.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const declared = Object.keys(contract.params?.shape ?? {})
    expect(declared.toSorted()).toEqual(inPath.toSorted())
  })

  test.each(all)('$shown: it says what it does', ({ contract }) => {
    expect(contract.summary.length).toBeGreaterThan(5)
    expect(contract.summary).not.toMatch(/\.$/)
  })

  test.each(all)('$shown: only calls that send something have a body', ({ contract }) => {
    if (contract.method === 'GET' || contract.method === 'DELETE') expect(contract.body).toBeUndefined()
  })

  test.each(all.filter((one) => one.contract.body))(
    '$shown: its body is bounded, field by field or as a whole',
    ({ contract }) => {
      const schema = z.toJSONSchema(contract.body as z.ZodType, { io: 'input', unrepresentable: 'any' })
      if (contract.bodyLimit === undefined) expect(largestBody(schema)).toBeLessThan(8 * DEFAULT_BODY_LIMIT)
      else expect(contract.bodyLimit).toBeGreaterThan(DEFAULT_BODY_LIMIT)
    },
  )

  test.each(all)(
    '$shown: success is a JSON object that says so, unless it is a stream, a file, keys or the way on',
    ({ contract }) => {
      const first = Object.values(contract.replies)[0]
      const isOther = contract.produces !== undefined || contract.path === '/auth/keys' || 302 in contract.replies
      if (isOther) return
      expect(first).toBeInstanceOf(z.ZodObject)
      expect((first as z.ZodObject).shape['success']?.safeParse(true).success).toBe(true)
      expect((first as z.ZodObject).shape['success']?.safeParse(false).success).toBe(false)
    },
  )

  test.each(all)('$shown: whoever must be signed in is never taken from the request', ({ contract }) => {
    const { body, query } = contract
    for (const schema of [body, query]) {
      for (const claimed of ['userId', 'uid']) {
        const field = schema instanceof z.ZodObject ? schema.shape[claimed] : undefined
        // Accepted for compatibility, so it may always be left out.
        if (field) expect(field.safeParse(undefined).success).toBe(true)
      }
    }
  })
})
