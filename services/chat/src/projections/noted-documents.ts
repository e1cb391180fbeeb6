import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { stampShape, underNewer, type Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  reason: z.enum(['deleted', 'failed', 'none']).describe('why it is hidden'),
  isAnswer: z.boolean().optional().describe('written by its owner as an answer'),
  widgetIds: z.array(idSchema).optional().describe('of an answer: the widgets that give it; absent: every one'),
  title: z.string().optional().describe('what its owner calls it; absent: its points say it'),
  named: z.object(stampShape).optional().describe('how new the title is'),
})
type NotedDocument = z.infer<typeof schema>

/**
 * What answering has to know of documents. Hidden are those that answers must not use although points of them may still be
 * found: deleted ones until their points are gone, and those of which only a part could be indexed. Whatever is not hidden
 * may be used: its points are only there once they are durable, so an owner who asks right after embedding need not wait for
 * the news to arrive here. Answers that the owner wrote stand beside the documents of widgets, all or those they are for. Points
 * keep the name that a document had when they were made: one that was given since is known here.
 */
export interface NotedDocuments {
  /** Of these documents at least: those that are hidden, and the names that were given to some. */
  among(
    owner: OwnerId,
    documentIds: readonly string[],
  ): Promise<{ hidden: ReadonlySet<string>; titles: ReadonlyMap<string, string> }>
  /**
   * What a widget answers from: the documents that it names, and the answers that count for it. Whoever asks as a widget, as a draft
   * of one or for one asks here, so that no answer is given where its owner did not want it.
   */
  documentsOf(owner: OwnerId, widget: OfWidget): Promise<readonly string[]>
  written(owner: OwnerId, documentId: string, widgetIds: readonly string[] | undefined): Promise<void>
  renamed(
    { documentId, title }: { documentId: string; title: string },
    event: Heard & { ownerId: OwnerId },
  ): Promise<void>
  deleted(owner: OwnerId, documentId: string): Promise<void>
  failed(owner: OwnerId, documentId: string): Promise<void>
  /** Shown again, unless it was deleted. */
  indexed(owner: OwnerId, documentId: string): Promise<void>
}

export interface OfWidget {
  documentIds: readonly string[]
  /** Absent of one that is not saved yet: no answer can be for it alone. */
  widgetId?: string | undefined
}

/** Of an owner with more than this, those that are asked for are looked up each time. */
const IN_MEMORY = 1_000

export function createNotedDocuments(store: Store): NotedDocuments {
  // The name is from before there were answers.
  const noted = store.collection<NotedDocument>({
    name: 'chat.hidden_documents',
    keeps: {
      of: 'owners',
      what: 'ids of documents that are not to be answered from, names that were given to documents, and of their own answers the widgets that give them',
      until: 'the account is deleted',
    },
    schema,
    indexes: [{ fields: ['isAnswer'] }],
  })
  const all = createRemembered({
    async load(owner) {
      const { records, next } = await noted.find(owner, { limit: IN_MEMORY })
      if (next !== undefined) return undefined
      return { hidden: hiddenOf(records), titles: titlesOf(records), answers: records.filter(isAnswer) }
    },
  })

  /** What was read while it was written may be of either time: it is read anew. */
  async function note(owner: OwnerId, id: string, change: (known: NotedDocument) => NotedDocument): Promise<void> {
    try {
      await noted.save(owner, id, (known) => change(known ?? { id, ownerId: owner, reason: 'none' }))
    } finally {
      all.changed(owner)
    }
  }

  async function answersOf(owner: OwnerId): Promise<readonly NotedDocument[]> {
    const known = await all.of(owner)
    if (known) return known.answers
    const answers: NotedDocument[] = []
    let cursor: string | undefined
    do {
      const page = await noted.find(owner, { where: { isAnswer: true }, limit: IN_MEMORY, cursor })
      answers.push(...page.records)
      cursor = page.next
    } while (cursor !== undefined)
    return answers
  }

  return {
    async among(owner, documentIds) {
      const known = await all.of(owner)
      if (known) return known
      const where = { id: { in: documentIds } }
      const { records } =
        documentIds.length === 0 ? { records: [] } : await noted.find(owner, { where, limit: IN_MEMORY })
      return { hidden: hiddenOf(records), titles: titlesOf(records) }
    },
    async documentsOf(owner, { widgetId, documentIds }) {
      const answers = await answersOf(owner)
      const isGiven = ({ widgetIds }: NotedDocument) =>
        widgetIds === undefined || (widgetId !== undefined && widgetIds.includes(widgetId))
      const ofOthers = new Set(answers.filter((one) => !isGiven(one)).map(({ id }) => id))
      const its = answers.filter((one) => isGiven(one) && !isHidden(one)).map(({ id }) => id)
      return [...new Set([...documentIds.filter((id) => !ofOthers.has(id)), ...its])]
    },
    // Whom an answer is for never changes: a former release that tells of it again may not know.
    written: (owner, documentId, widgetIds) =>
      note(owner, documentId, (known) =>
        known.reason === 'deleted'
          ? known
          : { ...known, isAnswer: true, ...(widgetIds && { widgetIds: [...widgetIds] }) },
      ),
    renamed: ({ documentId, title }, event) =>
      note(event.ownerId, documentId, (known) =>
        known.reason === 'deleted' ? known : underNewer(known, title, event),
      ),
    // What is deleted is answered from nowhere, whomever it was for.
    deleted: (owner, id) => note(owner, id, () => ({ id, ownerId: owner, reason: 'deleted' })),
    failed: (owner, documentId) =>
      note(owner, documentId, (known) => (known.reason === 'none' ? { ...known, reason: 'failed' } : known)),
    async indexed(owner, documentId) {
      const known = await noted.get(owner, documentId)
      if (known?.reason !== 'failed') return
      if (known.isAnswer || known.title !== undefined)
        await note(owner, documentId, (now) => ({ ...now, reason: shownAgain(now) }))
      else await noted.remove(owner, documentId).finally(() => all.changed(owner))
    },
  }
}

const shownAgain = ({ reason }: NotedDocument) => (reason === 'failed' ? 'none' : reason)
const hiddenOf = (noted: readonly NotedDocument[]) => new Set(noted.filter(isHidden).map(({ id }) => id))
const titlesOf = (noted: readonly NotedDocument[]) =>
  new Map(noted.flatMap(({ id, title }) => (title === undefined ? [] : [[id, title] as const])))
const isHidden = ({ reason }: NotedDocument) => reason !== 'none'
const isAnswer = (one: NotedDocument) => one.isAnswer === true
