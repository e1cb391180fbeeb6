import type { OwnerId } from '@docent/proto/ids'
import type { Plan } from '@docent/proto/plans'

/** A change of plan that wants to be paid for. */
export interface PlanChange {
  /** The same for a repeat of the same change, so that a provider can recognise it. */
  id: string
  owner: OwnerId
  /** Where invoices go; "" while it is not known. */
  email: string
  from: Plan
  to: Plan
}

/** Whether a plan is paid for again when its period is over. */
export interface Renewal {
  owner: OwnerId
  renews: boolean
}

/**
 * `confirmed`: the caller writes the change down, and `note` is a sentence for the owner, "" where there is nothing to say.
 * `settled`: the provider made it, and what came of it is written down as its standing already. `pay-first`: nothing changed
 * yet; the owner pays at `address`. `refused`: `reason` says what they can do.
 */
export type PaymentResult =
  | { outcome: 'confirmed'; note: string }
  | { outcome: 'settled'; note: string }
  | { outcome: 'pay-first'; address: string }
  | { outcome: 'refused'; reason: string }

/** What a provider says of an owner, at one moment. Times are milliseconds since 1970. */
export interface Standing {
  /** What is paid for; the plan of new accounts when nothing is. */
  planId: string
  /** When what is paid for began. */
  startedAt: number | null
  /** When it is paid for again; null when it is not. */
  renewsAt: number | null
  /** When it ends: it was canceled, or a payment failed and the days of grace are over then. */
  endsAt: number | null
  /** The payment that failed. */
  failed: { invoiceId: string; at: number } | null
  /** A smaller plan that is paid for from then on. */
  next: { planId: string; at: number } | null
}

/** What a provider keeps of an owner beside their standing. */
export interface Account {
  /** The plan whose payment page is open; null when none is. */
  paying: string | null
  canManage: boolean
}

/** Whoever takes the money. */
export interface Payment {
  /** What an owner should know before any change; "" where there is nothing to say. */
  readonly notice: string
  /** Resolves when the change is made, refused, or waits to be paid. Must bear repeats of the same change. @throws payment_away */
  confirm(change: PlanChange): Promise<PaymentResult>
  /** Resolves when the plan is no longer, or again, paid for each period. Must bear repeats. @throws payment_away */
  setRenewal(renewal: Renewal): Promise<PaymentResult>
  account(owner: OwnerId): Promise<Account>
  /** Where the owner sees invoices and changes the card; undefined where there is no such page for them. @throws payment_away */
  manage(owner: OwnerId): Promise<string | undefined>
  /**
   * Takes what the provider tells, as it came with its signature; false when it is about nobody here.
   * @throws no_payment_provider, unsigned_payment_event
   */
  heard(body: string, signature: string): Promise<boolean>
  /** An owner left: nothing is charged any more, whatever dies meanwhile. Bears repeats. */
  leaving(owner: OwnerId): Promise<void>
  begin(): Promise<void>
  stop(): Promise<void>
}

/** Writes down what a provider said of an owner. `order` rises with each time it was asked: an answer that is older changes nothing. */
export type Settle = (owner: OwnerId, standing: Standing, order: number) => Promise<void>
