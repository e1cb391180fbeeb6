import type { OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'

/** A change of plan that wants to be paid for. */
export interface PlanChange {
  /** The same for a repeat of the same change, so that a provider can recognise it. */
  id: string
  owner: OwnerId
  from: Plan
  to: Plan
}

/** Whether a plan is paid for again when its period is over. */
export interface Renewal {
  owner: OwnerId
  plan: Plan
  renews: boolean
}

/** `note` is a sentence for the owner, "" where there is nothing to say; `reason` says what they can do. */
export type PaymentResult = { confirmed: true; note: string } | { confirmed: false; reason: string }

/** Whoever takes the money. */
export interface Payment {
  /** What an owner should know before any change; "" where there is nothing to say. */
  readonly notice: string
  /** Resolves when the change is paid for, or refused. Must bear repeats of the same change. */
  confirm(change: PlanChange): Promise<PaymentResult>
  /** Resolves when the plan is no longer, or again, paid for each period. Must bear repeats. */
  setRenewal(renewal: Renewal): Promise<PaymentResult>
}
