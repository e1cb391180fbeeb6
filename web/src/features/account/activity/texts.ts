import type { NotedAct } from '@docent/proto/activity'

const named = (does: string) => (about: string) => (about === '' ? does : `${does}: ${about}`)

/** What the page of the activity says. */
export const activityTexts = {
  documentTitle: 'Activity · Docent',
  title: 'Activity',
  lead: 'Who changed what in this account, and when.',
  loading: 'Loading the activity',
  failed: 'Error Loading the Activity',
  before: (days: number) => `Your plan shows the last ${days === 1 ? 'day' : `${days} days`}.`,
  back: 'Back to Team',
  everybody: 'Everybody',
  of: 'Of whom?',
  byKey: 'a program, with an API key',
  empty: { title: 'Nothing was changed yet', text: 'What you and your team do from now on stands here.' },
  older: 'Show Older',
  person: (name: string, role: string) => `${name}, ${role}`,
  nobody: 'Somebody',
} as const

/** What somebody did, by the name of the call. */
const acts: Readonly<Record<NotedAct, (about: string) => string>> = {
  addOwnDomain: named('Added a domain of its own'),
  blockRange: named('Changed what networks are kept out'),
  cancelSubscription: named('Canceled the plan, or took that back'),
  changeGolden: named('Changed a golden question'),
  changeMember: named('Gave another role'),
  changeSubscription: named('Chose a plan'),
  changeWebhook: named('Changed a webhook'),
  createApiKey: named('Created an API key'),
  createWebhook: named('Created a webhook'),
  createWidget: named('Created a widget'),
  deleteConversation: named('Deleted a conversation'),
  deleteDocument: named('Deleted a document'),
  deleteWidget: named('Deleted a widget'),
  discardWidgetDraft: named('Discarded the draft of a widget'),
  eraseVisitor: named('Erased what was kept of a visitor'),
  giveSiteWidget: named('Connected a website'),
  handBack: named('Handed a conversation back to the bot'),
  inviteMember: named('Invited'),
  joinTalk: named('Spoke with a visitor'),
  joinTeam: named('Joined the team'),
  keepGolden: named('Kept a golden question'),
  leaveTeam: named('Left the team'),
  processDocument: named('Uploaded a document'),
  processWebPage: named('Added a web page'),
  publishWidget: named('Published a widget'),
  putAwayUnanswered: named('Put questions away, or brought them back'),
  removeGolden: named('Removed a golden question'),
  removeMember: named('Removed from the team'),
  removeOwnDomain: named('Removed a domain of its own'),
  removeWebhook: named('Removed a webhook'),
  renameDocument: named('Renamed a document'),
  renameTeam: named('Named the team'),
  renewWebhookSecret: named('Made a new secret for a webhook'),
  replaceDocument: named('Replaced a document by another'),
  replayDeliveries: named('Sent webhook messages again'),
  resendInvitation: named('Sent an invitation again'),
  returnToVersion: named('Returned a widget to a former version'),
  revokeApiKey: named('Revoked an API key'),
  revokeInvitation: named('Took an invitation back'),
  saveOwnAnswer: named('Wrote an answer'),
  saveWidgetDraft: named('Changed the draft of a widget'),
  setHandoverSettings: named('Changed when visitors may ask for a person'),
  setMailSender: named('Changed who mails to visitors come from'),
  setWeeklyMail: named('Switched the weekly mail'),
  transferTeam: named('Handed the account over'),
  updateWidget: named('Changed a widget'),
}

/** What a service of a later release noted has no words here yet. */
export const actOf = (act: string, about: string): string => (acts[act as NotedAct] ?? named(act))(about)
