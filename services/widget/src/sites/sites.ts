import { isAllowedOrigin } from '@docent/proto/allowed-origins'
import { normalizeDomain } from '@docent/proto/domains'
import type { giveSiteWidget, listSiteWidgets, RouteBody, RouteReplyInput, SitePlace } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { isEntitled, type Plan } from '@docent/proto/plans'
import type { HeldPlans } from '@docent/runtime/plans'
import { failures } from '../failures.ts'
import type { WhiteLabel } from '../white-label/white-label.ts'
import { scriptOf, viewOf } from '../widgets/present.ts'
import type { WidgetRecord } from '../widgets/record.ts'
import type { Widgets } from '../widgets/widgets.ts'

export interface SitesOptions {
  widgets: Widgets
  plans: HeldPlans
  table: readonly Plan[]
  placeOf: WhiteLabel['placeOf']
}

/** Widgets for websites that ask an owner for one, as the WordPress plugin does. */
export function createSites({ widgets, plans, table, placeOf: loaderOf }: SitesOptions) {
  const allowing = table.filter((plan) => isEntitled(plan, 'wordpress')).map(({ name }) => name)

  return {
    /** @throws invalid_site */
    async list(owner: OwnerId, site: string): Promise<Omit<RouteReplyInput<typeof listSiteWidgets>, 'success'>> {
      domainOf(site)
      const plan = await plans.of(owner)
      const isAllowed = isEntitled(plan, 'wordpress')
      const all = isAllowed ? await widgets.list(owner) : []
      return {
        isAllowed,
        plan: plan.name,
        plans: allowing,
        widgets: all.map((one) => ({ id: one.id, name: one.name, color: one.look.color, place: placeOf(one, site) })),
      }
    },

    /** @throws invalid_site, wordpress_not_in_plan, widget_not_found, widget_read_only */
    async give(
      owner: OwnerId,
      { id, site, allow }: RouteBody<typeof giveSiteWidget>,
    ): Promise<RouteReplyInput<typeof giveSiteWidget>['widget']> {
      const domain = domainOf(site)
      const plan = await plans.of(owner)
      if (!isEntitled(plan, 'wordpress')) {
        throw failures.wordpress_not_in_plan({ values: { plan: plan.name, plans: allowing.join(' or ') } })
      }
      const found = await widgets.get(owner, id)
      if (!found) throw failures.widget_not_found()
      const mustAllow = allow && (placeOf(found, site) === 'missing' || isMissingInDraft(found, site))
      const given = mustAllow ? await widgets.allow(owner, id, domain) : found
      const place = await loaderOf(given)
      const { name, embedCode } = viewOf(given, { ...place, readOnly: false })
      const src = scriptOf(id, place)
      return { id, name, embedCode, src, origin: new URL(src).origin }
    },
  }
}

/** The site as a line of the allowed domains. @throws invalid_site */
function domainOf(site: string): string {
  const meant = URL.canParse(site) && new URL(site).origin === site ? normalizeDomain(site) : undefined
  if (meant && 'pattern' in meant) return meant.pattern
  throw failures.invalid_site()
}

function placeOf({ allowedDomains }: Pick<WidgetRecord, 'allowedDomains'>, site: string): SitePlace {
  if (allowedDomains.length === 0) return 'anywhere'
  return isAllowedOrigin(site, allowedDomains) ? 'listed' : 'missing'
}

const isMissingInDraft = ({ draft }: WidgetRecord, site: string) =>
  draft ? placeOf(draft.settings, site) === 'missing' : false
