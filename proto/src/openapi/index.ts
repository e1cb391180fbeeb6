export { openApiDocument, type OpenApiOptions } from './document.ts'
export { inputSchema, outputSchemas, referencesIn, upperFirst, type JsonSchema } from './schemas.ts'
