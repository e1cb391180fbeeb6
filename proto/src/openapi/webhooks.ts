import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { PING, webhookCatalog, webhookMessageSchema } from '../webhooks/index.ts'
import { refTo, upperFirst, type JsonSchema } from './schemas.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const headers = [
  header('webhook-id', 'The same for every try to deliver one message: what was done already is told by it.'),
  header('webhook-timestamp', 'When this try was made, in seconds since 1970.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256, in base64, of id, timestamp and body with full stops between; several, with spaces between, while a secret is being replaced.',
  ),
]

const messageOf = (type: string, version: number, data: z.ZodType) =>
  z.object({ ...webhookMessageSchema.shape, type: z.literal(type), version: z.literal(version), data })

const types: readonly (readonly [type: string, summary: string, schema: z.ZodType])[] = [
  ...Object.entries(webhookCatalog).map(
    ([type, { version, summary, schema }]) => [type, summary, messageOf(type, version, schema)] as const,
  ),
  [
    PING,
    'A test that the owner asked for. Nobody subscribes to it.',
    messageOf(PING, 1, z.object({ webhookId: idSchema })),
  ],
]

/** `answer.completed` is `AnswerCompletedMessage`. */
const nameOf = (type: string) => `${type.split('.').map(upperFirst).join('')}Message`

/** The body of each message, by the name of its schema. */
export const webhookBodies: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  types.map(([type, , schema]) => [nameOf(type), schema]),
)

/** What addresses of owners are told, by type. */
export const webhookOperations: JsonSchema = Object.fromEntries(
  types.map(([type, summary]) => [
    type,
    {
      post: {
        operationId: nameOf(type),
        tags: ['webhooks'],
        summary,
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema: refTo(nameOf(type)) } } },
        responses: {
          '2XX': { description: 'It was taken.' },
          default: { description: 'It was not: it is tried again later.' },
        },
      },
    },
  ]),
)
