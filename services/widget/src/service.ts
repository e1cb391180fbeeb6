import { nowCalled } from '@docent/proto/activity'
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
import { DEMO_OWNER, type OwnerId } from '@docent/proto/ids'
import { isEntitled } from '@docent/proto/plans'
import { createRedraw, pictureHeaders } from '@docent/runtime/pictures'
import { createHeldPlans } from '@docent/runtime/plans'
import { retentionOf } from '@docent/runtime/retention'
import { tellAbout } from '@docent/runtime/service/activity.ts'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { createAvatars } from './avatars/avatars.ts'
import { settings } from './config.ts'
import { createKnownDocuments } from './documents/known.ts'
import { failures } from './failures.ts'
import { ownDomainLimits } from './own-domains/config.ts'
import { createNetworkProver } from './own-domains/network.ts'
import { createOwnDomains } from './own-domains/own-domains.ts'
import { ownDomainRoutes } from './own-domains/routes.ts'
import { createSites } from './sites/sites.ts'
import { createWhiteLabel } from './white-label/white-label.ts'
import { settingsOf, type WidgetInput } from './widgets/input.ts'
import type { WidgetRecord } from './widgets/record.ts'
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
  async start({ config, engines: { store, blobs }, clock, ids, log, faultPoint }) {
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
    const withAvatars = createWithAvatars(widgets, avatars)
    const { publicUrl } = config
    const limits = ownDomainLimits(config)
    const ownDomains = createOwnDomains({
      store,
      clock,
      ids,
      log,
      prove: createNetworkProver({ resolvers: config.ownDomainsResolver, trialPort: config.ownDomainsTrialPort }),
      allows: async (owner) => isEntitled(await plans.of(owner), 'white-label'),
      publicUrl,
      limits,
      faultPoint,
    })
    const { addressOf } = ownDomains
    const whiteLabel = createWhiteLabel({ plans, table: config.plans, publicUrl, addressOf })
    const sites = createSites({ widgets, plans, table: config.plans, placeOf: whiteLabel.placeOf })
    const present = async (one: WidgetRecord, readOnly = false) =>
      viewOf(one, { ...(await whiteLabel.placeOf(one)), readOnly })
    const shown = async (one: WidgetRecord) => ({ success: true as const, widget: await present(one) })
    /** Of a new widget, or of the one with the id. */
    const checked = async (owner: OwnerId, input: WidgetInput, id?: string) => {
      const settings = settingsOf(input, longestDays)
      const before = id === undefined ? undefined : await widgets.get(owner, id)
      await whiteLabel.check(owner, settings, [before?.look.own, before?.draft?.settings.look.own])
      return settings
    }
    const sweeping = repeat({ name: 'widget sweep', everyMs: config.sweepSeconds * 1000, task: sweep, log })
    async function sweep(): Promise<void> {
      await widgets.sweep()
      await avatars.sweep()
    }

    return {
      routes(router) {
        router.on(listWidgets, async ({ owner }) => {
          const [all, readOnly] = await Promise.all([widgets.list(owner), widgets.readOnly(owner)])
          const views = await Promise.all(all.map((one) => present(one, readOnly.has(one.id))))
          return { success: true as const, widgets: views }
        })
        router.on(createWidget, async ({ owner, byKey, body }) => {
          const created = await withAvatars.create(owner, await checked(owner, body), byKey ? 'key' : 'owner')
          return { success: true as const, id: created.id, widget: await present(created) }
        })
        router.on(updateWidget, async ({ owner, byKey, query: { id }, body }) => {
          const by = byKey ? 'key' : 'owner'
          return shown(await withAvatars.update(owner, id, await checked(owner, body, id), by))
        })
        router.on(saveWidgetDraft, async ({ owner, query: { id }, body: { basedOn, ...input } }) =>
          shown(await withAvatars.saveDraft(owner, id, await checked(owner, input, id), basedOn)),
        )
        router.on(discardWidgetDraft, async ({ owner, query: { id, savedAt } }) =>
          shown(await withAvatars.discardDraft(owner, id, savedAt)),
        )
        router.on(publishWidget, async ({ owner, body: { id, ...looked } }) =>
          shown(await withAvatars.publishDraft(owner, id, looked)),
        )
        router.on(widgetVersions, async ({ owner, query: { id } }) => {
          const found = await widgets.get(owner, id)
          if (!found) throw failures.widget_not_found()
          return { success: true as const, versions: versionsOf(found).map(versionView) }
        })
        router.on(returnToVersion, async ({ owner, body: { id, version } }) =>
          shown(await withAvatars.returnTo(owner, id, version)),
        )
        router.on(replaceDocument, async ({ owner, body: { documentId, by }, request }) => {
          const names = [await documents.nameOf(owner, documentId), await documents.nameOf(owner, by)] as const
          tellAbout(request, nowCalled(...names))
          return { success: true as const, widgets: await widgets.replaceDocument(owner, documentId, by) }
        })
        router.on(listSiteWidgets, async ({ owner, query: { site } }) => ({
          success: true as const,
          ...(await sites.list(owner, site)),
        }))
        router.on(giveSiteWidget, async ({ owner, body }) => ({
          success: true as const,
          widget: await sites.give(owner, body),
        }))
        ownDomainRoutes(router, { domains: ownDomains, whiteLabel, clock, limits })
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
          // Whoever has a host must not see the widgets of others under it.
          const host = query.host === undefined ? undefined : await ownDomains.served(query.host)
          if (!found || (query.host !== undefined && host?.ownerId !== found.ownerId)) throw failures.widget_not_found()
          const { id, ownerId, name, keepHistory, allowedDomains } = found
          const { own: _, ...look } = lookOf(found)
          const shows = await whiteLabel.shown(ownerId, found)
          return { success: true as const, widgetId: id, name, keepHistory, allowedDomains, ...shows, ...look }
        })
      },

      restates: { 'widget.saved': widgets.told },

      hears: {
        'document.chunked': documents.named,
        'document.renamed': documents.named,
        async 'document.deleted'({ documentId }, { ownerId, id }) {
          await documents.deleted(ownerId, documentId)
          await widgets.dropDocument(ownerId, documentId, id)
        },
        async 'subscription.changed'(held, event) {
          await widgets.noteLimits(event.ownerId)
          await plans.heard(held, event)
          await widgets.followPlan(event.ownerId)
        },
      },

      async begin() {
        await Promise.all([sweeping.begin(), ownDomains.runner.begin()])
      },
      async stop() {
        await Promise.all([sweeping.stop(), ownDomains.runner.stop()])
      },
    }
  },
})
