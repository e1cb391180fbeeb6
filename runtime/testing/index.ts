export { away } from './away.ts'
export { openTestEngines, type TestEngines } from './engines.ts'
export { bytesHolding, collectionsOf, leftoversIn, type Leftover } from './leftovers.ts'
export {
  startTestService,
  type Answer,
  type CallOptions,
  type TestService,
  type TestServiceOptions,
} from './service.ts'
export { createTestTokens, type TestMember, type TestTokens } from './tokens.ts'
