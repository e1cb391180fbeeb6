import {
  NEUTRAL_NAMES,
  PRODUCT_NAMES,
  productFooter,
  wornOf,
  type BubbleFooter,
  type BubbleNames,
  type OwnLook,
  type WornLook,
} from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import { isEntitled, type Plan } from '@docent/proto/plans'
import type { HeldPlans } from '@docent/runtime/plans'
import { failures } from '../failures.ts'
import type { WidgetRecord, WidgetSettings } from '../widgets/record.ts'

export interface WhiteLabelOptions {
  plans: HeldPlans
  table: readonly Plan[]
  publicUrl: string
  /** Where loader and frame of an owner come from. */
  addressOf(owner: OwnerId): Promise<{ address: string; isOwn: boolean }>
}

const isIn = (plan: Plan) => isEntitled(plan, 'white-label')

/** What the plan of an owner decides about how a bubble shows itself: its footer, its names, its own look. */
export function createWhiteLabel({ plans, table, publicUrl, addressOf }: WhiteLabelOptions) {
  const allowing = table.filter(isIn).map(({ name }) => name)

  return {
    /** Names of the plans that have it. */
    allowing,
    has: async (owner: OwnerId): Promise<boolean> => isIn(await plans.of(owner)),

    /** @throws white_label_not_in_plan */
    async needed(owner: OwnerId): Promise<void> {
      const plan = await plans.of(owner)
      if (isIn(plan)) return
      throw failures.white_label_not_in_plan({ values: { plan: plan.name, plans: allowing.join(' or ') } })
    },

    /** Refuses what is new; what was kept in a larger plan may stay, and is not shown. @throws white_label_not_in_plan */
    async check(
      owner: OwnerId,
      { look: { own } }: WidgetSettings,
      kept: (OwnLook | null | undefined)[],
    ): Promise<void> {
      const isKept = kept.some((one) => JSON.stringify(one) === JSON.stringify(own))
      if (own && !isKept) await this.needed(owner)
    },

    /**
     * Where the loader is, and under which names: neutral ones for whoever chose a brand or has a host of their own; what others have
     * pasted and call by name stays as it is.
     */
    async placeOf({
      ownerId,
      look,
    }: Pick<WidgetRecord, 'ownerId' | 'look'>): Promise<{ address: string; names: BubbleNames }> {
      const { address, isOwn } = await addressOf(ownerId)
      const isNeutral = isOwn || (look.own && isIn(await plans.of(ownerId)))
      return { address, names: isNeutral ? NEUTRAL_NAMES : PRODUCT_NAMES }
    },

    /** What visitors see of it. */
    async shown(
      owner: OwnerId,
      { showBranding = false, look: { own } }: WidgetSettings,
    ): Promise<{ branding: boolean; footer: BubbleFooter | null; worn: WornLook | null }> {
      const plan = await plans.of(owner)
      const worn = own && isIn(plan) ? own : undefined
      const isOwn = worn !== undefined && worn.footer.text !== ''
      const branding = !isOwn && (showBranding || !isEntitled(plan, 'branding-removal'))
      const footer = isOwn ? worn.footer : branding ? productFooter(publicUrl) : null
      return { branding, footer, worn: worn ? wornOf(worn) : null }
    },
  }
}

export type WhiteLabel = ReturnType<typeof createWhiteLabel>
