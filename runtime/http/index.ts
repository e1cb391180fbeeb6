export { createHttp, type HttpOptions } from './server.ts'
export {
  createRouter,
  type BodyLimit,
  type Call,
  type Caller,
  type Router,
  type RouterOptions,
  type VerifyVisitor,
  type Visitor,
} from './router.ts'
export { clientGone, onceAborted } from './client-gone.ts'
export { onceClosed } from './once-closed.ts'
export { permit } from './permit.ts'
export { dropRest } from './drop-rest.ts'
export { failureOf, replyFor } from './errors.ts'
export { eventStream, type EventStreamOptions, type ServerSentEvent } from './event-stream.ts'
export { createUnderWay, endConnections, endWithServer, timeOver, type UnderWay } from './closing.ts'
export { networkOf, rangeOf } from './network.ts'
export { zodSchemas } from './zod-schemas.ts'
