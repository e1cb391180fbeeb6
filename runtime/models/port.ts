import type { ChosenModels, ModelChoice } from '@docent/proto'
import type { FoundModels } from '@docent/proto/http'

/** Whether a text is looked for or looked in: some models embed the two differently. */
export type EmbeddingKind = 'query' | 'passage'

export interface Embedder {
  /** Names the vector space, e.g. "text-embedding-3-small". A change of anything that moves vectors changes it. */
  readonly model: string
  /** True for the built-in lexical embedder. */
  readonly offline: boolean
  /** Length of the vectors; asks the endpoint when it is not known. @throws ModelError */
  dimensions(): Promise<number>
  /** Unit vectors in the order of the texts. Most texts a call may carry: `batchSize`. @throws ModelError */
  embed(texts: readonly string[], kind: EmbeddingKind, signal?: AbortSignal): Promise<Float32Array[]>
  readonly batchSize: number
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ChatRequest {
  messages: readonly ChatMessage[]
  /** Most tokens of the answer. */
  maxTokens?: number
  /** 0 to 2. */
  temperature?: number
  signal?: AbortSignal
}

export interface ChatUsage {
  promptTokens: number | null
  completionTokens: number | null
}

export type ChatPart = { type: 'delta'; text: string } | { type: 'end'; usage: ChatUsage }

export interface ChatModel {
  readonly model: string
  /** Text as it comes, then one `end`: a text without it is broken. Aborting the signal stops the endpoint too. @throws ModelError */
  stream(request: ChatRequest): AsyncIterable<ChatPart>
}

/** An endpoint as people may see it: its address without credentials or query, and the names of the settings that chose it. */
export interface EndpointView {
  address: string
  setBy: readonly string[]
}

/** One thing of the models that the environment or an operator sets. */
export interface ChoiceView {
  name: ModelChoice
  /** The setting of the environment that it is, or that it belongs to. */
  env: string
  from: 'environment' | 'page' | 'nobody'
  /** Never of the key; null where nobody sets it. */
  value: string | null
}

/** How the models follow from what operators choose in the dashboard, where the environment leaves room for it. */
export interface Choosing {
  /** The models by the environment and, where that says nothing, by what was chosen. */
  models(chosen: ChosenModels): Models
  /** Where each of them comes from then. */
  view(chosen: ChosenModels): ChoiceView[]
  /** False where no secret is at hand to seal a key with. */
  takesKeys: boolean
  /** Seals a key for the address that is called with these choices, and for no other. */
  seal(key: string, chosen: ChosenModels): string
  /** How its key ends, at most 4 characters; undefined where there is none that can be read for the address. */
  endOfKey(chosen: ChosenModels): string | undefined
  /** The same with its key sealed by the secret in use; undefined where it is. */
  resealed(chosen: ChosenModels): ChosenModels | undefined
}

/** The models of this installation. Without a chat model answers are made of quoted sentences. */
export interface Models {
  embedder: Embedder
  chat: ChatModel | null
  /** Another model of the connected endpoint, as it would answer; absent where no endpoint is. Nothing tells whether there is such a model but asking it. */
  chatNamed?: (model: string) => ChatModel
  /** Where the connected half is; absent where both are built in. */
  endpoint?: EndpointView
  /** Absent where they are what they are. */
  choosing?: Choosing
  /** Servers that could be connected, as far as they were found by now; absent where nobody looked. */
  found?: () => readonly FoundModels[]
}

/**
 * `setup` is for whoever runs the installation to mend: key, credit, name of a model, length of a prompt. `rejected` is what
 * the endpoint will not work on; `interrupted` an answer that began and broke off.
 */
export type ModelErrorKind =
  | 'rate-limited'
  | 'rejected'
  | 'setup'
  | 'unreachable'
  | 'timed-out'
  | 'bad-reply'
  | 'interrupted'

const LASTING: readonly ModelErrorKind[] = ['rejected', 'setup']

/** A call to a model endpoint failed, for the reason in the message. `retryable` says whether the same call may work later. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: ModelErrorKind
  readonly retryable: boolean
  /** From the endpoint's Retry-After, milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(kind: ModelErrorKind, message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryable = !LASTING.includes(kind)
    this.retryAfterMs = retryAfterMs
  }
}
