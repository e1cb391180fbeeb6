import { EngineUnavailable } from '../../failures/engine-unavailable.ts'

/** The engine is away: the call had no effect, or one that is not known. */
export class MongoUnavailable extends EngineUnavailable {
  override readonly name = 'MongoUnavailable'
}

/** What the driver says of the caller; of everything else that it throws by itself, the connection is the reason. */
const ofTheCaller =
  /^Mongo(InvalidArgument|MissingDependency|MissingCredentials|Compatibility|Transaction|BatchReExecution|CursorInUse|CursorExhausted|TailableCursor|ChangeStream|GridFS\w+|ClientBulkWrite\w+|Crypt\w*)Error$/
/** What the driver or the server adds to an error that another try may not meet. */
const labels = [
  'RetryableWriteError',
  'RetryableError',
  'TransientTransactionError',
  'SystemOverloadedError',
  'PoolRequestedRetry',
  'HandshakeError',
]
/** Answers of a server that ends, is not the primary any more, cannot reach its own others, or does not let us in. */
const codes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  13, // Unauthorized
  18, // AuthenticationFailed
  24, // LockTimeout
  43, // CursorNotFound: it was started anew between two pages
  46, // LockBusy
  50, // MaxTimeMSExpired
  63, // StaleShardVersion
  64, // WriteConcernTimeout: written, but not where it must be to last
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern: the others that must have it are away
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  150, // StaleEpoch
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  234, // RetryChangeStream
  262, // ExceededTimeLimit
  365, // TemporarilyUnavailable
  391, // Reauthenticate
  462, // IngressRequestRateLimitExceeded
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11601, // Interrupted
  11602, // InterruptedDueToReplStateChange
  13388, // StaleConfig
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
])
/** A socket that breaks under a write tells so itself; the driver hands that on as it is. */
const broken =
  /^(ECONN(RESET|REFUSED|ABORTED)|EPIPE|ETIMEDOUT|ENOTCONN|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|ERR_(STREAM|SOCKET|SSL|TLS)_\w+)$/

/** Tells an engine that is away from every other error of the driver. */
export function named(error: unknown): unknown {
  return error instanceof Error && isAway(error)
    ? new MongoUnavailable(`MongoDB does not answer: ${error.message}`, { cause: error })
    : error
}

function isAway(error: Error): boolean {
  const { name } = error
  const { code, hasErrorLabel, errorResponse } = error as Partial<DriverError>
  if (name === 'AbortError') return true
  if (typeof hasErrorLabel !== 'function') return typeof code === 'string' && broken.test(code)
  if (labels.some((label) => hasErrorLabel.call(error, label))) return true
  // Only what a server has answered has one.
  if (errorResponse !== undefined) return typeof code === 'number' && codes.has(code)
  return !ofTheCaller.test(name)
}

interface DriverError {
  code: unknown
  hasErrorLabel(label: string): boolean
  errorResponse: unknown
}

/**
 * The result of a question to the driver, or the reason why there is none. It is waited for no longer than this: a question
 * that was written into a socket at the moment it broke is not answered, nor refused, by the driver either.
 */
export async function answered<R>(withinMs: number, question: PromiseLike<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new MongoUnavailable(`MongoDB gave no answer within ${withinMs / 1000} seconds`))
    timer = setTimeout(refuse, withinMs)
  })
  try {
    return await Promise.race([question, late])
  } catch (error) {
    throw named(error)
  } finally {
    clearTimeout(timer)
  }
}
