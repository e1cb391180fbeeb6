import { EngineUnavailable } from '../../failures/engine-unavailable.ts'

/** The engine is away: the call had no effect, or one that is not known. */
export class MongoUnavailable extends EngineUnavailable {
  override readonly name = 'MongoUnavailable'
}

/** What the driver throws when no server could be asked, or the answer did not arrive. */
const names =
  /^Mongo(?:ose)?(System|StalePrimary|UnexpectedServerResponse|Network|ServerSelection|ServerClosed|Pool(Cleared|Closed)|WaitQueueTimeout|NotConnected|TopologyClosed|ClientClosed|ExpiredSession|OperationTimeout)/
/** Answers of a server that ends, cannot reach its own others, or is not the primary any more. */
const codes = new Set([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436])
/** What the layer above the driver says while it connects anew. */
const whileConnecting = /before initial connection is complete|buffering timed out|force closed/

/** Tells an engine that is away from every other error of the driver. */
export function named(error: unknown): unknown {
  return error instanceof Error && isAway(error)
    ? new MongoUnavailable(`MongoDB does not answer: ${error.message}`, { cause: error })
    : error
}

function isAway(error: Error): boolean {
  const { code } = error as { code?: unknown }
  if (error.name === 'MongoServerError') return typeof code === 'number' && codes.has(code)
  if (error.name === 'MongooseError') return whileConnecting.test(error.message)
  return names.test(error.name)
}

/** The same methods, whose rejections say when it was the engine. */
export function namingErrors<M extends object>(methods: M): M {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (method as (...args: unknown[]) => Promise<unknown>)(...args)
      } catch (error) {
        throw named(error)
      }
    },
  ])
  return Object.fromEntries(wrapped) as M
}
