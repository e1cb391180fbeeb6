import { z } from 'zod'
import { setting } from '../config/index.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** name=value, separated by commas, as the standard has it. */
const pairs = z.string().regex(/^\s*[^\s=,]+=[^,]*(,\s*[^\s=,]+=[^,]*)*$/, 'must be name=value, separated by commas')

/**
 * Where traces go. OpenTelemetry's library reads these variables itself, and others of its standard (OTEL_BSP_*); they are
 * declared here so that a wrong one is refused at the start, and not passed over.
 */
export const tracingSettings = {
  tracesTo: setting({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    doc: 'Address of a collector of OpenTelemetry that takes OTLP over HTTP. Unset, no trace is recorded, and nothing is loaded for it.',
    schema: z.url({ protocol: /^https?$/, error: 'must be an address that begins with http' }).optional(),
    example: 'http://otel-collector:4318',
  }),
  traceHeaders: setting({
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    doc: 'What the collector wants to see in each call, such as a key: name=value, separated by commas.',
    schema: pairs.optional(),
    secret: true,
  }),
  sampler: setting({
    env: 'OTEL_TRACES_SAMPLER',
    doc: `Which traces are recorded: ${samplers.join(', ')}. "parentbased": as whoever began the trace decided.`,
    schema: z.enum(samplers).default('parentbased_always_on'),
  }),
  samplerShare: setting({
    env: 'OTEL_TRACES_SAMPLER_ARG',
    doc: 'Share of the traces that the samplers with "traceidratio" record: 0 to 1.',
    schema: z.coerce.number().min(0).max(1).default(1),
  }),
  resource: setting({
    env: 'OTEL_RESOURCE_ATTRIBUTES',
    doc: 'What is said of each process with its traces: name=value, separated by commas.',
    schema: pairs.optional(),
    example: 'deployment.environment.name=production',
  }),
}
