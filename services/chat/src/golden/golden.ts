import { supportSchema } from '@docent/proto'
import { GOLDEN_MAX, type GoldenOutcome, type GoldenQuestion } from '@docent/proto/http'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type CollectionSpec, type Page, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'
import type { Widgets } from '../projections/widgets.ts'

const outcomeSchema = z.object({
  at: z.number().describe('milliseconds since 1970'),
  answer: z.string(),
  support: supportSchema,
  comes: z.boolean(),
  sources: z.array(z.object({ documentId: z.string(), title: z.string(), page: z.int().nullable() })),
})
export type Outcome = z.infer<typeof outcomeSchema>

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** "" for the chat with all documents. */
  widgetId: z.string(),
  question: z.string(),
  fact: z.string(),
  createdAt: z.number(),
  last: outcomeSchema.nullable(),
  before: outcomeSchema.nullable().describe('the last one of the time before it broke or came again'),
})
export type Golden = z.infer<typeof schema>

const goldenSpec: CollectionSpec<Golden> = {
  name: 'chat.golden-questions',
  keeps: {
    of: 'visitors',
    what: 'questions that the owner kept as golden, with the fact that must come',
    until: 'the owner forgets them, or the widget or the account is deleted',
  },
  schema,
  indexes: [{ fields: ['createdAt'] }, { fields: ['widgetId'] }],
}

export type GoldenFields = Pick<GoldenQuestion, 'question' | 'fact' | 'widgetId'>

export interface GoldenQuestions {
  /** The newest first. */
  list(owner: OwnerId): Promise<Golden[]>
  /** Of all owners, in no order that means anything. */
  page(limit: number, cursor?: string): Promise<Page<Golden>>
  get(owner: OwnerId, id: string): Promise<Golden | undefined>
  /** @throws golden_limit_reached, golden_widget_unknown */
  keep(owner: OwnerId, fields: GoldenFields): Promise<Golden>
  /** @throws golden_not_found, golden_widget_unknown */
  change(owner: OwnerId, id: string, fields: GoldenFields): Promise<Golden>
  /** @throws golden_not_found */
  remove(owner: OwnerId, id: string): Promise<void>
  /** What it was answered with; nothing where it changed or went meanwhile. */
  asked(asked: Golden, outcome: Outcome): Promise<void>
  forgetWidget(owner: OwnerId, widgetId: string): Promise<void>
}

export interface GoldenOptions {
  store: Store
  clock: Clock
  ids: Ids
  widgets: Pick<Widgets, 'find'>
}

/** Questions that have to be answered with a fact, whatever changes. */
export function createGoldenQuestions({ store, clock, ids, widgets }: GoldenOptions): GoldenQuestions {
  const questions = store.collection<Golden>(goldenSpec)

  /** The oldest stay: of several that are kept at once as many as there is room for. */
  async function inOrder(owner: OwnerId, direction: 'asc' | 'desc'): Promise<Golden[]> {
    const { records } = await questions.find(owner, { sort: { by: 'createdAt', direction }, limit: 2 * GOLDEN_MAX })
    return records
  }

  async function checkWidget(owner: OwnerId, { widgetId }: GoldenFields): Promise<void> {
    if (widgetId !== null && !(await widgets.find(owner, widgetId))) throw failures.golden_widget_unknown()
  }

  const tooMany = () => failures.golden_limit_reached({ values: { limit: GOLDEN_MAX } })

  return {
    list: (owner) => inOrder(owner, 'desc'),
    page: (limit, cursor) => questions.find(everyOwner, { limit, cursor }),
    get: (owner, id) => questions.get(owner, id),
    async keep(owner, fields) {
      await checkWidget(owner, fields)
      if ((await inOrder(owner, 'asc')).length >= GOLDEN_MAX) throw tooMany()
      const { question, fact, widgetId } = fields
      const kept = await questions.insert(owner, {
        id: ids.next(),
        ownerId: owner,
        widgetId: widgetId ?? '',
        question,
        fact,
        createdAt: clock.now().getTime(),
        last: null,
        before: null,
      })
      const place = (await inOrder(owner, 'asc')).findIndex(({ id }) => id === kept.id)
      if (place < GOLDEN_MAX) return kept
      await questions.remove(owner, kept.id)
      throw tooMany()
    },
    async change(owner, id, fields) {
      await checkWidget(owner, fields)
      const { question, fact, widgetId } = fields
      const changes = { question, fact, widgetId: widgetId ?? '', last: null, before: null }
      return questions.update(owner, id, (current) => ({ ...current, ...changes })).catch(unlessThere)
    },
    async remove(owner, id) {
      if (!(await questions.get(owner, id))) throw failures.golden_not_found()
      await questions.remove(owner, id)
    },
    async asked(asked, outcome) {
      await questions
        .update(asked.ownerId, asked.id, (current) => (isSame(current, asked) ? told(current, outcome) : current))
        .catch((error: unknown) => {
          if (!(error instanceof RecordNotFound)) throw error
        })
    },
    async forgetWidget(owner, widgetId) {
      const { records } = await questions.find(owner, { where: { widgetId }, limit: 2 * GOLDEN_MAX })
      await Promise.all(records.map(({ id }) => questions.remove(owner, id)))
    },
  }
}

const isSame = (one: Golden, other: Golden) =>
  one.question === other.question && one.fact === other.fact && one.widgetId === other.widgetId

/** A run that ended late tells nothing about today. */
function told(current: Golden, outcome: Outcome): Golden {
  const { last } = current
  if (last && last.at > outcome.at) return current
  return { ...current, last: outcome, before: last && last.comes !== outcome.comes ? last : current.before }
}

function unlessThere(error: unknown): never {
  throw error instanceof RecordNotFound ? failures.golden_not_found() : error
}

export function viewOf({ id, question, fact, widgetId, createdAt, last, before }: Golden): GoldenQuestion {
  return {
    id,
    question,
    fact,
    widgetId: widgetId === '' ? null : widgetId,
    createdAt: new Date(createdAt).toISOString(),
    last: last && outcomeView(last),
    before: before && outcomeView(before),
  }
}

export const outcomeView = (outcome: Outcome): GoldenOutcome => ({ ...outcome, at: new Date(outcome.at).toISOString() })
