import { counted } from '../../../ui/format/count.ts'

/** What the page of a team says. */
export const teamTexts = {
  documentTitle: 'Team · Docent',
  title: 'Team',
  lead: 'The people who work in this account, and what each of them may do.',
  loading: 'Loading the team',
  failed: 'Error Loading the Team',

  name: {
    title: 'Name',
    text: 'Invitations and the menu of everybody in the team show it.',
    label: 'Name of the team',
    save: 'Save Name',
    saved: 'Name saved',
    failed: 'Name not saved',
    badName: 'Use one line of plain text, without line breaks or invisible marks.',
  },

  members: {
    title: 'Members',
    text: 'A new role counts at once. Whoever is removed loses sight of the account at once; what they wrote stays.',
    you: 'You',
    role: (name: string) => `Role of ${name}`,
    changed: (name: string, role: string) => `${name} is ${role} now`,
    notChanged: 'The role was not changed',
    since: (when: string) => `since ${when}`,
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removal: {
      title: (name: string) => `Remove ${name} from the team?`,
      text: 'They see nothing of this account any more. Answers, documents and notes that they wrote stay. You can invite them again.',
      keep: 'Cancel',
      confirm: 'Remove From Team',
    },
    removed: (name: string) => `${name} is not in the team any more`,
    notRemoved: 'Nobody was removed',
  },

  invite: {
    title: 'Invite somebody',
    text: 'They get a mail with a link. It works once, for 7 days, for an account with that address.',
    email: 'Email address',
    role: 'Role',
    submit: 'Send Invitation',
    sent: 'The invitation is on its way',
    sentText: (email: string) => `It goes to ${email}.`,
    keptText: 'No mail server is connected here: the mail is a file in the outbox folder.',
    failed: 'Nobody was invited',
    required: 'Enter the address of whoever you want to invite.',
    places: (taken: number, limit: number) =>
      limit === -1 ? `${counted(taken, 'person', 'people')} in the team.` : `${taken} of ${limit} places taken.`,
    full: 'The team is full',
    fullText: (limit: number) =>
      `Your plan has room for ${counted(limit, 'person', 'people')}, you and open invitations among them.`,
    plans: 'See Plans',
  },

  invitations: {
    title: 'Invitations',
    text: 'Not accepted yet. Each takes a place of the plan until it is accepted or taken back.',
    sent: (when: string) => `Sent ${when}`,
    until: (when: string) => `works until ${when}`,
    over: 'Expired',
    resend: 'Send Again',
    resendOne: (email: string) => `Send Again to ${email}`,
    resent: 'Sent again',
    resentText: (email: string) => `The link in the mail before does not work any more. The new one goes to ${email}.`,
    notSent: 'It was not sent',
    withdraw: 'Take Back',
    withdrawOne: (email: string) => `Take Back from ${email}`,
    withdrawn: 'The invitation was taken back',
    notWithdrawn: 'It was not taken back',
  },

  activity: {
    title: 'Activity',
    text: 'Who changed what in this account, and when.',
    open: 'See the Activity',
  },

  transfer: {
    title: 'Hand the account over',
    text: 'To somebody in the team, with everything in it and its plan. You stay as an editor.',
    nobody: 'There is nobody in the team yet: invite the one it is for first.',
    to: 'To whom?',
    submit: 'Hand Over…',
    dialog: {
      title: (name: string) => `Hand the account over to ${name}?`,
      keep: 'Cancel',
      confirm: 'Hand It Over',
    },
    means: (name: string) => [
      `${name} owns it from now on: documents, widgets, conversations, the plan, the team, API keys and webhooks.`,
      'Where the plan is paid for, it goes on with your card until they change it.',
      'You stay as an editor, with an account of your own beside it, and sign in as before. Your other sessions end.',
      'Only the new owner can give it back.',
    ],
    failed: 'Nothing was handed over',
  },

  end: {
    title: 'Delete the team',
    text: 'Everything in it is erased, for good: documents, widgets, conversations, plan and usage. Your own account stays.',
    submit: 'Delete Team…',
    dialog: {
      title: (name: string) => `Delete ${name}?`,
      text: 'Everything in it is gone within seconds, for everybody in the team. Its widgets stop answering. It cannot be undone.',
      keep: 'Keep the Team',
      confirm: 'Delete Everything',
    },
    type: (name: string) => `Type ${name} to confirm`,
    mistyped: 'This is not the name of the team.',
    failed: 'Nothing was deleted',
  },

  proof: {
    password: 'Your password',
    required: { password: 'Enter your password.', code: 'Enter the code.' },
  },
  secret: { show: 'Show password', hide: 'Hide password' },

  leave: {
    title: 'Leave the team',
    text: 'You keep your own account. To come back, you have to be invited again.',
    submit: 'Leave Team…',
    dialog: {
      title: (name: string) => `Leave ${name}?`,
      text: 'You see nothing of this account any more, at once. What you wrote stays.',
      keep: 'Stay',
      confirm: 'Leave Team',
    },
    left: (name: string) => `You left ${name}`,
    failed: 'You are still in the team',
  },
} as const
