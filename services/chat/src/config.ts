import { secretsSchema } from '@docent/runtime/auth'
import { setting, type ConfigOf } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { retentionSettings } from '@docent/runtime/retention'
import { z } from 'zod'

const SECRET_BYTES = 32
const perMinute = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback)
const price = z.coerce.number().min(0).max(1_000_000).default(0)
const perDay = (fallback: number) => z.coerce.number().int().min(0).max(100_000_000).default(fallback)

/** What the chat service is configured with. */
export const settings = {
  sessionSecrets: setting({
    env: 'WIDGET_SESSION_SECRET',
    doc: `Signs the tokens of visitor sessions; at least ${SECRET_BYTES} bytes, the same in every process. Several parted by commas while it is changed: the first signs, all are accepted.`,
    schema: secretsSchema(SECRET_BYTES),
    secret: true,
  }),
  publicUrl: setting({
    env: 'PUBLIC_URL',
    doc: 'Address people reach Docent at: the frame of a widget calls from there.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000'),
    example: 'https://docent.example.com',
  }),
  plans: plansSetting,
  ...retentionSettings,
  passages: setting({
    env: 'CHAT_PASSAGES',
    doc: 'Passages a language model is given to answer from. More find more and cost more.',
    schema: z.coerce.number().int().min(1).max(50).default(8),
  }),
  rerank: setting({
    env: 'CHAT_RERANK',
    doc: 'Whether the language model orders the passages before it answers, out of three times as many: better where many are alike, for one more call each.',
    schema: z.enum(['on', 'off']).default('off'),
  }),
  answerTokens: setting({
    env: 'CHAT_ANSWER_TOKENS',
    doc: 'Longest answer of a language model, in tokens.',
    schema: z.coerce.number().int().min(50).max(32_000).default(800),
  }),
  promptPrice: setting({
    env: 'CHAT_PROMPT_TOKEN_PRICE',
    doc: 'US dollars for a million tokens that a language model is given: what owners are shown as its cost. 0 for both prices shows tokens only.',
    schema: price,
  }),
  completionPrice: setting({
    env: 'CHAT_COMPLETION_TOKEN_PRICE',
    doc: 'US dollars for a million tokens that a language model answers with.',
    schema: price,
  }),
  answerSeconds: setting({
    env: 'CHAT_ANSWER_SECONDS',
    doc: 'Longest time an answer may take from question to last word, in seconds.',
    schema: z.coerce.number().min(1).max(3_600).default(120),
  }),
  visitorPerMinute: setting({
    env: 'CHAT_VISITOR_PER_MINUTE',
    doc: 'Questions that one visitor of a widget may ask in a minute, in each process.',
    schema: perMinute(20),
  }),
  widgetPerMinute: setting({
    env: 'CHAT_WIDGET_PER_MINUTE',
    doc: 'Questions that all visitors of one widget may ask in a minute, in each process.',
    schema: perMinute(600),
  }),
  addressPerMinute: setting({
    env: 'CHAT_ADDRESS_PER_MINUTE',
    doc: 'Questions that all visitors from one address range (/24 of IPv4, /48 of IPv6) may ask one widget in a minute, in each process.',
    schema: perMinute(120),
  }),
  sessionsPerMinute: setting({
    env: 'CHAT_SESSIONS_PER_MINUTE',
    doc: 'Visitor sessions that one address (/64 of IPv6) may start or renew in a minute, in each process.',
    schema: perMinute(60),
  }),
  searchesPerMinute: setting({
    env: 'CHAT_SEARCHES_PER_MINUTE',
    doc: 'Searches that one owner may make in a minute, in all processes together: each asks the embedding model once.',
    schema: perMinute(60),
  }),
  dataPerMinute: setting({
    env: 'CHAT_VISITOR_DATA_PER_MINUTE',
    doc: 'Calls in a minute that show or erase what is kept of one visitor, from one visitor, owner or address (/64 of IPv6), in each process.',
    schema: perMinute(60),
  }),
  visitorPerDay: setting({
    env: 'CHAT_VISITOR_PER_DAY',
    doc: 'Questions that one visitor may ask one widget in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(300),
  }),
  rangePerDay: setting({
    env: 'CHAT_ADDRESS_PER_DAY',
    doc: 'Questions that all visitors from one address range (/24 of IPv4, /48 of IPv6) may ask one widget in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(3_000),
  }),
  lookedUpAtOnce: setting({
    env: 'CHAT_LOOKED_UP_AT_ONCE',
    doc: 'Questions that are looked up at the same time, until their first words, in each process; others wait, in turns between owners.',
    schema: z.coerce.number().int().min(1).max(10_000).default(64),
  }),
  lookedUpPerOwner: setting({
    env: 'CHAT_LOOKED_UP_PER_OWNER',
    doc: 'Questions of one owner and their visitors that are looked up at the same time, until their first words, in each process, while other owners ask, too.',
    schema: z.coerce.number().int().min(1).max(10_000).default(2),
  }),
  freePerMinute: setting({
    env: 'CHAT_FREE_PER_MINUTE',
    doc: 'Messages that count on no plan (tests in the preview of a widget, small talk, proposals of starter questions) that one owner may send in a minute, in each process.',
    schema: perMinute(120),
  }),
  smallTalkPerDay: setting({
    env: 'CHAT_SMALL_TALK_PER_DAY',
    doc: 'Greetings, thanks and the like, which count on no plan, of one visitor or owner in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(100),
  }),
  previewPerDay: setting({
    env: 'CHAT_PREVIEW_PER_DAY',
    doc: 'Tests in the preview of a widget, which count on no plan, of one owner in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(1_000),
  }),
  previewModelPerDay: setting({
    env: 'CHAT_PREVIEW_MODEL_PER_DAY',
    doc: 'The same where a language model answers, and each costs the operator its calls; 0 is no limit.',
    schema: perDay(100),
  }),
  goldenPerDay: setting({
    env: 'CHAT_GOLDEN_PER_DAY',
    doc: 'Answers to golden questions, which count on no plan, of one owner in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(2_000),
  }),
  goldenModelPerDay: setting({
    env: 'CHAT_GOLDEN_MODEL_PER_DAY',
    doc: 'The same where a language model answers, and each costs the operator its calls; 0 is no limit.',
    schema: perDay(300),
  }),
  goldenHour: setting({
    env: 'CHAT_GOLDEN_HOUR',
    doc: 'UTC hour from which on golden questions are asked each night, spread over two hours.',
    schema: z.coerce.number().int().min(0).max(23).default(2),
  }),
  goldenLookSeconds: setting({
    env: 'CHAT_GOLDEN_LOOK_SECONDS',
    doc: 'How often a process looks whether golden questions are to be asked, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(60),
  }),
  handoverSilenceMinutes: setting({
    env: 'CHAT_HANDOVER_SILENCE_MINUTES',
    doc: 'After so many minutes without a word between a visitor and a person the bot answers again.',
    schema: z.coerce.number().min(1).max(1_440).default(60),
  }),
  handoverLookSeconds: setting({
    env: 'CHAT_HANDOVER_LOOK_SECONDS',
    doc: 'How often a process looks whether a visitor has waited long enough for a person, in seconds.',
    schema: z.coerce.number().min(0.01).max(60).default(5),
  }),
  handoverStreamSeconds: setting({
    env: 'CHAT_HANDOVER_STREAM_SECONDS',
    doc: 'How long a bubble follows a talk with a person over one connection before it takes up a new one, in seconds.',
    schema: z.coerce.number().min(0.01).max(86_400).default(600),
  }),
  handoverCommentSeconds: setting({
    env: 'CHAT_HANDOVER_COMMENT_SECONDS',
    doc: 'How long such a connection may be silent before a comment keeps it open, in seconds.',
    schema: z.coerce.number().min(0.01).max(300).default(15),
  }),
  messagesVisitorPerDay: setting({
    env: 'CHAT_MESSAGES_VISITOR_PER_DAY',
    doc: 'Messages that one visitor may leave for the owner of a widget in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(5),
  }),
  messagesRangePerDay: setting({
    env: 'CHAT_MESSAGES_ADDRESS_PER_DAY',
    doc: 'Messages that all visitors from one address range (/24 of IPv4, /48 of IPv6) may leave for the owner of a widget in a UTC day, in all processes together; 0 is no limit.',
    schema: perDay(20),
  }),
  messageAnswersPerHour: setting({
    env: 'CHAT_MESSAGE_ANSWERS_PER_HOUR',
    doc: 'Answers to messages of visitors that one account may send by mail in an hour, in each process.',
    schema: z.coerce.number().int().min(1).max(100_000).default(60),
  }),
  messagesWidgetPerDay: setting({
    env: 'CHAT_MESSAGES_WIDGET_PER_DAY',
    doc: 'Messages that all visitors of one widget may leave for its owner in a UTC day, each of which is a mail, in all processes together; 0 is no limit.',
    schema: perDay(100),
  }),
}

export type ChatConfig = ConfigOf<typeof settings>
