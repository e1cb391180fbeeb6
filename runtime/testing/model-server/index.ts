export type { Fault, FaultOrder, ModelCall } from './faults.ts'
export type { Answering, ChatQuestion } from './replies.ts'
export { startModelServer, type ModelCounts, type ModelServer, type ModelServerOptions } from './server.ts'
