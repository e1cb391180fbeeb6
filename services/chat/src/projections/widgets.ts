import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import {
  DEFAULT_WAY_OUT,
  dailyAnswerLimitSchema,
  keepDaysSchema,
  widgetPromptSchema,
  wayOutSchema,
} from '@docent/proto'
import { everyOwner, type Query, type Scope, type Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { stampOf, stampShape, supersedes, type Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  name: z.string().optional(),
  prompt: widgetPromptSchema.nullable(),
  keepHistory: z.boolean(),
  documentIds: z.array(idSchema),
  allowedDomains: z.array(z.string()),
  dailyAnswerLimit: dailyAnswerLimitSchema.optional(),
  keepDays: keepDaysSchema.optional(),
  wayOut: wayOutSchema.shape.kind
    .optional()
    .describe('absent in records from before there was a choice: the usual one'),
  mailLook: z
    .object({ color: z.string(), footer: z.object({ text: z.string(), url: z.string() }) })
    .optional()
    .describe('what mails to visitors wear; absent in records from before there were any'),
  deleted: z.boolean(),
  /** When the owner saved this state, ISO: an older event that comes late changes nothing. */
  asOf: z.string(),
  version: stampShape.version,
})
/** What answering needs to know of a widget. */
export type KnownWidget = z.infer<typeof schema>

export interface Widgets {
  /** The widget, unless it is deleted. Visitors are no owner's, so theirs is looked up across owners. */
  find(owner: OwnerId | undefined, widgetId: string): Promise<KnownWidget | undefined>
  /** Those of an owner that are not deleted. */
  ofOwner(owner: OwnerId): Promise<KnownWidget[]>
  /** Those that are not deleted, of all owners; `limited`: only those that say how long they keep conversations. */
  each(limited: boolean): AsyncGenerator<KnownWidget>
  saved(event: EventEnvelope<EventPayload<'widget.saved'>>): Promise<void>
  deleted(event: EventEnvelope<EventPayload<'widget.deleted'>>): Promise<void>
}

/** Whether visitors may leave a message: where the owner chose another way out, nobody expects one. */
export const takesMessages = ({ wayOut = DEFAULT_WAY_OUT.kind }: KnownWidget): boolean => wayOut === 'form'

/** Whether its bubble offers something else where the documents do not answer. */
export const hasWayOut = ({ wayOut = DEFAULT_WAY_OUT.kind }: KnownWidget): boolean => wayOut !== 'none'

/** The header of an own look, where there is one: it is what its visitors know. */
const mailLookOf = ({ color, own }: EventPayload<'widget.saved'>['look']) => ({
  color: own?.header || color,
  footer: own?.footer ?? { text: '', url: '' },
})

const PAGE = 500

export function createWidgets(store: Store): Widgets {
  const widgets = store.collection<KnownWidget>({
    name: 'chat.widgets',
    keeps: {
      of: 'owners',
      what: 'settings of widgets, as heard',
      until: 'the account is deleted; of a deleted widget its id',
    },
    schema,
    indexes: [{ fields: ['keepDays'] }],
  })

  /** Every question of a visitor looks at its widget twice. */
  const remembered = createRemembered<KnownWidget | undefined, string>({ load: (id) => widgets.get(everyOwner, id) })

  async function* present(scope: Scope, where?: Query<KnownWidget>['where']): AsyncGenerator<KnownWidget> {
    let cursor: string | undefined
    do {
      const page = await widgets.find(scope, { where, limit: PAGE, cursor })
      yield* page.records.filter(({ deleted }) => !deleted)
      cursor = page.next
    } while (cursor !== undefined)
  }

  async function changing(widgetId: string, write: () => Promise<unknown>): Promise<void> {
    try {
      await write()
    } finally {
      remembered.changed(widgetId)
    }
  }

  return {
    async find(owner, widgetId) {
      const found = await remembered.of(widgetId)
      // What was not heard of yet may be here the next moment.
      if (!found) remembered.changed(widgetId)
      return found?.deleted || (owner !== undefined && found?.ownerId !== owner) ? undefined : found
    },
    async ofOwner(owner) {
      const all: KnownWidget[] = []
      for await (const one of present(owner)) all.push(one)
      return all
    },
    each: (limited) => present(everyOwner, limited ? { keepDays: { gte: 1 } } : undefined),
    async saved(event) {
      const { id: cause, ownerId, payload } = event
      const {
        widgetId,
        name,
        prompt,
        keepHistory,
        documentIds,
        allowedDomains,
        dailyAnswerLimit = null,
        keepDays = null,
        look,
      } = payload
      await changing(widgetId, () =>
        widgets.save(
          ownerId,
          widgetId,
          (known) =>
            known && (known.deleted || !supersedes(event, stampIn(known)))
              ? known
              : {
                  id: widgetId,
                  ownerId,
                  name,
                  prompt,
                  keepHistory,
                  documentIds,
                  allowedDomains,
                  dailyAnswerLimit,
                  keepDays,
                  wayOut: look.wayOut.kind,
                  mailLook: mailLookOf(look),
                  deleted: false,
                  ...asOf(event, known),
                },
          { cause },
        ),
      )
    },
    async deleted(event) {
      const { id: cause, ownerId, payload } = event
      const nothing = { prompt: null, keepHistory: false, documentIds: [], allowedDomains: [] }
      await changing(payload.widgetId, () =>
        widgets.save(
          ownerId,
          payload.widgetId,
          // Kept even where the widget was never heard of: it may be told of late.
          (known) => ({
            id: payload.widgetId,
            ownerId,
            ...nothing,
            deleted: true,
            ...asOf(event, known),
          }),
          { cause },
        ),
      )
    },
  }
}

const stampIn = ({ asOf, version }: KnownWidget) => ({ saidAt: asOf, version })

function asOf(event: Heard, known: KnownWidget | undefined): Pick<KnownWidget, 'asOf' | 'version'> {
  const { saidAt, version } = stampOf(event, known && stampIn(known))
  return { asOf: saidAt, version }
}
