import * as activity from './activity.ts'
import * as account from './account.ts'
import * as billing from './billing.ts'
import * as chat from './chat.ts'
import type { RouteContract } from './contract.ts'
import * as documents from './documents.ts'
import * as exportCalls from './exports.ts'
import * as golden from './golden.ts'
import * as handover from './handover.ts'
import * as handoverMails from './handover-mails.ts'
import * as identity from './identity.ts'
import * as inbox from './inbox.ts'
import * as insights from './insights.ts'
import * as mailSenders from './mail-sender.ts'
import * as messageAnswers from './message-answers.ts'
import * as models from './models.ts'
import * as notification from './notification.ts'
import * as operation from './operation.ts'
import * as ownAnswers from './own-answers.ts'
import * as ownDomains from './own-domains.ts'
import * as ranges from './ranges.ts'
import * as security from './security.ts'
import * as signingIn from './signing-in.ts'
import * as siteWidgets from './site-widgets.ts'
import * as teams from './teams.ts'
import * as tokens from './tokens.ts'
import * as unanswered from './unanswered.ts'
import * as visitorData from './visitor-data.ts'
import * as weekly from './weekly-mail.ts'
import * as webhooks from './webhooks.ts'
import * as widgets from './widgets.ts'

export * from './account.ts'
export * from './billing.ts'
export * from './chat.ts'
export * from './contract.ts'
export * from './documents.ts'
export * from './exports.ts'
export * from './golden.ts'
export * from './handover.ts'
export * from './handover-mails.ts'
export * from './identity.ts'
export * from './inbox.ts'
export * from './insights.ts'
export * from './mail-sender.ts'
export * from './message-answers.ts'
export * from './models.ts'
export * from './notification.ts'
export * from './operation.ts'
export * from './own-answers.ts'
export * from './own-domains.ts'
export * from './ranges.ts'
export * from './security.ts'
export * from './signing-in.ts'
export * from './site-widgets.ts'
export * from './open-to-keys.ts'
export * from './activity.ts'
export * from './teams.ts'
export * from './tokens.ts'
export * from './unanswered.ts'
export * from './visitor-data.ts'
export * from './webhooks.ts'
export * from './weekly-mail.ts'
export * from './widgets.ts'

const isContract = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value && 'replies' in value

/** Every call of the API by its name, in the order of the modules. */
export const routes: ReadonlyMap<string, RouteContract> = new Map(
  [
    identity,
    signingIn,
    account,
    security,
    teams,
    activity,
    documents,
    ownAnswers,
    chat,
    inbox,
    unanswered,
    golden,
    handover,
    visitorData,
    ranges,
    tokens,
    widgets,
    siteWidgets,
    ownDomains,
    messageAnswers,
    mailSenders,
    billing,
    notification,
    weekly,
    handoverMails,
    webhooks,
    insights,
    exportCalls,
    operation,
    models,
  ].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, RouteContract] => isContract(entry[1])),
  ),
)
