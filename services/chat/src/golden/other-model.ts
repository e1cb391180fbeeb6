import { GOLDEN_AT_ONCE, type goldenWithModel, type RouteReply } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { ChatModel, Models } from '@docent/runtime/models'
import type { Answering } from '../answering/answering.ts'
import { failures } from '../failures.ts'
import type { Suspensions } from '../projections/suspensions.ts'
import { outcomeView, type Golden, type GoldenQuestions } from './golden.ts'
import type { Run } from './run.ts'

export interface OtherModelOptions {
  /** Those in use. */
  models(): Pick<Models, 'chatNamed'>
  golden: Pick<GoldenQuestions, 'page'>
  run: Pick<Run, 'now' | 'by'>
  suspensions: Pick<Suspensions, 'isServed'>
  /** Answers by a model that nobody pays for but the operator. */
  answeringBy(model: ChatModel): Answering
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
 * what came when they were asked last. Nothing of it is kept. @throws no_endpoint_connected, and what answering throws
 */
export function createOtherModel({ models, golden, run, suspensions, answeringBy }: OtherModelOptions) {
  return async ({ operator, chatModel, cursor }: Trial, gone: AbortSignal): Promise<Tried> => {
    const { chatNamed } = models()
    if (!chatNamed) throw failures.no_endpoint_connected()
    const answering = answeringBy(chatNamed(chatModel))
    const { records, next } = await golden.page(GOLDEN_AT_ONCE, cursor)
    const tried: Tried = { asked: 0, comes: { now: 0, other: 0 }, broke: [], changed: [], next: next ?? null }
    for (const question of records) {
      gone.throwIfAborted()
      if (!(await suspensions.isServed(question.ownerId))) continue
      const before = await lastOf(question, gone)
      const after = before && (await run.by(answering, question, gone))
      if (!before || !after) continue
      tried.asked += 1
      if (before.comes) tried.comes.now += 1
      if (after.comes) tried.comes.other += 1
      if (before.comes && !after.comes) tried.broke.push(question.ownerId)
      if (before.comes !== after.comes && question.ownerId === operator) {
        tried.changed.push({ question: question.question, fact: question.fact, before, after: outcomeView(after) })
      }
    }
    return tried
  }

  /** What came last; a question that was never asked is asked now, as it is. */
  async function lastOf({ ownerId, id, last }: Golden, gone: AbortSignal) {
    if (last) return outcomeView(last)
    const [asked] = await run.now(ownerId, [id], gone)
    return asked?.after
  }
}
