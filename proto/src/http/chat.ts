import { z } from 'zod'
import { supportSchema } from '../answers.ts'
import { passageSchema } from '../documents.ts'
import { idSchema } from '../ids.ts'
import { starterQuestionsSchema, widgetPromptSchema } from '../widgets.ts'
import { claimedOwner, momentSchema, ok, route } from './contract.ts'

/** Longest question in characters. */
export const QUESTION_MAX_LENGTH = 4_000

/** Most earlier questions, each with its answer, that an owner may send with one. */
export const EARLIER_TURNS_MAX = 10
/** Longest earlier answer in characters. */
export const EARLIER_ANSWER_MAX_LENGTH = 10_000

const question = z.string().trim().min(1).max(QUESTION_MAX_LENGTH)
const sessionId = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, "-" or "_"')
  .nullish()

/** Why an answer is what it is: for owners, never for visitors. */
export const whySchema = z.object({
  question: z.string().describe('as it was searched for: it stands without the conversation'),
  language: z.string().describe('of the question: BCP 47 primary tag, "und" when unknown'),
  decided: z.string().describe('what decided how well it is supported, in a sentence'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('that the answer is the one asked for; null where a model wrote it'),
  missing: z.array(z.string()).describe('words of the question that no passage found has in any form'),
  passages: z.array(
    passageSchema.extend({
      rank: z.int().min(1),
      lexical: z.number().nullable().describe('BM25; null when only its vector was found'),
      dense: z.number().nullable().describe('cosine; null when only its words were found'),
      words: z.array(z.string()).describe('words of the question that it has'),
      cited: z.boolean(),
    }),
  ),
  checks: z
    .array(z.object({ sentence: z.string(), problem: z.string(), cited: z.array(z.int()) }))
    .describe('sentences of a model that lost a mark, because what it cites does not hold what they say'),
  model: z.string(),
  prompt: z
    .array(z.object({ role: z.string(), content: z.string() }))
    .nullable()
    .describe('null without a model'),
  calls: z
    .array(
      z.object({
        purpose: z.enum(['rewrite', 'rerank', 'answer']),
        promptTokens: z.int().min(0).nullable(),
        completionTokens: z.int().min(0).nullable(),
        ms: z.number().min(0),
      }),
    )
    .describe('what the model was called for, and what each call cost'),
  timings: z.object({ searchMs: z.number().min(0), totalMs: z.number().min(0) }),
})
export type Why = z.infer<typeof whySchema>

export const answerViewSchema = z.object({
  answer: z
    .string()
    .describe('markdown; [n] cites the n-th source. Weak support: one sentence that says it is not sure'),
  answered: z.boolean().describe('true for strong support and small talk only'),
  support: supportSchema.describe('small talk is strong without sources'),
  sources: z.array(passageSchema).describe('what the answer cites, [1] first; of weak support the closest passages'),
  why: whySchema.optional().describe('for owners who asked for it'),
  messageId: z.string().describe('names the answer in feedback'),
  message: z.string().optional(),
  person: z.literal(true).optional().describe('to visitors: the documents do not help, and a person can be asked for'),
})

const earlier = z
  .array(z.object({ question, answer: z.string().max(EARLIER_ANSWER_MAX_LENGTH) }))
  .max(EARLIER_TURNS_MAX)
  .optional()
  .describe('owners only: the conversation so far, oldest first, that the question is read with; none of it is kept')

/** A widget that is not saved: what its owner tries out before anybody else sees it. */
export const widgetDraftSchema = z.object({
  prompt: widgetPromptSchema.nullable().describe('null means the default prompt'),
  documentIds: z.array(idSchema).max(1_000),
  widgetId: idSchema
    .optional()
    .describe('which widget it is to become: what its owner wrote for some widgets counts for it, too'),
  earlier: earlier.describe('the older place of `earlier` beside the draft'),
})
export type WidgetDraft = z.infer<typeof widgetDraftSchema>

export const getAnswer = route({
  service: 'chat',
  method: 'POST',
  path: '/get-answer',
  auth: 'either',
  role: 'editor',
  summary: 'Answer a question from the documents. JSON, or events (sources, delta, done, error) when asked for',
  body: z.object({
    question,
    userId: claimedOwner,
    widgetId: idSchema.nullish(),
    sessionId,
    draft: widgetDraftSchema.optional().describe('owners only: answer the way a widget with these settings would'),
    earlier,
    why: z.boolean().default(false).describe('owners only: tell why the answer is what it is'),
  }),
  replies: { 200: ok(answerViewSchema.shape) },
  produces: 'text/event-stream',
  // A conversation so far in a script of three bytes a letter.
  bodyLimit: 1024 * 1024,
  repeatable: true,
})

/** The events of a streamed answer, by name. */
export const answerEventSchemas = {
  sources: z.object({ sources: z.array(passageSchema) }),
  delta: z.object({ text: z.string() }),
  done: answerViewSchema,
  error: z.object({ error: z.string(), code: z.string() }),
}
export type AnswerEvents = { [K in keyof typeof answerEventSchemas]: z.infer<(typeof answerEventSchemas)[K]> }

export const search = route({
  service: 'chat',
  method: 'POST',
  path: '/search',
  auth: 'owner',
  role: 'editor',
  summary: 'The passages that fit a question best, without an answer; counts on no plan, and has a rate of its own',
  body: z.object({
    question,
    userId: claimedOwner,
    documentIds: z.array(idSchema).max(1_000).optional(),
    widgetId: idSchema.optional().describe('only what this widget answers from'),
    limit: z.int().min(1).max(50).default(10),
  }),
  replies: { 200: ok({ results: z.array(passageSchema) }) },
  repeatable: true,
})

export const widgetSession = route({
  service: 'chat',
  method: 'POST',
  path: '/widget-session',
  auth: 'none',
  summary: 'Start or renew a visitor session; refused when the page is not on one of the allowed domains',
  body: z.object({
    widgetId: idSchema,
    sessionId: sessionId.describe('an earlier session of the same visitor, to go on with it; needs its token'),
    token: z.string().max(2_000).optional().describe('the token of that session; it may have expired'),
  }),
  replies: {
    200: ok({
      token: z.string(),
      sessionId: z.string(),
      expiresIn: z.int().describe('seconds the token is good for'),
      handover: z
        .enum(['open', 'closed', 'talking'])
        .optional()
        .describe('whether a person can be asked for now, or is talked to; absent where none ever can'),
      opensAt: z
        .int()
        .optional()
        .describe('of "closed": when somebody is there again by the office hours, in milliseconds since 1970'),
    }),
  },
})

export const widgetHistory = route({
  service: 'chat',
  method: 'GET',
  path: '/widget-history',
  auth: 'visitor',
  summary: 'The messages of a visitor session, oldest first',
  query: z.object({ widgetId: idSchema, sessionId: z.string().min(8).max(64) }),
  replies: {
    200: ok({
      messages: z.array(
        z.object({
          id: z.string(),
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          sources: z.array(passageSchema).optional(),
          support: supportSchema.optional().describe('of answers; absent in those of before there were three outcomes'),
          helpful: z.boolean().optional().describe('of answers that the visitor has rated: a thumb up, or down'),
          kind: z
            .enum(['message', 'line'])
            .optional()
            .describe(
              'message: what a visitor left for the owner, and the thanks for it; line: said between a visitor and a person; absent means question and answer',
            ),
          by: z.string().optional().describe('of lines of a person: their name, or ""'),
        }),
      ),
    }),
  },
})

/** Longest message that a visitor may leave, in characters. */
const VISITOR_MESSAGE_MAX_LENGTH = 2_000

export const visitorMessage = route({
  service: 'chat',
  method: 'POST',
  path: '/visitor-message',
  auth: 'visitor',
  summary: 'Leave a message for the owner of a widget: it is kept in the conversation and sent by mail',
  body: z.object({
    text: z.string().trim().min(1).max(VISITOR_MESSAGE_MAX_LENGTH),
    email: z.email({ error: 'must be one mail address' }).max(254).describe('where the owner answers'),
    name: z.string().trim().max(100).optional(),
    messageId: idSchema.optional().describe('the answer that did not help'),
    page: z
      .string()
      .max(2_000)
      .optional()
      .describe('address of the page; used where it is on the website of the session'),
    language: z
      .string()
      .max(35)
      .optional()
      .describe('that the reader is thanked in; without it what the browser prefers'),
  }),
  replies: {
    200: ok({
      messageId: z.string(),
      reply: z.string().describe('the thanks, as they stand in the conversation'),
    }),
  },
})

/** Most documents of which questions are proposed at once. */
const STARTER_DOCUMENTS_MAX = 1_000

export const starterQuestions = route({
  service: 'chat',
  method: 'POST',
  path: '/starter-questions',
  auth: 'owner',
  role: 'editor',
  summary:
    'Questions that these documents answer, their own and what customers ask about what their headings name; counts towards no limit',
  body: z.object({ userId: claimedOwner, documentIds: z.array(idSchema).min(1).max(STARTER_DOCUMENTS_MAX) }),
  replies: { 200: ok({ questions: starterQuestionsSchema }) },
})

export const answerFeedback = route({
  service: 'chat',
  method: 'POST',
  path: '/answer-feedback',
  auth: 'either',
  role: 'editor',
  summary: 'Say whether an answer helped',
  body: z.object({
    messageId: idSchema,
    helpful: z.boolean(),
    comment: z
      .string()
      .trim()
      .max(1_000)
      .optional()
      .describe('kept where conversations are, as its words are; left out, what was said with the same rating stays'),
  }),
  replies: { 200: ok({}) },
})

export const answersToday = route({
  service: 'chat',
  method: 'GET',
  path: '/answers-today',
  auth: 'owner',
  role: 'editor',
  summary: 'How many answers of its day each widget has given that has a limit of answers a day',
  replies: {
    200: ok({
      goesOn: momentSchema.describe('when the UTC day is over, and every widget begins with none'),
      widgets: z.array(z.object({ widgetId: z.string(), answers: z.int().min(0) })).describe('those that gave any'),
    }),
  },
})

export const firstStepsViewSchema = z.object({
  asked: momentSchema.nullable().describe("when the documents first answered the owner's own question"),
  seen: momentSchema
    .extend({ host: z.string() })
    .nullable()
    .describe('when and on which website a visitor first opened a bubble'),
  dismissed: z.boolean().describe('true when the owner does not want to be led'),
  refused: momentSchema
    .extend({ host: z.string(), widgetId: z.string() })
    .optional()
    .describe('the last website that had a bubble in a page and is not among its allowed domains'),
})
export type FirstStepsView = z.infer<typeof firstStepsViewSchema>

export const firstSteps = route({
  service: 'chat',
  method: 'GET',
  path: '/first-steps',
  auth: 'owner',
  role: 'editor',
  summary: 'What of the way from a document to a bubble on a website is done',
  replies: { 200: ok(firstStepsViewSchema.shape) },
})

export const setFirstSteps = route({
  service: 'chat',
  method: 'PUT',
  path: '/first-steps',
  auth: 'owner',
  role: 'editor',
  summary: 'Put the list of first steps away, or take it out again',
  body: z.object({ dismissed: z.boolean() }),
  replies: { 200: ok({}) },
})

export const modelView = z.object({
  name: z.string(),
  offline: z.boolean(),
  trouble: z
    .string()
    .optional()
    .describe(
      'why it does not do its work at the moment; without the one that embeds questions go by their words alone, without the one that answers visitors are told quoted sentences',
    ),
})

/** A model server that runs on the machine of Docent and is not connected. */
export const foundModelsSchema = z.object({
  name: z.string().describe('what it is, e.g. "Ollama"'),
  baseUrl: z.string(),
  chatModel: z.string().nullable(),
  embeddingModel: z.string().nullable().describe('null where it has none: the built-in one embeds then'),
  line: z.string().describe('the command that starts Docent with it'),
})
export type FoundModels = z.infer<typeof foundModelsSchema>

export const modelStatus = route({
  service: 'chat',
  method: 'GET',
  path: '/model-status',
  auth: 'owner',
  role: 'agent',
  summary: 'Which models embed and answer here, so that the page can say it',
  replies: {
    200: ok({
      embedding: modelView,
      answering: modelView,
      found: z.array(foundModelsSchema).optional().describe('where no model is connected: servers that could be'),
    }),
  },
})
