export { openApiDocument, type OpenApiOptions } from './document.ts'
export { commentOf, declared, typeOf } from './typescript.ts'
export { inputSchema, outputSchemas, referencesIn, upperFirst, type JsonSchema } from './schemas.ts'
export { webhookBodies } from './webhooks.ts'
