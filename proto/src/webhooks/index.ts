export { PING, webhookCatalog, webhookMessageSchema, webhookTypes, type WebhookType } from './catalog.ts'
export type { Circumstances, WebhookDefinition } from './definition.ts'
