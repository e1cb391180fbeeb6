import { envelopeSchema, eventCatalog, eventTopics, type EventDefinition, type Speaker } from '@docent/proto/events'
import { upperFirst, type JsonSchema } from '@docent/proto/openapi'
import { z } from 'zod'

const events = Object.entries<EventDefinition>(eventCatalog)
const speakers = [...new Set(events.map(([, one]) => one.saidBy))]

/** Every event as an AsyncAPI 3 document, made from the catalog: a channel for each topic, and what each service sends there. */
export function asyncApiDocument(): JsonSchema {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Docent events',
      version: '1',
      description:
        'What Docent says has happened, in past tense. Every event is about one owner and is delivered at least once; a repeat has ' +
        'the same id. A new optional field keeps the version, so a reader must not refuse fields it does not know. On a cluster ' +
        'the channels are Kafka topics; an installation may put a prefix of its own before their names.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(eventTopics.map((topic) => [channelName(topic), channel(topic)])),
    operations: Object.fromEntries(speakers.flatMap((service) => operationsOf(service))),
    components: {
      messages: Object.fromEntries(events.map(([type, one]) => [messageName(type, one), message(type, one)])),
      schemas: {
        Envelope: schemaOf(envelopeSchema),
        ...Object.fromEntries(events.map(([type, one]) => [payloadName(type, one), schemaOf(one.schema)])),
      },
    },
  }
}

function channel(topic: string): JsonSchema {
  const messages = events.filter(([, one]) => one.topic === topic).map(([type, one]) => messageName(type, one))
  return {
    address: topic,
    description: `What happened to a record of the kind "${channelName(topic)}".`,
    messages: Object.fromEntries(messages.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  }
}

function operationsOf(service: Speaker): [string, JsonSchema][] {
  const topics = eventTopics.filter((topic) => said(service, topic).length > 0)
  return topics.map((topic) => {
    const name = channelName(topic)
    const messages = said(service, topic).map((one) => ({ $ref: `#/channels/${name}/messages/${one}` }))
    return [
      `${service}.${name}`,
      {
        action: 'send',
        channel: { $ref: `#/channels/${name}` },
        summary: `The service ${service} says it.`,
        tags: [{ name: service }],
        messages,
      },
    ]
  })
}

function message(type: string, definition: EventDefinition): JsonSchema {
  return {
    name: type,
    title: type,
    tags: [{ name: definition.saidBy }],
    payload: {
      allOf: [
        { $ref: '#/components/schemas/Envelope' },
        {
          type: 'object',
          properties: {
            type: { const: type },
            version: { const: definition.version },
            payload: { $ref: `#/components/schemas/${payloadName(type, definition)}` },
          },
        },
      ],
    },
    bindings: { kafka: { key: { type: 'string', description: 'The id of the owner.' } } },
  }
}

const said = (service: Speaker, topic: string) =>
  events.filter(([, one]) => one.saidBy === service && one.topic === topic).map(([type, one]) => messageName(type, one))

/** `docent.document` is the channel `document`. */
const channelName = (topic: string) => topic.replace(/^docent\./, '')
const messageName = (type: string, { version }: EventDefinition) => `${type}.v${version}`
const payloadName = (type: string, { version }: EventDefinition) =>
  `${type.split(/[.-]/).map(upperFirst).join('')}V${version}`

/** In the dialect that AsyncAPI's own schemas are written in. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    // Events of former releases are read too: what has a default may be absent.
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return rest
}
