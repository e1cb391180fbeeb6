import type { WidgetBasis } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { limitOf, type Plan } from '@docent/proto/plans'
import { say } from '@docent/proto/events'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Change, type Store, type WriteOptions } from '@docent/runtime/store'
import { restated } from '@docent/runtime/service/restating.ts'
import { createQuota, type HoldTruth } from '@docent/runtime/store/quota.ts'
import type { KnownDocuments } from '../documents/known.ts'
import { failures } from '../failures.ts'
import type { HeldPlans } from '@docent/runtime/plans'
import { limited, withLimitsNoted, withLimitsOf } from './daily-limit.ts'
import { saidSaved } from './present.ts'
import { widgetCollection, type Publication, type WidgetRecord, type WidgetSettings } from './record.ts'
import {
  allowing,
  documentsOf,
  drafted,
  everyDocumentOf,
  formerSettings,
  publish,
  publishDraft,
  replaced,
  undrafted,
  whole,
  without,
  type Looked,
} from './versions.ts'

export interface WidgetsOptions {
  store: Store
  clock: Clock
  ids: Ids
  plans: HeldPlans
  documents: KnownDocuments
}

const ONE = { widgets: 1 } as const
const HOLD_MS = 60_000
const PAGE = 1_000

/** The widgets of all owners, as many for each as their plan allows. */
export function createWidgets({ store, clock, ids, plans, documents }: WidgetsOptions) {
  const widgets = store.collection(widgetCollection)
  const places = createQuota({ store, name: 'widget.places', kinds: ['widgets'], clock, holdForMs: HOLD_MS })

  return {
    /** Every widget, as it is said when it is saved. */
    told: restated(widgets, (one) => (one.state === 'active' ? { event: saidSaved(one, false) } : undefined)),

    async list(owner: OwnerId): Promise<WidgetRecord[]> {
      const all: WidgetRecord[] = []
      for await (const one of activeOf(owner, 'desc')) all.push(one)
      return all
    },

    /** A widget by its id alone: visitors know nothing else. */
    async find(id: string): Promise<WidgetRecord | undefined> {
      const widget = await widgets.get(everyOwner, id)
      return widget?.state === 'active' ? widget : undefined
    },

    async get(owner: OwnerId, id: string): Promise<WidgetRecord | undefined> {
      const widget = await widgets.get(owner, id)
      return widget?.state === 'active' ? widget : undefined
    },

    readOnly,

    async create(owner: OwnerId, settings: WidgetSettings, by: Publication['by'] = 'owner'): Promise<WidgetRecord> {
      await refuseUnknown(owner, settings.documentIds)
      const id = ids.next()
      await takePlace(owner, id)
      const plan = await plans.of(owner)
      const record: WidgetRecord = {
        ...limited(settings, plan),
        id,
        ownerId: owner,
        state: 'active',
        createdAt: clock.now().getTime(),
        published: { number: 1, at: clock.now().getTime(), by },
      }
      const created = await widgets.insert(owner, record, [saidSaved(record, true)])
      if (!(await places.settle(owner, id))) await keepPlace(owner, id)
      // The plan changed when this one was not there yet.
      if ((await plans.of(owner)).id !== plan.id) await followPlan(owner)
      return withoutDeleted(created)
    },

    /** What counts at once. A draft stays as it is. */
    update: (
      owner: OwnerId,
      id: string,
      settings: WidgetSettings,
      by: Publication['by'] = 'owner',
    ): Promise<WidgetRecord> =>
      edited(owner, id, settings, (current) => {
        const next = publish(current, whole(settings, current), { at: clock.now().getTime(), by })
        return [next, saidSaved(next, false)]
      }),

    /** Lets a website show it, in what visitors see and in its draft. Bears repeats. */
    allow: (owner: OwnerId, id: string, domain: string): Promise<WidgetRecord> =>
      edited(owner, id, undefined, (current) => {
        const next = allowing(current, domain, clock.now().getTime())
        return next === current ? current : [next, saidSaved(next, false)]
      }),

    /** What only its owner sees, until it is published. @throws widget_changed, draft_changed */
    saveDraft: (owner: OwnerId, id: string, settings: WidgetSettings, basedOn?: WidgetBasis): Promise<WidgetRecord> =>
      edited(owner, id, settings, (current) => drafted(current, settings, clock.now().getTime(), basedOn)),

    /** @throws draft_changed */
    discardDraft: (owner: OwnerId, id: string, savedAt?: string): Promise<WidgetRecord> =>
      edited(owner, id, undefined, (current) => undrafted(current, savedAt)),

    /** @throws no_draft, draft_changed, widget_changed */
    publishDraft: (owner: OwnerId, id: string, looked: Looked): Promise<WidgetRecord> =>
      edited(owner, id, undefined, (current) => publishDraft(current, looked, clock.now().getTime())),

    /** Publishes what visitors saw before, as a version of its own. @throws version_not_found */
    async returnTo(owner: OwnerId, id: string, number: number): Promise<WidgetRecord> {
      return edited(owner, id, undefined, (current) => {
        const how = { at: clock.now().getTime(), by: 'owner', returnedTo: number } as const
        const next = publish(current, formerSettings(current, number), how)
        return [next, saidSaved(next, false)]
      })
    },

    async remove(owner: OwnerId, id: string): Promise<void> {
      await change(owner, id, (current) => {
        if (current.state !== 'active') throw failures.widget_not_found()
        return [{ ...current, state: 'leaving' }, say('widget.deleted', { widgetId: id })]
      })
      await leave(owner, id)
    },

    /** Takes a deleted document out of every widget. Bears repeats: a widget without it is left as it is. */
    async dropDocument(owner: OwnerId, documentId: string, cause: string): Promise<void> {
      for await (const widget of activeOf(owner, 'asc')) {
        if (documentsOf(widget).includes(documentId)) await strip(owner, widget.id, [documentId], cause)
      }
    },

    /** Names of the widgets that answer from the new document. Bears repeats, and being cut off between two widgets. @throws document_unknown */
    async replaceDocument(owner: OwnerId, documentId: string, by: string): Promise<string[]> {
      await refuseUnknown(owner, [by])
      const names: string[] = []
      for await (const widget of activeOf(owner, 'asc')) {
        if (!everyDocumentOf(widget).includes(documentId)) continue
        const saved = await change(owner, widget.id, (current) =>
          current.state === 'active' ? replaced(current, documentId, by) : current,
        )
        // Deleted while it took its place: a widget has no document that is gone.
        await withoutDeleted(saved)
        if (widget.documentIds.includes(documentId)) names.push(widget.name)
      }
      return names
    },

    /** Before the plan of an owner changes. Bears repeats. */
    async noteLimits(owner: OwnerId): Promise<void> {
      const plan = await plans.of(owner)
      for await (const { id } of activeOf(owner, 'asc')) {
        await unlessGone(widgets.update(owner, id, (current) => withLimitsNoted(current, plan)))
      }
    },

    followPlan,

    /** Finishes what a crash left half done. */
    async sweep(): Promise<void> {
      const { records } = await widgets.find(everyOwner, { where: { state: 'leaving' }, limit: PAGE })
      for (const { ownerId, id } of records) await leave(ownerId, id)
      await places.sweep(truthOf)
    },
  }

  /** Limits that nobody chose become those of the plan of now. Bears repeats. */
  async function followPlan(owner: OwnerId): Promise<void> {
    const plan = await plans.of(owner)
    for await (const { id } of activeOf(owner, 'asc')) {
      await unlessGone(
        widgets.update(owner, id, (current) => (current.state === 'active' ? withLimitsOf(current, plan) : current)),
      )
    }
  }

  async function* activeOf(owner: OwnerId, direction: 'asc' | 'desc'): AsyncGenerator<WidgetRecord> {
    let cursor: string | undefined
    do {
      const page = await widgets.find(owner, {
        where: { state: 'active' },
        sort: { by: 'createdAt', direction },
        limit: PAGE,
        cursor,
      })
      yield* page.records
      cursor = page.next
    } while (cursor !== undefined)
  }

  /** The ids of those that are more than the plan holds: the newest ones. After a change to a smaller plan there may be. */
  async function readOnly(owner: OwnerId): Promise<ReadonlySet<string>> {
    const limit = limitOf((await plans.of(owner)).widgets)
    const over = new Set<string>()
    if (!Number.isFinite(limit)) return over
    let place = 0
    for await (const { id } of activeOf(owner, 'asc')) {
      place += 1
      if (place > limit) over.add(id)
    }
    return over
  }

  async function refuseReadOnly(owner: OwnerId, id: string): Promise<void> {
    if (!(await readOnly(owner)).has(id)) return
    const plan = await plans.of(owner)
    throw failures.widget_read_only({ values: { plan: plan.name, limit: countOf(plan) } })
  }

  async function takePlace(owner: OwnerId, id: string): Promise<void> {
    const plan = await plans.of(owner)
    const taken = await places.reserve(owner, id, ONE, { widgets: limitOf(plan.widgets) })
    if (taken.granted) return
    throw failures.widget_limit_reached({ values: { plan: plan.name, limit: countOf(plan) } })
  }

  /** The hold ran out while the widget was being written: take it again, or take the widget back. */
  async function keepPlace(owner: OwnerId, id: string): Promise<void> {
    try {
      await takePlace(owner, id)
    } catch (error) {
      await widgets.update(owner, id, (current) => [
        { ...current, state: 'leaving' },
        say('widget.deleted', { widgetId: id }),
      ])
      throw error
    }
    await places.settle(owner, id)
  }

  async function leave(owner: OwnerId, id: string): Promise<void> {
    await places.release(owner, id, ONE)
    await widgets.remove(owner, id)
  }

  async function truthOf(owner: OwnerId, id: string): Promise<HoldTruth> {
    const widget = await widgets.get(owner, id)
    if (!widget) return 'gone'
    return widget.state === 'active' ? 'counted' : 'pending'
  }

  async function refuseUnknown(owner: OwnerId, documentIds: readonly string[]): Promise<void> {
    const [first] = await documents.stillMissing(owner, documentIds)
    if (first !== undefined) throw failures.document_unknown({ values: { documentId: first } })
  }

  /** A document may have been deleted between the check and the write, when its event found no widget to clean. */
  async function withoutDeleted(widget: WidgetRecord): Promise<WidgetRecord> {
    const gone = await documents.missing(widget.ownerId, documentsOf(widget))
    return gone.length === 0 ? widget : strip(widget.ownerId, widget.id, gone)
  }

  async function strip(owner: OwnerId, id: string, gone: readonly string[], cause?: string): Promise<WidgetRecord> {
    const step = (current: WidgetRecord): Change<WidgetRecord> =>
      documentsOf(current).some((one) => gone.includes(one)) ? without(current, gone) : current
    return change(owner, id, step, { cause })
  }

  /** A change that its owner makes. What is new among the documents of `settings` must be theirs. */
  async function edited(
    owner: OwnerId,
    id: string,
    settings: WidgetSettings | undefined,
    step: (current: WidgetRecord) => Change<WidgetRecord>,
  ): Promise<WidgetRecord> {
    const before = await widgets.get(owner, id)
    if (before?.state !== 'active') throw failures.widget_not_found()
    await refuseReadOnly(owner, id)
    const known = documentsOf(before)
    await refuseUnknown(owner, settings?.documentIds.filter((one) => !known.includes(one)) ?? [])
    const saved = await change(owner, id, (current) => {
      if (current.state !== 'active') throw failures.widget_not_found()
      return step(current)
    })
    return withoutDeleted(saved)
  }

  async function change(
    owner: OwnerId,
    id: string,
    step: (current: WidgetRecord) => Change<WidgetRecord>,
    options?: WriteOptions,
  ): Promise<WidgetRecord> {
    try {
      return await widgets.update(owner, id, step, options)
    } catch (error) {
      throw error instanceof RecordNotFound ? failures.widget_not_found() : error
    }
  }
}

async function unlessGone(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!(error instanceof RecordNotFound)) throw error
  }
}

const countOf = ({ widgets }: Plan) => (widgets === 1 ? '1 widget' : `${widgets} widgets`)

export type Widgets = ReturnType<typeof createWidgets>
