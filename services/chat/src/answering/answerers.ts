import type { Clock, Ids } from '@docent/runtime/clock'
import type { ChatModel, Models } from '@docent/runtime/models'
import type { Vectors } from '@docent/runtime/vectors'
import type { ChatConfig } from '../config.ts'
import type { NotedDocuments } from '../projections/noted-documents.ts'
import { createCount, type CountOptions } from '../quota/count.ts'
import { noTokens, type Tokens } from '../quota/tokens.ts'
import { createQuestionVectors, type QuestionVectorsOptions } from '../retrieval/question-vector.ts'
import { createRetrieve, type Retrieve } from '../retrieval/retrieve.ts'
import { createProposeStarters } from '../starters/starters.ts'
import { createAnswering, type Answering, type AnsweringOptions } from './answering.ts'
import { createExtractiveWriter } from './extractive/writer.ts'
import { createChatTrouble } from './model/trouble.ts'
import { createModelWriter } from './model/writer.ts'

/** How many times the passages it answers from a model is shown, where it orders them first. */
const RERANKED = 3
/** Passages that are looked at, for the best sentence or for the few that are shown or given to a model. */
export const SEARCHED_PASSAGES = 30

export interface AnswerersOptions {
  vectors: Vectors
  noted: NotedDocuments
  tokens: Tokens
  counting: Omit<CountOptions, 'tokens'>
  conversations: AnsweringOptions['conversations']
  read: AnsweringOptions['read']
  clock: Clock
  ids: Ids
  log: QuestionVectorsOptions['log']
  config: ChatConfig
  faultPoint(name: string): void
}

/** Everything that answers with the models of one moment. What has begun with them ends with them, whatever is chosen meanwhile. */
export interface Answerers {
  retrieve: Retrieve
  /** Why questions get no vectors. */
  trouble(): string | undefined
  /** Why the model that answers fails. */
  chatTrouble(): string | undefined
  proposeStarters: ReturnType<typeof createProposeStarters>
  /** From what is found that way; what a model costs is its owner's. */
  answeringBy(look: Retrieve): Answering
  /** By another model, or counted and kept otherwise. */
  answeringWith(
    model: ChatModel | null,
    look: Retrieve,
    otherwise: Pick<AnsweringOptions, 'count' | 'conversations' | 'failing'>,
  ): Answering
}

/** Made once for each models that come into use. */
export function createAnswerers(options: AnswerersOptions): (models: Models) => Answerers {
  const { vectors, noted, tokens, counting, conversations, read, clock, ids, log, config, faultPoint } = options
  const reranks = config.rerank === 'on'
  const extractive = createExtractiveWriter(read, clock)

  const answeringWith: Answerers['answeringWith'] = (model, look, otherwise) =>
    createAnswering({
      ...otherwise,
      clock,
      ids,
      retrieve: look,
      documentsOf: noted.documentsOf,
      chat: model,
      writer: model ? createModelWriter({ chat: model, ids, ...config, reranks }) : extractive,
      read,
      searched: Math.max(SEARCHED_PASSAGES, config.passages),
      shown: model ? config.passages * (reranks ? RERANKED : 1) : undefined,
      answerMs: config.answerSeconds * 1000,
      prices: config,
      faultPoint,
    })

  function made({ embedder, chat }: Models): Answerers {
    const questions = createQuestionVectors({ embedder, clock, log })
    const retrieve = createRetrieve({ embedder, questions, vectors, noted })
    const chatTrouble = createChatTrouble({ clock, log })
    const failing = { quotes: extractive, trouble: chatTrouble }
    const kept = { count: createCount({ ...counting, tokens: chat ? tokens : noTokens }), conversations }
    return {
      retrieve,
      trouble: questions.trouble,
      chatTrouble: chatTrouble.now,
      proposeStarters: createProposeStarters({ retrieve, writer: extractive, passages: SEARCHED_PASSAGES }),
      answeringWith,
      answeringBy(look) {
        const withoutModel = answeringWith(null, look, kept)
        // A model of its own for each question: what it costs is its owner's.
        return (asked, ...ends) =>
          (chat ? answeringWith(tokens.spending(asked.owner, chat), look, { ...kept, failing }) : withoutModel)(
            asked,
            ...ends,
          )
      },
    }
  }

  let latest: { models: Models; answerers: Answerers } | undefined
  return (models) => {
    if (latest?.models !== models) latest = { models, answerers: made(models) }
    return latest.answerers
  }
}
