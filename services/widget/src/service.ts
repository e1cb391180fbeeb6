import {
  createWidget,
  deleteWidget,
  discardWidgetDraft,
  giveSiteWidget,
  listSiteWidgets,
  publishWidget,
  replaceDocument,
  returnToVersion,
  saveWidgetDraft,
  widgetVersions,
  demoWidget,
  listWidgets,
  retention,
  updateWidget,
  uploadAvatar,
  widgetAvatar,
  widgetFrame,
} from '@docent/proto/http'
import { DEMO_OWNER } from '@docent/proto/ids'
import { isEntitled } from '@docent/proto/plans'
import { createRedraw, pictureHeaders } from '@docent/runtime/pictures'
import { createHeldPlans } from '@docent/runtime/plans'
import { retentionOf } from '@docent/runtime/retention'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { createAvatars } from './avatars/avatars.ts'
import { settings } from './config.ts'
import { createKnownDocuments } from './documents/known.ts'
import { failures } from './failures.ts'
import { createSites } from './sites/sites.ts'
import { settingsOf } from './widgets/input.ts'
import { lookOf, versionView, viewOf } from './widgets/present.ts'
import { createWidgets } from './widgets/widgets.ts'
import { avatarsOf, versionsOf } from './widgets/versions.ts'
import { createWithAvatars } from './widgets/with-avatars.ts'

const AVATARS_WAITING = 16
/** Its address never shows another one. */
const AVATAR_HEADERS = pictureHeaders({
  fileName: 'avatar',
  shownBy: 'cross-origin',
  cacheControl: 'public, max-age=31536000, immutable',
})

/** Keeps the widgets that owners configured. */
export const widget = defineService({
  name: 'widget',
  settings,
  failures: failures.catalog,
  needs: ['store', 'blobs', 'bus'],
  async start({ config, engines: { store, blobs }, clock, ids, log }) {
    const plans = createHeldPlans({ store, service: 'widget', clock, table: config.plans })
    const documents = createKnownDocuments({ store, waitMs: config.documentWaitMs })
    const widgets = createWidgets({ store, clock, ids, plans, documents })
    const avatars = createAvatars({
      store,
      blobs,
      clock,
      ids,
      redraw: createRedraw({ timeLimitMs: config.avatarSeconds * 1000, waiting: AVATARS_WAITING }),
      unusedMs: config.avatarUnusedHours * 3_600_000,
      usedBy: async (owner) => new Set((await widgets.list(owner)).flatMap((one) => [...avatarsOf(one)])),
    })
    const { usualDays, longestDays } = retentionOf(config)
    const sites = createSites({ widgets, plans, table: config.plans, publicUrl: config.publicUrl })
    const withAvatars = createWithAvatars(widgets, avatars)
    const present = (one: Parameters<typeof viewOf>[0], readOnly = false) => viewOf(one, config.publicUrl, readOnly)
    const shown = (one: Parameters<typeof viewOf>[0]) => ({ success: true as const, widget: present(one) })
    const sweeping = repeat({ name: 'widget sweep', everyMs: config.sweepSeconds * 1000, task: sweep, log })
    async function sweep(): Promise<void> {
      await widgets.sweep()
      await avatars.sweep()
    }

    return {
      routes(router) {
        router.on(listWidgets, async ({ owner }) => {
          const [all, readOnly] = await Promise.all([widgets.list(owner), widgets.readOnly(owner)])
          return { success: true as const, widgets: all.map((one) => present(one, readOnly.has(one.id))) }
        })
        router.on(createWidget, async ({ owner, byKey, body }) => {
          const created = await withAvatars.create(owner, settingsOf(body, longestDays), byKey ? 'key' : 'owner')
          return { success: true as const, id: created.id, widget: present(created) }
        })
        router.on(updateWidget, async ({ owner, byKey, query: { id }, body }) => {
          const by = byKey ? 'key' : 'owner'
          return shown(await withAvatars.update(owner, id, settingsOf(body, longestDays), by))
        })
        router.on(saveWidgetDraft, async ({ owner, query: { id }, body }) =>
          shown(await withAvatars.saveDraft(owner, id, settingsOf(body, longestDays))),
        )
        router.on(discardWidgetDraft, async ({ owner, query: { id } }) =>
          shown(await withAvatars.discardDraft(owner, id)),
        )
        router.on(publishWidget, async ({ owner, body: { id, savedAt } }) =>
          shown(await withAvatars.publishDraft(owner, id, savedAt)),
        )
        router.on(widgetVersions, async ({ owner, query: { id } }) => {
          const found = await widgets.get(owner, id)
          if (!found) throw failures.widget_not_found()
          return { success: true as const, versions: versionsOf(found).map(versionView) }
        })
        router.on(returnToVersion, async ({ owner, body: { id, version } }) =>
          shown(await withAvatars.returnTo(owner, id, version)),
        )
        router.on(replaceDocument, async ({ owner, body: { documentId, by } }) => ({
          success: true as const,
          widgets: await widgets.replaceDocument(owner, documentId, by),
        }))
        router.on(listSiteWidgets, async ({ owner, query: { site } }) => ({
          success: true as const,
          ...(await sites.list(owner, site)),
        }))
        router.on(giveSiteWidget, async ({ owner, body }) => ({
          success: true as const,
          widget: await sites.give(owner, body),
        }))
        router.on(deleteWidget, async ({ owner, query }) => {
          await withAvatars.remove(owner, query.id)
          return { success: true as const }
        })
        router.on(retention, async () => ({ success: true as const, usualDays, longestDays }))
        router.on(uploadAvatar, async ({ owner, body }) => ({
          success: true as const,
          url: await avatars.add(owner, body.fileContent),
        }))
        router.on(widgetAvatar, async ({ params, reply }) =>
          reply.headers(AVATAR_HEADERS).send(await avatars.read(params.avatarId)),
        )
        router.on(demoWidget, async () => {
          const [newest] = await widgets.list(DEMO_OWNER)
          return { success: true as const, widgetId: newest?.id ?? null }
        })
        router.on(widgetFrame, async ({ query }) => {
          const found = await widgets.find(query.widgetId)
          if (!found) throw failures.widget_not_found()
          const { id, ownerId, name, keepHistory, allowedDomains, showBranding = false } = found
          const branding = showBranding || !isEntitled(await plans.of(ownerId), 'branding-removal')
          return { success: true as const, widgetId: id, name, keepHistory, branding, allowedDomains, ...lookOf(found) }
        })
      },

      restates: { 'widget.saved': widgets.told },

      hears: {
        async 'document.chunked'({ documentId }, { ownerId }) {
          await documents.added(ownerId, documentId)
        },
        async 'document.deleted'({ documentId }, { ownerId, id }) {
          await documents.deleted(ownerId, documentId)
          await widgets.dropDocument(ownerId, documentId, id)
        },
        async 'subscription.changed'(held, event) {
          await plans.heard(held, event)
        },
      },

      async begin() {
        await sweeping.begin()
      },
      async stop() {
        await sweeping.stop()
      },
    }
  },
})
