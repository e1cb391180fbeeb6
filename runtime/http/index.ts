export { createHttp, type HttpOptions } from './server.ts'
export { createRouter, type Call, type Caller, type Router, type VerifyVisitor, type Visitor } from './router.ts'
export { failureOf, replyFor } from './errors.ts'
export { eventStream, type ServerSentEvent } from './event-stream.ts'
