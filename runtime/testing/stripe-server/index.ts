export type { Thing } from './objects.ts'
export { startStripeServer, type StripeServer, type StripeServerOptions } from './server.ts'
