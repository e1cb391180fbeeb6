import { listOwnAnswers, saveOwnAnswer, type OwnAnswer } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { Failure } from '@docent/runtime/failures'
import type { Router } from '@docent/runtime/http'
import type { Documents } from '../documents/documents.ts'
import type { DocumentRecord } from '../documents/record.ts'
import type { Removal } from '../documents/removal.ts'
import { failures } from '../failures.ts'
import type { Intake } from '../uploads/intake.ts'
import { sourceOfAnswer } from './source.ts'

export interface OwnAnswersOptions {
  documents: Documents
  intake: Pick<Intake, 'take'>
  removal: Pick<Removal, 'remove'>
}

/** What owners write themselves where their documents do not say it. */
export function createOwnAnswers({ documents, intake, removal }: OwnAnswersOptions) {
  return {
    routes(router: Router): void {
      router.on(listOwnAnswers, async ({ owner }) => ({
        success: true as const,
        answers: (await documents.answers(owner)).map(viewOf),
      }))
      router.on(saveOwnAnswer, async ({ owner, body }) => {
        if (body.replaces !== undefined) await answerOf(owner, body.replaces)
        const { record } = await intake.take(owner, sourceOfAnswer(body))
        return { success: true as const, documentId: record.id }
      })
    },

    /** The answer that another one was written for goes once that one can be found. */
    async indexed(record: DocumentRecord | undefined): Promise<void> {
      const replaces = record?.answer?.replaces
      if (record && replaces !== undefined) await removal.remove(record.ownerId, replaces).catch(unlessRefused)
    },
  }

  /** @throws document_not_found, also for what no owner wrote as an answer */
  async function answerOf(owner: OwnerId, id: string): Promise<void> {
    const { answer } = await documents.get(owner, id)
    if (!answer) throw failures.document_not_found()
  }
}

/** What is gone needs nothing. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}

function viewOf({ id, answer, status, reason, createdAt }: DocumentRecord): OwnAnswer {
  const { question = '', otherWordings, text = '', widgetIds = null } = answer ?? {}
  const savedAt = { seconds: Math.floor(createdAt / 1000) }
  return {
    documentId: id,
    question,
    ...(otherWordings && { otherWordings }),
    answer: text,
    widgetIds,
    status,
    reason,
    savedAt,
  }
}
