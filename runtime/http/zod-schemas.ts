import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

const buildValidator = () => validatorCompiler
const buildSerializer = () => serializerCompiler

/** Fastify's `schemaController`: its own compilers are for JSON Schema, which types them, and more to load than all else of it. */
export const zodSchemas: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: buildValidator as never, buildSerializer: buildSerializer as never },
}
