import { describe, expect, test } from '@jest/globals'
import { createRequire } from 'node:module'
import * as mongo from 'mongodb'
import { answered, MongoUnavailable, named } from './away.ts'

const pool = createRequire(import.meta.url)('mongodb/lib/cmap/errors.js') as object
const prototypes = Object.values<unknown>({ ...mongo, ...pool }).flatMap((one) => {
  const prototype: unknown = typeof one === 'function' ? one.prototype : undefined
  return prototype instanceof Error ? [prototype] : []
})

/** All of the driver that say nothing of the connection. */
const ofTheCaller = [
  'MongoInvalidArgumentError',
  'MongoMissingDependencyError',
  'MongoMissingCredentialsError',
  'MongoCompatibilityError',
  'MongoTransactionError',
  'MongoBatchReExecutionError',
  'MongoCursorInUseError',
  'MongoCursorExhaustedError',
  'MongoTailableCursorError',
  'MongoChangeStreamError',
  'MongoGridFSChunkError',
  'MongoGridFSStreamError',
  'MongoClientBulkWriteCursorError',
  'MongoClientBulkWriteExecutionError',
  'MongoCryptError',
  'MongoCryptInvalidArgumentError',
  'MongoCryptAzureKMSRequestError',
  'MongoCryptCreateDataKeyError',
  'MongoCryptCreateEncryptedCollectionError',
  'MongoCryptKMSRequestNetworkTimeoutError',
]
/** With a code of the server. */
const ofTheServer = ['MongoServerError', 'MongoBulkWriteError', 'MongoClientBulkWriteError', 'MongoWriteConcernError']

const plain = (name: string, message = 'x', code?: string) => Object.assign(new Error(message), { name, code })
const server = (code: number, errmsg = 'x', errorLabels: string[] = []) =>
  new mongo.MongoServerError({ code, errmsg, errorLabels })
const isAway = (error: unknown) => named(error) instanceof MongoUnavailable

describe('errors of the driver', () => {
  const made = prototypes.map((prototype) => {
    const error = Object.create(prototype) as Error & { errorLabelSet: Set<string> }
    error.errorLabelSet = new Set()
    return [error.name, error] as const
  })

  test.each(made.filter(([name]) => !ofTheServer.includes(name)))('%s is told apart', (name, error) => {
    expect(isAway(error)).toBe(!ofTheCaller.includes(name))
  })

  test('those of connections are among them, by whatever name', () => {
    const names = made.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(ofTheCaller))
    expect(names).toEqual(
      expect.arrayContaining([
        'MongoNetworkError',
        'MongoNetworkTimeoutError',
        'MongoServerSelectionError',
        'MongoPoolClearedError',
        'MongoPoolClosedError',
        'PoolClearedOnNetworkError',
        'MongoWaitQueueTimeoutError',
        'MongoNotConnectedError',
        'MongoTopologyClosedError',
        'MongoClientClosedError',
        'MongoServerClosedError',
        'MongoExpiredSessionError',
        'MongoStalePrimaryError',
        'MongoParseError',
      ]),
    )
  })

  const refused = [
    [6, 'HostUnreachable'],
    [7, 'HostNotFound'],
    [13, 'Unauthorized'],
    [18, 'AuthenticationFailed'],
    [43, 'CursorNotFound'],
    [63, 'StaleShardVersion'],
    [64, 'WriteConcernTimeout'],
    [89, 'NetworkTimeout'],
    [91, 'ShutdownInProgress'],
    [134, 'ReadConcernMajorityNotAvailableYet'],
    [189, 'PrimarySteppedDown'],
    [262, 'ExceededTimeLimit'],
    [9001, 'SocketException'],
    [10107, 'NotWritablePrimary'],
    [11600, 'InterruptedAtShutdown'],
    [11602, 'InterruptedDueToReplStateChange'],
    [13435, 'NotPrimaryNoSecondaryOk'],
    [13436, 'NotPrimaryOrSecondary'],
    [14031, 'OutOfDiskSpace'],
  ] as const
  test.each(refused)('the answer %i (%s) says that the engine is away', (code, message) => {
    expect(isAway(server(code, message))).toBe(true)
    const writeConcernError = { code, errmsg: message, codeName: message } as never
    expect(isAway(new mongo.MongoWriteConcernError({ ok: 1, writeConcernError }))).toBe(true)
  })

  test('so does an answer with a code that nobody knows, when it says that another try may do', () => {
    expect(isAway(server(99_999))).toBe(false)
    expect(isAway(server(99_999, 'x', ['RetryableWriteError']))).toBe(true)
    expect(isAway(server(99_999, 'x', ['SystemOverloadedError', 'RetryableError']))).toBe(true)
  })

  test.each([
    [2, 'BadValue'],
    [9, 'FailedToParse'],
    [66, 'ImmutableField'],
    [85, 'IndexOptionsConflict'],
    [121, 'DocumentValidationFailure'],
    [10334, 'BSONObjectTooLarge'],
    [11000, 'E11000 duplicate key'],
  ])('the answer %i (%s) stays what it is', (code, message) => {
    const given = server(code, message)
    expect(named(given)).toBe(given)
  })

  test.each([
    plain('Error', 'read ECONNRESET', 'ECONNRESET'),
    plain('Error', 'write EPIPE', 'EPIPE'),
    plain('Error', 'connect ETIMEDOUT', 'ETIMEDOUT'),
    plain('Error', 'Cannot call write after a stream was destroyed', 'ERR_STREAM_DESTROYED'),
    plain('Error', 'write after end', 'ERR_STREAM_WRITE_AFTER_END'),
    plain('AbortError', 'The operation was aborted', 'ABORT_ERR'),
  ])('$name "$message" says that the engine is away', (given) => {
    expect(isAway(given)).toBe(true)
  })

  test.each([
    plain('TypeError'),
    plain('RangeError'),
    plain('BSONError'),
    plain('Error', 'no such file', 'ENOENT'),
    plain('ValidationError'),
  ])('$name "$message" stays what it is', (given) => {
    expect(named(given)).toBe(given)
  })
})

test('a question that the driver never answers is answered in time', async () => {
  await expect(answered(20, new Promise(() => undefined))).rejects.toThrow(
    new MongoUnavailable('MongoDB gave no answer within 0.02 seconds'),
  )
  await expect(answered(60_000, Promise.resolve('here'))).resolves.toBe('here')
})
