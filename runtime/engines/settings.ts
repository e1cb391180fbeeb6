import { z } from 'zod'
import { flag, setting } from '../config/index.ts'
import { mailSettings } from '../mail/index.ts'
import { modelSettings } from '../models/index.ts'
import { upstreamUrls } from './upstream-urls.ts'

const required = (what: string) => z.string({ error: `is not set: ${what}` })

/** Of every engine that callers wait for. */
const answerSeconds = setting({
  env: 'ENGINE_ANSWER_SECONDS',
  doc: 'How long MongoDB, S3 and Qdrant may say nothing to one question, in seconds; then the call is refused with 503.',
  schema: z.coerce.number().min(1).max(300).default(15),
  warn: (seconds) => (seconds < 5 ? 'an engine that is only busy is taken for one that is away' : undefined),
})

/** Where each engine is, by port. A process reads the settings of the engines that its service needs. */
export const engineSettings = {
  bus: {
    brokers: setting({
      env: 'KAFKA_BROKERS',
      doc: 'Kafka brokers, host:port, separated by commas.',
      schema: required('events need Kafka').transform((text) => text.split(',').map((one) => one.trim())),
      example: 'kafka-0:9092,kafka-1:9092',
    }),
    topicPrefix: setting({
      env: 'KAFKA_PREFIX',
      doc: 'Stands before the names of topics and consumer groups, so that two installations can share brokers.',
      schema: z.string().max(40).default(''),
    }),
    partitions: setting({
      env: 'KAFKA_PARTITIONS',
      doc: 'Partitions of each topic that is created: the most processes of one service that can share its events.',
      schema: z.coerce.number().int().min(1).max(1_000).default(6),
    }),
    replicas: setting({
      env: 'KAFKA_REPLICAS',
      doc: 'Copies of each topic that is created; -1 leaves it to the brokers.',
      schema: z.coerce.number().int().min(-1).max(16).default(-1),
      warn: (replicas) => (replicas === 1 ? 'events are lost with the one broker that has them' : undefined),
    }),
    retentionDays: setting({
      env: 'KAFKA_RETENTION_DAYS',
      doc: 'Days an event stays in the topics that are created; -1 keeps it for good. A service that is away for longer misses events.',
      schema: z.coerce.number().int().min(-1).max(3_650).default(30),
      warn: (days) =>
        days === -1
          ? 'events of deleted accounts, with names and addresses in them, are never removed from Kafka'
          : days < 7
            ? 'a service that is away for longer than that misses events'
            : undefined,
    }),
    sessionSeconds: setting({
      env: 'KAFKA_SESSION_SECONDS',
      doc: 'How long a process may be silent before others of its service take over its events, in seconds; the brokers set bounds.',
      schema: z.coerce.number().min(1).max(300).default(10),
      warn: (seconds) =>
        seconds < 6 ? 'brokers refuse less than 6 seconds unless they are told otherwise' : undefined,
    }),
    tls: setting({
      env: 'KAFKA_TLS',
      doc: 'Whether the brokers are spoken to over TLS: true or false.',
      schema: flag(),
    }),
    mechanism: setting({
      env: 'KAFKA_SASL_MECHANISM',
      doc: 'How this signs in to Kafka when KAFKA_USERNAME is set: plain, scram-sha-256 or scram-sha-512.',
      schema: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
    }),
    username: setting({
      env: 'KAFKA_USERNAME',
      doc: 'User at Kafka, when it asks for one.',
      schema: z.string().optional(),
    }),
    password: setting({
      env: 'KAFKA_PASSWORD',
      doc: 'Password of the user at Kafka.',
      schema: z.string().optional(),
      secret: true,
    }),
  },
  store: {
    saysAsBefore: setting({
      env: 'EVENTS_AS_BEFORE',
      doc: 'true while processes of the release before still run: events are said in the versions that they know.',
      schema: flag(),
    }),
    uri: setting({
      env: 'MONGODB_URI',
      doc: 'MongoDB address with the name of the database.',
      schema: required('records need MongoDB'),
      example: 'mongodb://mongodb:27017/docent',
      secret: true,
    }),
    answerSeconds,
  },
  blobs: {
    endpoint: setting({
      env: 'S3_ENDPOINT',
      doc: 'Address of the S3 server.',
      schema: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
      example: 'http://s3:8333',
    }),
    accessKey: setting({
      env: 'S3_ACCESS_KEY',
      doc: 'Access key of the S3 server.',
      schema: required('files need S3'),
      secret: true,
    }),
    secretKey: setting({
      env: 'S3_SECRET_KEY',
      doc: 'Secret key of the S3 server.',
      schema: required('files need S3'),
      secret: true,
    }),
    bucket: setting({
      env: 'S3_BUCKET',
      doc: 'Bucket that holds the files; it is created when it is missing.',
      schema: z.string().min(3).max(63).default('docent'),
    }),
    region: setting({
      env: 'S3_REGION',
      doc: 'Region of the bucket.',
      schema: z.string().default('us-east-1'),
    }),
    prefix: setting({
      env: 'S3_PREFIX',
      doc: 'Stands before the names of objects, so that two installations can share a bucket.',
      schema: z
        .string()
        .regex(/^[\w./-]*$/, 'must be letters, digits, ".", "_", "-" and "/"')
        .max(100)
        .default(''),
    }),
    answerSeconds,
  },
  vectors: {
    url: setting({
      env: 'QDRANT_URL',
      doc: 'Address of Qdrant.',
      schema: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
      example: 'http://qdrant:6333',
    }),
    apiKey: setting({
      env: 'QDRANT_API_KEY',
      doc: 'API key of Qdrant, when it asks for one.',
      schema: z.string().optional(),
      secret: true,
    }),
    prefix: setting({
      env: 'QDRANT_PREFIX',
      doc: 'Stands before the names of collections, so that two installations can share a server.',
      schema: z.string().max(40).default('docent-'),
    }),
    answerSeconds,
  },
  models: modelSettings,
  mail: {
    ...mailSettings,
    smtpUrl: {
      ...mailSettings.smtpUrl,
      schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    },
  },
  upstreams: {
    urls: setting({
      env: 'UPSTREAM_URL',
      doc: 'Address of a service, with {service} where its name stands; or one for each, as name=address, comma-separated.',
      schema: upstreamUrls,
      example: 'chat=http://10.0.0.7:3000,http://{service}:3000',
    }),
  },
}
