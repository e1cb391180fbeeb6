import { z } from 'zod'
import { modelChoices } from '../models.ts'
import { modelView } from './chat.ts'
import { ok, route } from './contract.ts'
import { goldenOutcomeSchema } from './golden.ts'
import { spent } from './tokens.ts'

const LONGEST_ADDRESS = 500
const LONGEST_KEY = 1_000

/** A key as it goes into a header. */
const keySchema = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_KEY)
  .regex(/^[!-~]+$/, 'A key holds no spaces and no letters with accents.')

const addressSchema = z
  .url({ protocol: /^https?$/, error: 'The address must begin with http:// or https://.' })
  .max(LONGEST_ADDRESS)
  .refine((text) => {
    const { username = '', password = '', search = '', hash = '' } = URL.parse(text) ?? {}
    return username + password + search + hash === ''
  }, 'The address must hold no user, password, query or fragment: the key has a field of its own.')

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u, 'A name of a model is one line.')

const wishShape = {
  address: addressSchema.nullable().describe('with its version path; null is what the environment says, or OpenAI'),
  key: keySchema
    .nullable()
    .optional()
    .describe('null: none is sent; absent: the one that is kept, for the address that it was given for'),
  chatModel: nameSchema.nullable().describe('as the endpoint names it, or "none" for quoted sentences'),
  embeddingModel: nameSchema.nullable().describe('as the endpoint names it, or "none" for the built-in one'),
}
const embedAgain = z
  .boolean()
  .default(false)
  .describe('that everything has to be embedded again is known: needed where the embedding model changes')

export const modelSettingSchema = z.object({
  name: z.enum(modelChoices),
  env: z.string().describe('the setting of the environment that wins'),
  from: z.enum(['environment', 'page', 'nobody']),
  value: z.string().nullable().describe('never of the key; null where nobody sets it'),
})
export type ModelSetting = z.infer<typeof modelSettingSchema>

export const modelInUse = route({
  service: 'chat',
  method: 'GET',
  path: '/operator/model',
  auth: 'operator',
  summary:
    'The models of this installation: which they are, how long answers take, what they cost, and what bounds them',
  replies: {
    200: ok({
      embedding: modelView,
      answering: modelView,
      endpoint: z
        .object({
          address: z.string().describe('without credentials and query'),
          setBy: z.array(z.string()).describe('settings of the environment that are set; never their values'),
        })
        .nullable()
        .describe('where the connected half is; null where both are built in'),
      choice: z
        .object({
          settings: z.array(modelSettingSchema),
          takesKeys: z
            .boolean()
            .describe('false without SEALING_SECRET: a key can then be set in the environment only'),
          key: z
            .object({
              endsWith: z.string().describe('at most 4 characters; empty of a short one'),
              isReadable: z.boolean().describe('false where its secret is gone, or it was given for another address'),
              at: z.iso.datetime(),
              by: z.string().describe('account of the operator'),
            })
            .nullable()
            .describe('the one that was set here; null where none is'),
          changed: z
            .object({ at: z.iso.datetime(), by: z.string() })
            .nullable()
            .describe('when something was set here last'),
        })
        .nullable()
        .describe('what can be set here; null where nothing can'),
      latency: z.object({
        answers: z.int().describe('the newest of all owners, at most 200, that the others are of'),
        medianMs: z.number().nullable().describe('from question to last word; null before the first answer'),
        slowMs: z.number().nullable().describe('one answer in twenty took longer'),
      }),
      spent: z.object({
        period: z.string().describe('UTC month'),
        accounts: z.int().describe('owners whose answers took any'),
        ...spent,
      }),
      limits: z.object({
        answerTokens: z.int().describe('longest answer, CHAT_ANSWER_TOKENS'),
        answerSeconds: z.number().describe('longest time of an answer, CHAT_ANSWER_SECONDS'),
        passages: z.int().describe('passages a model is given, CHAT_PASSAGES'),
      }),
      prices: z
        .object({ prompt: z.number(), completion: z.number() })
        .nullable()
        .describe('US dollars for a million tokens; null where none is set'),
    }),
  },
})

const took = z.number().nullable().describe('milliseconds; null where nothing came, or nothing was asked')
const trouble = z.string().nullable().describe('why nothing came, in the words of whoever was asked')

const triedShape = {
  answering: z.object({
    name: z.string(),
    offline: z.boolean(),
    answer: z.string().describe('as it came, of at most 200 tokens; no document is looked into'),
    firstMs: took,
    tookMs: took,
    trouble,
  }),
  embedding: z.object({
    name: z.string(),
    offline: z.boolean(),
    dimensions: z.int().nullable(),
    tookMs: took,
    trouble,
  }),
}

export const tryModel = route({
  service: 'chat',
  method: 'POST',
  path: '/operator/model/try',
  auth: 'operator',
  summary: 'Ask both models now, and tell how long they took; it costs a few tokens and counts on no account',
  body: z.object({
    question: z.string().trim().min(1).max(500),
    wish: z.object(wishShape).optional().describe('other models than those in use; nothing of it is kept'),
  }),
  replies: { 200: ok(triedShape) },
})

export const chooseModels = route({
  service: 'chat',
  method: 'POST',
  path: '/operator/model/choice',
  auth: 'operator',
  summary: 'Set endpoint, key and models, after both were asked; what the environment sets wins and is refused here',
  body: z.object({
    ...wishShape,
    embedAgain,
    anyway: z.boolean().default(false).describe('set it without asking the models first'),
  }),
  replies: { 200: ok({}) },
})

export const leaveModels = route({
  service: 'chat',
  method: 'POST',
  path: '/operator/model/choice/removal',
  auth: 'operator',
  summary: 'Forget everything that was set here, the key too: the environment alone says which models there are',
  body: z.object({ embedAgain }),
  replies: { 200: ok({}) },
})

export const goldenWithModel = route({
  service: 'chat',
  method: 'POST',
  path: '/operator/model/golden-runs',
  auth: 'operator',
  summary:
    'Ask golden questions of all owners as another chat model of the connected endpoint would answer them, before it counts; a page of them',
  body: z.object({
    chatModel: z.string().trim().min(1).max(200).describe('as the endpoint names it'),
    cursor: z.string().max(2_000).optional().describe('`next` of the page before'),
  }),
  replies: {
    200: ok({
      asked: z.int(),
      comes: z.object({ now: z.int().describe('facts that came when they were asked last'), other: z.int() }),
      broke: z.array(z.string()).describe('the account of each question whose fact comes now and would not then'),
      changed: z
        .array(
          z.object({
            question: z.string(),
            fact: z.string(),
            before: goldenOutcomeSchema,
            after: goldenOutcomeSchema,
          }),
        )
        .describe('what would break or be mended of the golden questions of whoever asks; of others nothing is shown'),
      next: z.string().nullable().describe('null on the last page'),
    }),
  },
})

export const embeddingCost = route({
  service: 'embedding',
  method: 'GET',
  path: '/operator/model/embedding-cost',
  auth: 'operator',
  summary: 'What another embedding model would cost: everything that is embedded would be embedded again',
  replies: {
    200: ok({
      documents: z.int().describe('of all owners'),
      passages: z.int(),
      tokens: z.int().describe('about, at 240 a passage'),
    }),
  },
})
