import { GOLDEN_AT_ONCE, type goldenWithModel, type RouteReply } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { failureOf } from '@docent/runtime/http'
import type { ChatModel, Models } from '@docent/runtime/models'
import type { Answering } from '../answering/answering.ts'
import { failures } from '../failures.ts'
import type { Suspensions } from '../projections/suspensions.ts'
import { outcomeView, type Golden, type GoldenQuestions, type Outcome } from './golden.ts'
import type { Run } from './run.ts'

export interface OtherModelOptions {
  /** Those in use. */
  models(): Pick<Models, 'chat' | 'chatNamed'>
  golden: Pick<GoldenQuestions, 'page'>
  run: Pick<Run, 'by'>
  suspensions: Pick<Suspensions, 'isServed'>
  /** Answers by a model that nobody pays for but the operator. */
  answeringBy(model: ChatModel | null): Answering
}

export interface Trial {
  /** Whose questions are shown: of others only counts are. */
  operator: OwnerId
  chatModel: string
  cursor?: string
}

type Tried = Omit<RouteReply<typeof goldenWithModel>, 'success'>

/**
 * Asks the golden questions of all owners as another model of the same endpoint would answer them, a page at a time, beside
 * what came when they were asked last. Nothing of it is kept, and it counts for nobody. @throws no_endpoint_connected, and what answering throws
 */
export function createOtherModel({ models, golden, run, suspensions, answeringBy }: OtherModelOptions) {
  return async ({ operator, chatModel, cursor }: Trial, gone: AbortSignal): Promise<Tried> => {
    const { chat, chatNamed } = models()
    if (!chatNamed) throw failures.no_endpoint_connected()
    const [present, other] = [answeringBy(chat), answeringBy(chatNamed(chatModel))]
    const { records, next } = await golden.page(GOLDEN_AT_ONCE, cursor)
    const tried: Tried = { asked: 0, comes: { now: 0, other: 0 }, broke: [], changed: [], next: next ?? null }
    for (const question of records) {
      gone.throwIfAborted()
      if (!(await suspensions.isServed(question.ownerId))) continue
      // A question that was never asked is asked now, as it is.
      const before = question.last ?? (await asked(present, question, gone))
      const after = before && (await asked(other, question, gone))
      if (!before || !after) continue
      tried.asked += 1
      if (before.comes) tried.comes.now += 1
      if (after.comes) tried.comes.other += 1
      if (before.comes && !after.comes) tried.broke.push(question.ownerId)
      if (before.comes !== after.comes && question.ownerId === operator) {
        tried.changed.push({
          question: question.question,
          fact: question.fact,
          before: outcomeView(before),
          after: outcomeView(after),
        })
      }
    }
    return tried
  }

  /** Undefined where its widget is gone, and where a model refuses this question: the others say enough. */
  async function asked(how: Answering, question: Golden, gone: AbortSignal): Promise<Outcome | undefined> {
    try {
      return await run.by(how, question, gone)
    } catch (error) {
      if (failureOf(error).code !== failures.model_refused().code) throw error
      return undefined
    }
  }
}
