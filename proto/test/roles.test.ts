import { describe, expect, test } from '@jest/globals'
import { routes } from '../src/http/index.ts'
import { allows, ROLES } from '../src/roles.ts'

/**
 * The least role of every call that an account is for. It stands here once more on purpose: whoever opens a call to more people,
 * or closes it, says so twice.
 */
const least = {
  owner: [
    'addOwnDomain',
    'cancelSubscription',
    'changeMember',
    'changeSubscription',
    'changeWebhook',
    'checkMailSender',
    'checkOwnDomain',
    'createApiKey',
    'createWebhook',
    'deleteTeam',
    'exportConversations',
    'exportMails',
    'getDelivery',
    'inviteMember',
    'listActivity',
    'listApiKeys',
    'listDeliveries',
    'listOwnDomains',
    'listWebhooks',
    'mailSender',
    'managePayment',
    'removeMember',
    'removeOwnDomain',
    'removeWebhook',
    'renameTeam',
    'renewWebhookSecret',
    'replayDeliveries',
    'resendInvitation',
    'revokeApiKey',
    'revokeInvitation',
    'setMailSender',
    'setWeeklyMail',
    'testWebhook',
    'tokenUsage',
    'transferTeam',
    'weeklyMail',
  ],
  editor: [
    'answerFeedback',
    'answersToday',
    'askAgain',
    'askingRanges',
    'blockRange',
    'changeGolden',
    'createWidget',
    'deleteConversation',
    'deleteDocument',
    'deleteWidget',
    'discardWidgetDraft',
    'embedDocument',
    'eraseVisitor',
    'findVisitor',
    'firstSteps',
    'getAnswer',
    'getUsage',
    'getUserDocuments',
    'giveSiteWidget',
    'keepGolden',
    'listDocuments',
    'listGolden',
    'listOwnAnswers',
    'listSiteWidgets',
    'listUnanswered',
    'processDocument',
    'processWebPage',
    'publishWidget',
    'putAwayUnanswered',
    'removeGolden',
    'renameDocument',
    'replaceDocument',
    'retention',
    'returnToVersion',
    'runGolden',
    'saveOwnAnswer',
    'saveWidgetDraft',
    'search',
    'setFirstSteps',
    'setHandoverSettings',
    'starterQuestions',
    'updateWidget',
    'uploadAvatar',
    'widgetVersions',
  ],
  agent: [
    'answerMessage',
    'documentChunks',
    'documentFile',
    'getSubscription',
    'handBack',
    'handoverSettings',
    'joinTalk',
    'listConversations',
    'listTalks',
    'listWidgets',
    'live',
    'markConversation',
    'modelStatus',
    'questionWords',
    'sayToVisitor',
    'showAnalytics',
    'showConversation',
    'showTalk',
    'showTeam',
    'typeToVisitor',
  ],
}

describe('roles', () => {
  test('every call names the role that is written down for it', () => {
    const named = Object.fromEntries(
      ROLES.map((role) => [role, [...routes].filter(([, one]) => one.role === role).map(([name]) => name)]),
    )
    for (const role of ROLES) expect({ [role]: named[role]?.toSorted() }).toEqual({ [role]: least[role].toSorted() })
  })

  test('a call names a role where it is for an account, and only there', () => {
    for (const [name, { auth, role }] of routes) {
      expect([name, role !== undefined]).toEqual([name, auth === 'owner' || auth === 'either'])
    }
  })

  test('each role may do what those after it may, and nothing more', () => {
    const allowed = ROLES.map((held) => ROLES.filter((needed) => allows(held, needed)))
    expect(allowed).toEqual([['owner', 'editor', 'agent'], ['editor', 'agent'], ['agent']])
  })
})
