/** What the frame of the dashboard says. */
export const texts = {
  product: 'Docent',
  home: 'Docent, home',
  skip: 'Skip to the content',
  mainNav: 'Main',
  documents: 'My Documents',
  documentsShort: 'Documents',
  chat: 'Chat',
  usage: 'Subscription & Usage',
  usageShort: 'Usage',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  account: (name: string) => `Account: ${name}`,
  theme: 'Light or dark',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  wait: 'Opening your documents',
  signOutFailed: {
    title: 'Network Error',
    description: 'Could not connect to the server. Please try again. You are still signed in.',
  },
  prompt: {
    title: 'Please sign in',
    text: 'Your documents and widgets are kept with your account.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    text: 'Nothing is lost. Check the connection, then try again.',
    action: 'Try Again',
  },
  notFound: {
    title: 'This page is not in the collection',
    text: 'The address may have a slip in it, or the page has been taken down.',
    action: 'My Documents',
  },
  broken: {
    title: 'This page did not open',
    text: 'Something in it failed. Your documents are safe: load the page again, and if it stays, tell whoever runs this installation.',
    action: 'Load Again',
  },
} as const
