// Made by `npm run docs` from the contracts in proto/; edit those instead.

import type { CallOptions } from '../call.ts'
import type { UploadBody } from '../uploads.ts'

export interface DeleteDocumentInput {
  documentId: string
  /** Absent: "deleted" */
  status?: 'deleted'
}

export interface DocumentChunksInput {
  documentId: string
  /** Absent: 0 */
  from?: number
  /** Absent: 100 */
  limit?: number
}

export interface DocumentFileInput {
  documentId: string
}

export interface EmbedDocumentInput {
  documentId: string
}

export type ListDocumentsInput = Record<string, never>

export interface ProcessDocumentInput {
  /** Of a file that is the body itself */
  fileName: string
  /** Its media type; may be empty */
  fileType?: string
  /** The document that this one is to take the place of: until that is deleted, the plan counts only what this one has more of; for one document at a time */
  replaces?: string
  file: UploadBody
}

export interface ProcessWebPageInput {
  url: string
}

export interface RenameDocumentInput {
  documentId: string
  title: string
}

export interface GetAnswerInput {
  question: string
  widgetId?: string | null
  sessionId?: string | null
  /** Owners only: answer the way a widget with these settings would */
  draft?: {
    /** Null means the default prompt */
    prompt: {
      mainTask: string
      strategy: string
      speakingStyle: string
    } | null
    documentIds: string[]
    /** Which widget it is to become: what its owner wrote for some widgets counts for it, too */
    widgetId?: string
    /** The older place of `earlier` beside the draft */
    earlier?: {
      question: string
      answer: string
    }[]
  }
  /** Owners only: the conversation so far, oldest first, that the question is read with; none of it is kept */
  earlier?: {
    question: string
    answer: string
  }[]
  /** Owners only: tell why the answer is what it is; absent: false */
  why?: boolean
}

export interface SearchInput {
  question: string
  documentIds?: string[]
  /** Only what this widget answers from */
  widgetId?: string
  /** Absent: 10 */
  limit?: number
}

export interface CreateWidgetInput {
  /** Required */
  name?: string
  /** Null means the default prompt; the older form, plain text, is the main task */
  prompt?:
    | {
        mainTask?: string
        strategy?: string
        speakingStyle?: string
      }
    | string
    | null
  /** Absent: true */
  keepHistory?: boolean
  /** At least one; absent: [] */
  documentIds?: string[]
  /** Addresses or host patterns, one a line; none allows any website; absent: [] */
  allowedDomains?: string[]
  /** Answers to all visitors together in one UTC day; null is no limit beside the plan. Left out, a new widget gets a tenth of what the plan answers in a month, and a present one keeps what it has */
  dailyAnswerLimit?: number | null
  /** Days that conversations are kept; null is as long as is usual here, and left out, a present widget keeps what it has */
  keepDays?: number | null
  /** Keep the "Powered by" link although the plan would leave it out; other plans always show it; absent: false */
  showBranding?: boolean
  /** Absent: "#3b82f6" */
  color?: string
  /** Absent: "#ff149d" */
  userMessageColor?: string
  /** Absent: "bottom-right" */
  position?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
  /** Absent: "medium" */
  size?: 'small' | 'medium' | 'large'
  /** Light or dark: `auto` follows the visitor's device; an own background replaces both; absent: "auto" */
  theme?: 'auto' | 'light' | 'dark'
  botAvatarUrl?: string
  /** Absent: "Hello! How can I help you with your documents?" */
  greetingMessage?: string
  /** Absent: {"kind":"form","value":"","label":""} */
  wayOut?: {
    kind: 'none' | 'mail' | 'phone' | 'link' | 'form'
    value?: string
    /** On the button; empty means words of the language of the reader */
    label?: string
  }
  /** Absent: [] */
  starterQuestions?: string[]
  /** Absent: {"shown":false,"text":"","privacyUrl":""} */
  consent?: {
    /** Absent: false */
    shown?: boolean
    /** Empty means words of the language of the reader */
    text?: string
    /** The owner's privacy page, https:// only; empty for none */
    privacyUrl?: string
  }
  /** What white label lets an owner choose beyond that; null or absent: nothing */
  own?: {
    /** Behind the name; empty: the color of the bubble */
    header?: string
    /** Behind the conversation, in light and dark alike */
    background?: string
    text?: string
    /** Absent: "system" */
    font?: 'system' | 'humanist' | 'geometric' | 'rounded' | 'serif' | 'mono'
    /** Corners of the card, in pixels; absent: 16 */
    radius?: number
    /** What the launcher shows; absent: "chat" */
    icon?: 'chat' | 'question' | 'spark' | 'headset'
    /** Absent: {"text":"","url":""} */
    footer?: {
      /** Below the field; empty for none */
      text?: string
      /** Where it leads, https:// only; empty for nowhere */
      url?: string
    }
    /** By language of the reader; what is left out stays as the bubble says it; absent: {} */
    words?: Record<string, Record<string, string>>
  } | null
}

export interface DeleteWidgetInput {
  id: string
}

export type ListWidgetsInput = Record<string, never>

export interface UpdateWidgetInput {
  id: string
  /** Required */
  name?: string
  /** Null means the default prompt; the older form, plain text, is the main task */
  prompt?:
    | {
        mainTask?: string
        strategy?: string
        speakingStyle?: string
      }
    | string
    | null
  /** Absent: true */
  keepHistory?: boolean
  /** At least one; absent: [] */
  documentIds?: string[]
  /** Addresses or host patterns, one a line; none allows any website; absent: [] */
  allowedDomains?: string[]
  /** Answers to all visitors together in one UTC day; null is no limit beside the plan. Left out, a new widget gets a tenth of what the plan answers in a month, and a present one keeps what it has */
  dailyAnswerLimit?: number | null
  /** Days that conversations are kept; null is as long as is usual here, and left out, a present widget keeps what it has */
  keepDays?: number | null
  /** Keep the "Powered by" link although the plan would leave it out; other plans always show it; absent: false */
  showBranding?: boolean
  /** Absent: "#3b82f6" */
  color?: string
  /** Absent: "#ff149d" */
  userMessageColor?: string
  /** Absent: "bottom-right" */
  position?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
  /** Absent: "medium" */
  size?: 'small' | 'medium' | 'large'
  /** Light or dark: `auto` follows the visitor's device; an own background replaces both; absent: "auto" */
  theme?: 'auto' | 'light' | 'dark'
  botAvatarUrl?: string
  /** Absent: "Hello! How can I help you with your documents?" */
  greetingMessage?: string
  /** Absent: {"kind":"form","value":"","label":""} */
  wayOut?: {
    kind: 'none' | 'mail' | 'phone' | 'link' | 'form'
    value?: string
    /** On the button; empty means words of the language of the reader */
    label?: string
  }
  /** Absent: [] */
  starterQuestions?: string[]
  /** Absent: {"shown":false,"text":"","privacyUrl":""} */
  consent?: {
    /** Absent: false */
    shown?: boolean
    /** Empty means words of the language of the reader */
    text?: string
    /** The owner's privacy page, https:// only; empty for none */
    privacyUrl?: string
  }
  /** What white label lets an owner choose beyond that; null or absent: nothing */
  own?: {
    /** Behind the name; empty: the color of the bubble */
    header?: string
    /** Behind the conversation, in light and dark alike */
    background?: string
    text?: string
    /** Absent: "system" */
    font?: 'system' | 'humanist' | 'geometric' | 'rounded' | 'serif' | 'mono'
    /** Corners of the card, in pixels; absent: 16 */
    radius?: number
    /** What the launcher shows; absent: "chat" */
    icon?: 'chat' | 'question' | 'spark' | 'headset'
    /** Absent: {"text":"","url":""} */
    footer?: {
      /** Below the field; empty for none */
      text?: string
      /** Where it leads, https:// only; empty for nowhere */
      url?: string
    }
    /** By language of the reader; what is left out stays as the bubble says it; absent: {} */
    words?: Record<string, Record<string, string>>
  } | null
}

export type GetSubscriptionInput = Record<string, never>

export type GetUsageInput = Record<string, never>

export interface AnswerCompletedMessage {
  type: 'answer.completed'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    answerId: Id
    /** Null in the chat with all documents */
    widgetId: Id | null
    /** Owner: also whoever asks with an API key */
    asker: 'visitor' | 'owner'
    /** Strong, weak (said as unsure) or none (said as not found) */
    support: Support
    /** The same for all questions of one visitor; leads back to nobody */
    visitor: string | null
    /** The same for all questions of one conversation; leads back to nobody */
    session: string | null
    /** That was asked in */
    language: string | null
    /** What the answer cites */
    documentIds: Id[]
    answeredAt: string
    /** Page of the dashboard that opens the conversation, while it is kept; null where there is none */
    link: string | null
  }
}

export interface AnswerUnansweredMessage {
  type: 'answer.unanswered'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    answerId: Id
    /** Null in the chat with all documents */
    widgetId: Id | null
    /** Owner: also whoever asks with an API key */
    asker: 'visitor' | 'owner'
    /** Strong, weak (said as unsure) or none (said as not found) */
    support: Support
    /** The same for all questions of one visitor; leads back to nobody */
    visitor: string | null
    /** The same for all questions of one conversation; leads back to nobody */
    session: string | null
    /** That was asked in */
    language: string | null
    /** What the answer cites */
    documentIds: Id[]
    answeredAt: string
    /** Page of the dashboard that opens the conversation, while it is kept; null where there is none */
    link: string | null
  }
}

export interface AnswerView {
  /** Markdown; [n] cites the n-th source. Weak support: one sentence that says it is not sure */
  answer: string
  /** True for strong support and small talk only */
  answered: boolean
  /** Small talk is strong without sources */
  support: Support
  /** What the answer cites, [1] first; of weak support the closest passages */
  sources: Passage[]
  /** For owners who asked for it */
  why?: Why
  /** Names the answer in feedback */
  messageId: string
  message?: string
  /** To visitors: the documents do not help, and a person can be asked for */
  person?: true
}

export interface Chunk {
  /** 1-based page; null where the source has no pages */
  page: number | null
  /** Heading path, outermost first */
  headings: string[]
  /** "{documentId}:{index}" */
  id: Id
  /** 0-based position in the document */
  index: number
  content: string
  tables?: PassageTable[]
}

export interface Consent {
  shown: boolean
  /** Empty means words of the language of the reader */
  text: string
  /** The owner's privacy page, https:// only; empty for none */
  privacyUrl: string
}

export interface CreateWidgetReply {
  success: true
  id: string
  widget: WidgetView
}

export type DailyAnswerLimit = number | null

export interface DeleteDocumentReply {
  success: true
  message: string
}

export interface DeleteWidgetReply {
  success: true
}

export interface DocumentChunksReply {
  success: true
  title: string
  pages: number | null
  total: number
  chunks: Chunk[]
}

export interface DocumentDeletedMessage {
  type: 'document.deleted'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    documentId: Id
  }
}

export interface DocumentFailedMessage {
  type: 'document.failed'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    documentId: Id
    /** Why it could not be read, as the call that sends it is refused with, or `indexing_failed` */
    code: string
    /** In plain words */
    reason: string
    /** Page of the dashboard that shows it */
    link: string
  }
}

export interface DocumentReadyMessage {
  type: 'document.ready'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    documentId: Id
    title: string
    passages: number
    /** Page of the dashboard that shows it */
    link: string
  }
}

export type DocumentStatus = 'reading' | 'chunked' | 'embedding' | 'ready' | 'stale' | 'failed' | 'deleted'

export interface DocumentView {
  id: string
  title: string
  /** The first 1,000 characters of the extracted text */
  text: string
  status: DocumentStatus
  kind: SourceKind
  /** Why it failed or waits, or what of its file could not be read, and what to do, in plain words */
  reason: string | null
  /** Passages while embedding */
  progress: {
    done: number
    total: number
  } | null
  /** Of its text, as its code ("en"); null where it could not be told */
  language: string | null
  pages: number | null
  chunkCount: number
  characters: number
  sizeBytes: number
  /** Of the original, in hex: who is about to send the same file sees that it is there */
  sha256: string
  /** The address of a web page */
  sourceUrl: string | null
  createdAt: Moment
}

export interface EmbedDocumentReply {
  success: true
  results: EmbedResult[]
}

export interface EmbedDocumentReply202 {
  success: true
  state: 'queued' | 'running'
  done: number
  total: number
  results: EmbedResult[]
}

export interface EmbedResult {
  chunkId: string
  status: 'embedded' | 'failed' | 'pending'
  error?: string
}

export interface GetAnswerReply {
  success: true
  /** Markdown; [n] cites the n-th source. Weak support: one sentence that says it is not sure */
  answer: string
  /** True for strong support and small talk only */
  answered: boolean
  /** Small talk is strong without sources */
  support: Support
  /** What the answer cites, [1] first; of weak support the closest passages */
  sources: Passage[]
  /** For owners who asked for it */
  why?: Why
  /** Names the answer in feedback */
  messageId: string
  message?: string
  /** To visitors: the documents do not help, and a person can be asked for */
  person?: true
}

export interface GetSubscriptionReply {
  success: true
  data: SubscriptionView
}

export interface GetUsageReply {
  success: true
  data: UsageView
}

export interface HandoverEndedMessage {
  type: 'handover.ended'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    widgetId: Id
    /** Page of the dashboard where the conversation is answered */
    link: string
    /** Returned: it was ended; missed: nobody came, or came back to a visitor who waited again */
    outcome: 'returned' | 'missed'
    /** Who ended it: the visitor, the person who had it, or the silence after their last word; null where it was missed */
    endedBy: ReturnedBy | null
    /** Who had this talk last, whoever ended it; null where nobody had */
    person: string | null
    endedAt: string
  }
}

export interface HandoverRequestedMessage {
  type: 'handover.requested'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    widgetId: Id
    /** Page of the dashboard where the conversation is answered */
    link: string
    /** True where a person spoke already and has gone silent */
    again: boolean
    requestedAt: string
  }
}

export type Id = string

export type KeepDays = number | null

export interface ListDocumentsReply {
  success: true
  data: DocumentView[]
}

export interface ListWidgetsReply {
  success: true
  widgets: WidgetView[]
}

export interface Moment {
  seconds: number
}

export interface OwnLook {
  /** Behind the name; empty: the color of the bubble */
  header: string
  /** Behind the conversation, in light and dark alike */
  background: string
  text: string
  font: 'system' | 'humanist' | 'geometric' | 'rounded' | 'serif' | 'mono'
  /** Corners of the card, in pixels */
  radius: number
  /** What the launcher shows */
  icon: 'chat' | 'question' | 'spark' | 'headset'
  footer: {
    /** Below the field; empty for none */
    text: string
    /** Where it leads, https:// only; empty for nowhere */
    url: string
  }
  /** By language of the reader; what is left out stays as the bubble says it */
  words: Record<string, Record<string, string>>
}

export interface Passage {
  /** 1-based page; null where the source has no pages */
  page: number | null
  /** Heading path, outermost first */
  headings: string[]
  documentId: Id
  title: string
  chunkId: Id
  text: string
  /** Of the document: BCP 47 primary tag, "und" when unknown */
  language?: string
  /** Day the document gives itself, else the day it was uploaded */
  date?: string
  tables?: PassageTable[]
  /** Of the closest passage of weak support: the piece of it that came nearest */
  excerpt?: string
  /** Fused rank score: comparable within one result only */
  score: number
}

export interface PassageTable {
  from: number
  to: number
  /** What stands above the table and names it */
  caption?: string
  /** Names of the columns; empty where the table has none */
  heads: string[]
  /** Cells of each row; a row may have fewer than there are heads */
  rows: string[][]
}

export interface ProcessDocumentReply {
  success: true
  message: string
  documentId: string
  chunks: Chunk[]
}

export type ProcessWebPageReply = ProcessDocumentReply

export interface RenameDocumentReply {
  success: true
  document: DocumentView
}

export type ReturnedBy = 'visitor' | 'person' | 'silence'

export interface SearchReply {
  success: true
  results: Passage[]
}

export type SourceKind = 'pdf' | 'docx' | 'xlsx' | 'csv' | 'markdown' | 'text' | 'html' | 'web'

export type StarterQuestions = string[]

export interface SubscriptionView {
  planId: string
  /** The same id under its older name */
  subscriptionPlan: string
  /** Canceled: it ends at endsAt; past_due: a payment failed, and it ends at endsAt unless that is made good */
  status: 'active' | 'canceled' | 'past_due'
  startDate: Moment
  createdAt: Moment
  cancelAtPeriodEnd: boolean
  /** The first second on the plan of new accounts; null when nothing ends */
  endsAt: Moment | null
  /** What whoever takes the money says before a change; may be empty */
  paymentNotice: string
  /** When it is paid for again; null where nobody is charged */
  renewsAt: Moment | null
  /** The smaller plan that is paid for from then on */
  next: {
    planId: string
    at: Moment
  } | null
  /** The plan whose payment page is open and not paid yet */
  paying: string | null
  /** Whether the payment provider has a page with invoices and cards of this owner */
  canManage: boolean
}

export type Support = 'strong' | 'weak' | 'none'

export interface UpdateWidgetReply {
  success: true
  widget: WidgetView
}

export interface UsageView {
  currentPeriod: {
    start: Moment
    end: Moment
    widgets: number
    messages: number
    documents: number
    totalCharacters: number
    totalSizeMB: number
  }
  history: {
    /** UTC month, 2026-11 */
    period: string
    widgets: number
    messages: number
    documents: number
  }[]
}

export interface WayOut {
  kind: 'none' | 'mail' | 'phone' | 'link' | 'form'
  value: string
  /** On the button; empty means words of the language of the reader */
  label: string
}

export interface WebhookPingMessage {
  type: 'webhook.ping'
  version: 1
  /** When it happened */
  timestamp: string
  data: {
    webhookId: Id
  }
}

export interface Why {
  /** As it was searched for: it stands without the conversation */
  question: string
  /** Of the question: BCP 47 primary tag, "und" when unknown */
  language: string
  /** What decided how well it is supported, in a sentence */
  decided: string
  /** That the answer is the one asked for; null where a model wrote it */
  confidence: number | null
  /** Words of the question that no passage found has in any form */
  missing: string[]
  passages: {
    /** 1-based page; null where the source has no pages */
    page: number | null
    /** Heading path, outermost first */
    headings: string[]
    documentId: Id
    title: string
    chunkId: Id
    text: string
    /** Of the document: BCP 47 primary tag, "und" when unknown */
    language?: string
    /** Day the document gives itself, else the day it was uploaded */
    date?: string
    tables?: PassageTable[]
    /** Of the closest passage of weak support: the piece of it that came nearest */
    excerpt?: string
    /** Fused rank score: comparable within one result only */
    score: number
    rank: number
    /** BM25; null when only its vector was found */
    lexical: number | null
    /** Cosine; null when only its words were found */
    dense: number | null
    /** Words of the question that it has */
    words: string[]
    cited: boolean
  }[]
  /** Sentences of a model that lost a mark, because what it cites does not hold what they say */
  checks: {
    sentence: string
    problem: string
    cited: number[]
  }[]
  model: string
  /** Null without a model */
  prompt:
    | {
        role: string
        content: string
      }[]
    | null
  /** What the model was called for, and what each call cost */
  calls: {
    purpose: 'rewrite' | 'rerank' | 'answer'
    promptTokens: number | null
    completionTokens: number | null
    ms: number
  }[]
  timings: {
    searchMs: number
    totalMs: number
  }
}

export interface WidgetDraftView {
  color: string
  userMessageColor: string
  position: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
  size: 'small' | 'medium' | 'large'
  /** Light or dark: `auto` follows the visitor's device; an own background replaces both */
  theme: WidgetTheme
  botAvatarUrl: string
  greetingMessage: string
  wayOut: WayOut
  starterQuestions: StarterQuestions
  consent: Consent
  /** What white label lets an owner choose beyond that; null or absent: nothing */
  own?: OwnLook | null
  name: string
  prompt: WidgetPrompt | null
  keepHistory: boolean
  documentIds: string[]
  /** Normalized host patterns */
  allowedDomains: string[]
  dailyAnswerLimit: DailyAnswerLimit
  keepDays: KeepDays
  showBranding: boolean
  savedAt: string
  /** The version that visitors saw when it was saved */
  basedOn: number
}

export interface WidgetPrompt {
  mainTask: string
  strategy: string
  speakingStyle: string
}

export type WidgetTheme = 'auto' | 'light' | 'dark'

export interface WidgetView {
  color: string
  userMessageColor: string
  position: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
  size: 'small' | 'medium' | 'large'
  /** Light or dark: `auto` follows the visitor's device; an own background replaces both */
  theme: WidgetTheme
  botAvatarUrl: string
  greetingMessage: string
  wayOut: WayOut
  starterQuestions: StarterQuestions
  consent: Consent
  /** What white label lets an owner choose beyond that; null or absent: nothing */
  own?: OwnLook | null
  name: string
  prompt: WidgetPrompt | null
  keepHistory: boolean
  documentIds: string[]
  /** Normalized host patterns */
  allowedDomains: string[]
  dailyAnswerLimit: DailyAnswerLimit
  keepDays: KeepDays
  showBranding: boolean
  id: string
  /** Of what visitors see; rises with each that is published */
  version: number
  /** What is saved and not published: only its owner sees it */
  draft: WidgetDraftView | null
  embedCode: string
  /** Beyond what the plan holds: it answers and can be deleted, but not changed */
  readOnly: boolean
  createdAt: Moment
}

/** What a webhook is told: `type` says which. Types of a later release are not in it. */
export type WebhookMessage =
  | AnswerCompletedMessage
  | AnswerUnansweredMessage
  | DocumentReadyMessage
  | DocumentFailedMessage
  | DocumentDeletedMessage
  | HandoverRequestedMessage
  | HandoverEndedMessage
  | WebhookPingMessage

/** The calls of the API that are open to keys. Each throws a DocentError where it is refused. */
export interface Calls {
  /** Delete a document: it leaves every widget and every answer within seconds. `POST /api/delete-document` */
  deleteDocument(input: DeleteDocumentInput, options?: CallOptions): Promise<DeleteDocumentReply>
  /** The chunks of a document in order, a window of them at a time. `GET /api/document-chunks` */
  documentChunks(input: DocumentChunksInput, options?: CallOptions): Promise<DocumentChunksReply>
  /** The original file, as a download. `GET /api/document-file` */
  documentFile(input: DocumentFileInput, options?: CallOptions): Promise<Blob>
  /** Make a document searchable; answers when it is done, or 202 with the state when it takes longer. `POST /api/embed-document` */
  embedDocument(input: EmbedDocumentInput, options?: CallOptions): Promise<EmbedDocumentReply | EmbedDocumentReply202>
  /** The documents of the owner, newest first; deleted ones are left out. `GET /api/documents` */
  listDocuments(input?: ListDocumentsInput, options?: CallOptions): Promise<ListDocumentsReply>
  /** Upload one file: it is checked, stored, read and split; the reply carries the chunks for the preview. `POST /api/process-document` */
  processDocument(input: ProcessDocumentInput, options?: CallOptions): Promise<ProcessDocumentReply>
  /** Read one public web page and keep its main text as a document. `POST /api/process-web-page` */
  processWebPage(input: ProcessWebPageInput, options?: CallOptions): Promise<ProcessWebPageReply>
  /** Call a document something else: its file stays as it is, and answers name it by its new name within seconds. `POST /api/rename-document` */
  renameDocument(input: RenameDocumentInput, options?: CallOptions): Promise<RenameDocumentReply>
  /** Answer a question from the documents. JSON, or events (sources, delta, done, error) when asked for. `POST /api/get-answer` */
  getAnswer(input: GetAnswerInput, options?: CallOptions): Promise<GetAnswerReply>
  /** The passages that fit a question best, without an answer; counts on no plan, and has a rate of its own. `POST /api/search` */
  search(input: SearchInput, options?: CallOptions): Promise<SearchReply>
  /** Create a widget; the reply carries its id and embed code. `POST /api/widgets` */
  createWidget(input?: CreateWidgetInput, options?: CallOptions): Promise<CreateWidgetReply>
  /** Delete a widget; its bubble stops answering within seconds. `DELETE /api/widgets` */
  deleteWidget(input: DeleteWidgetInput, options?: CallOptions): Promise<DeleteWidgetReply>
  /** The widgets of the owner, newest first. `GET /api/widgets` */
  listWidgets(input?: ListWidgetsInput, options?: CallOptions): Promise<ListWidgetsReply>
  /** Replace the settings of a widget; visitors see them at once. A draft stays as it is. `PUT /api/widgets` */
  updateWidget(input: UpdateWidgetInput, options?: CallOptions): Promise<UpdateWidgetReply>
  /** The plan of the owner. `GET /api/subscriptions` */
  getSubscription(input?: GetSubscriptionInput, options?: CallOptions): Promise<GetSubscriptionReply>
  /** What was used this period, and the periods before. `GET /api/usage-tracking` */
  getUsage(input?: GetUsageInput, options?: CallOptions): Promise<GetUsageReply>
}
