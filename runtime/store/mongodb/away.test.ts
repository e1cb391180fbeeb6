import { describe, expect, test } from '@jest/globals'
import { MongoUnavailable, named } from './away.ts'

describe('errors of the driver', () => {
  const error = (name: string, message = 'x', code?: number) => Object.assign(new Error(message), { name, code })

  test.each([
    error('MongoNetworkError'),
    error('MongoServerSelectionError'),
    error('MongoPoolClearedError'),
    error('MongoPoolClosedError'),
    error('MongoServerError', 'not primary', 10107),
    error(
      'MongooseError',
      'Cannot call `x.findOne()` before initial connection is complete if `bufferCommands = false`',
    ),
  ])('$name says that the engine is away', (given) => {
    expect(named(given)).toBeInstanceOf(MongoUnavailable)
  })

  test.each([
    error('MongoServerError', 'E11000 duplicate key', 11000),
    error('TypeError'),
    error('MongooseError', 'Invalid schema'),
  ])('$name stays what it is', (given) => {
    expect(named(given)).toBe(given)
  })
})
