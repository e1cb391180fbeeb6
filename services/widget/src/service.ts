import { createWidget, deleteWidget, listWidgets, updateWidget, widgetFrame } from '@docent/proto/http'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/service/repeat.ts'
import { settings } from './config.ts'
import { createKnownDocuments } from './documents/known.ts'
import { failures } from './failures.ts'
import { createPlans, isBranded } from './plans/plans.ts'
import { settingsOf } from './widgets/input.ts'
import { viewOf } from './widgets/present.ts'
import { createWidgets } from './widgets/widgets.ts'

/** Keeps the widgets that owners configured. */
export const widget = defineService({
  name: 'widget',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus'],
  async start({ config, engines: { store }, clock, ids, log, faultPoint }) {
    const plans = createPlans({ store, clock, table: config.plans })
    const documents = createKnownDocuments({ store, waitMs: config.documentWaitMs })
    const widgets = createWidgets({ store, clock, ids, plans, documents, faultPoint })
    const present = (one: Parameters<typeof viewOf>[0], readOnly = false) => viewOf(one, config.publicUrl, readOnly)
    const sweeping = repeat({ name: 'widget sweep', everyMs: config.sweepSeconds * 1000, task: widgets.sweep, log })

    return {
      routes(router) {
        router.on(listWidgets, async ({ owner }) => {
          const [all, readOnly] = await Promise.all([widgets.list(owner), widgets.readOnly(owner)])
          return { success: true as const, widgets: all.map((one) => present(one, readOnly.has(one.id))) }
        })
        router.on(createWidget, async ({ owner, body }) => {
          const created = await widgets.create(owner, settingsOf(body))
          return { success: true as const, id: created.id, widget: present(created) }
        })
        router.on(updateWidget, async ({ owner, query, body }) => ({
          success: true as const,
          widget: present(await widgets.update(owner, query.id, settingsOf(body))),
        }))
        router.on(deleteWidget, async ({ owner, query }) => {
          await widgets.remove(owner, query.id)
          return { success: true as const }
        })
        router.on(widgetFrame, async ({ query }) => {
          const found = await widgets.find(query.widgetId)
          if (!found) throw failures.widget_not_found()
          const { id, ownerId, name, keepHistory, allowedDomains, look } = found
          const branding = isBranded(await plans.of(ownerId))
          return { success: true as const, widgetId: id, name, keepHistory, branding, allowedDomains, ...look }
        })
      },

      hears: {
        async 'document.chunked'({ documentId }, { ownerId }) {
          await documents.added(ownerId, documentId)
        },
        async 'document.deleted'({ documentId }, { ownerId, id }) {
          await documents.deleted(ownerId, documentId)
          faultPoint('widget.document.deleted')
          await widgets.dropDocument(ownerId, documentId, id)
        },
        async 'subscription.changed'(held, { ownerId, occurredAt }) {
          await plans.heard(ownerId, held, occurredAt)
        },
        async 'user.deleted'(_, { ownerId }) {
          await widgets.forget(ownerId)
          await documents.forget(ownerId)
          await plans.forget(ownerId)
        },
      },

      begin: sweeping.begin,
      stop: sweeping.stop,
    }
  },
})
