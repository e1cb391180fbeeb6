/**
 * Calls that change something of an account, by their names: the activity of a team has a line for each. What is only said to a visitor,
 * asked or looked at has none.
 */
export const NOTED_ACTS = [
  'addOwnDomain',
  'blockRange',
  'cancelSubscription',
  'changeGolden',
  'changeMember',
  'changeSubscription',
  'changeWebhook',
  'createApiKey',
  'createWebhook',
  'createWidget',
  'deleteConversation',
  'deleteDocument',
  'deleteWidget',
  'discardWidgetDraft',
  'eraseVisitor',
  'giveSiteWidget',
  'handBack',
  'inviteMember',
  'joinTalk',
  'joinTeam',
  'keepGolden',
  'leaveTeam',
  'processDocument',
  'processWebPage',
  'publishWidget',
  'putAwayUnanswered',
  'removeGolden',
  'removeMember',
  'removeOwnDomain',
  'removeWebhook',
  'renameDocument',
  'renameTeam',
  'renewWebhookSecret',
  'replaceDocument',
  'replayDeliveries',
  'resendInvitation',
  'returnToVersion',
  'revokeApiKey',
  'revokeInvitation',
  'saveOwnAnswer',
  'saveWidgetDraft',
  'setHandoverSettings',
  'setMailSender',
  'setWeeklyMail',
  'transferTeam',
  'updateWidget',
] as const
export type NotedAct = (typeof NOTED_ACTS)[number]

/** Of these, those that name in their own write who did it: the call is no call of the account that they join or leave. */
export const NOTED_IN_ITS_WRITE: readonly NotedAct[] = ['joinTeam', 'leaveTeam', 'transferTeam']

/** Longest text that says what an act was about, in characters. */
export const ABOUT_MAX_LENGTH = 120

/** What stands around two names. */
const AROUND = '“”, now “”'.length
const LONGEST = Math.floor((ABOUT_MAX_LENGTH - AROUND) / 2)

/** What goes by another name, or whose place another took; a name that was never heard is left out. */
export function nowCalled(old: string, by: string): string {
  const [first, second] = [old, by].filter((name) => name !== '').map((name) => `“${shortened(name)}”`)
  return second === undefined ? (first ?? '') : `${first}, now ${second}`
}

/** No character is cut in two. */
const shortened = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
