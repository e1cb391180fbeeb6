import { describe, expect, test } from '@jest/globals'
import { failureReplySchema } from '@docent/proto/failures'
import { commonFailures, defineFailures, Failure } from './index.ts'

const failures = defineFailures({
  room_full: { status: 409, message: '{room} holds {most} people. Choose another one.', check: 'The room.' },
})

describe('declared failures', () => {
  test('know their code and status, and fill in their sentence', () => {
    const failure = failures.room_full({
      values: { room: 'The hall', most: 40 },
      detail: 'for the log',
      extra: { a: 1 },
    })
    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({
      code: 'room_full',
      status: 409,
      message: 'The hall holds 40 people. Choose another one.',
      detail: 'for the log',
      extra: { a: 1 },
    })
  })

  test('a value cannot bring in places of its own, nor reach into the object', () => {
    expect(failures.room_full({ values: { room: '{most}', most: 1 } }).message).toMatch(/^\{most\} holds 1 /)
    const odd = defineFailures({ odd: { status: 400, message: '{constructor} {missing}', check: '' } })
    expect(odd.odd().message).toBe('{constructor} {missing}')
  })

  test('keep their declarations for the reference page', () => {
    expect(failures.catalog.room_full.check).toBe('The room.')
  })
})

test.each(Object.entries(commonFailures.catalog))('the common failure "%s" is fit to be shown', (code, declared) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(declared.status).toBeGreaterThanOrEqual(400)
  expect(declared.message).toMatch(/[.}]$/)
  expect(declared.message).not.toMatch(/!|oops|please wait/i)
  expect(declared.check).not.toBe('')
  const reply = { success: false, error: declared.message, code }
  expect(failureReplySchema.parse(reply)).toEqual(reply)
})
