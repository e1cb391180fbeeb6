/** What the frame of the dashboard says. */
export const texts = {
  product: 'Docent',
  home: 'Docent, home',
  skip: 'Skip to the content',
  mainNav: 'Main',
  documents: 'My Documents',
  documentsShort: 'Documents',
  widgets: 'Widgets',
  chat: 'Chat',
  conversations: 'Conversations',
  pricing: 'Pricing',
  contact: 'Contact',
  usage: 'Subscription & Usage',
  help: 'Help (new tab)',
  usageShort: 'Usage',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  accountPage: 'Account',
  operation: 'Operation',
  account: (name: string) => `Account: ${name}`,
  theme: 'Light or dark',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  wait: 'Opening your documents',
  signOutFailed: {
    title: 'Network Error',
    description: 'Could not connect to the server. Please try again. You are still signed in.',
  },
  verify: {
    label: 'Confirm your address',
    text: (email: string) => `Please confirm that ${email} is yours: open the link we mailed.`,
    textKept: (email: string) =>
      `Please confirm that ${email} is yours. No mail server is connected here, so the link is a file in the outbox folder.`,
    again: 'Send it again',
    later: 'Not now',
    sent: 'Mail sent',
    kept: {
      title: 'The mail is written',
      description:
        'No mail server is connected here: the mail is a file in the outbox folder. Its link works for 24 hours.',
    },
    failed: 'The mail was not sent',
  },
  tryAgain: 'An error occurred. Please try again.',
  prompt: {
    title: 'Please sign in',
    suspended: 'Your account is suspended',
    text: 'Your documents and widgets are kept with your account.',
    isNew: 'New here?',
    signUp: 'Create an account',
  },
  unreachable: {
    title: 'The server cannot be reached',
    text: 'Nothing is lost. Check the connection, then try again.',
    action: 'Try Again',
  },
  team: 'Team',
  accounts: 'Accounts you can open',
  /** What is one's own among the accounts, and what was made beside it when it was handed over. */
  ownAccount: { first: 'My account', second: 'My second account' },
  switched: (name: string) => `You are in ${name}`,
  switchedOwn: { first: 'You are in your own account', second: 'You are in your second account' },
  switchFailed: 'The other account was not opened',
  notForRole: {
    title: { owner: 'This page is for the owner of the team', editor: 'This page is for editors of the team' },
    text: (team: string, role: string) => `You are ${role} in ${team}. Its owner can give you another role.`,
    actions: { agent: 'Conversations', editor: 'My Documents' },
  },
  /** Another account is open than a moment ago, and nobody pressed anything here. */
  accountChanged: {
    title: (name: string) => `You are in ${name} now`,
    own: 'You are in your own account now',
    text: (role: string) => `Your role here is ${role}.`,
    left: (name: string) => `${name} is not open for you any more, or was closed in another tab.`,
  },
  /** Events of `/live` that are worth a word wherever the owner is. */
  news: {
    'answer.daily-limit-reached': {
      title: 'Daily limit reached',
      description:
        'One of your chatbots has given all answers of its day, and visitors are turned away. Raise its limit in Widgets; it takes effect at once.',
      duration: 10_000,
    },
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may have a slip in it, or the page has been taken down.',
    action: 'My Documents',
  },
  broken: {
    title: 'This page did not open',
    text: 'Something in it failed. Your documents are safe: load the page again, and if it stays, tell whoever runs this installation.',
    action: 'Load Again',
  },
} as const
