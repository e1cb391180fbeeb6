/** What stands around every public page. */
export const texts = {
  product: 'Docent',
  home: 'Docent, home',
  skip: 'Skip to the content',
  main: 'Main',
  menu: 'Menu',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  nav: [
    ['/documents', 'My Documents'],
    ['/widgets', 'Widgets'],
    ['/chat', 'Go to Chat'],
    ['/conversations', 'Conversations'],
    ['/#pricing', 'Pricing'],
    ['/contact', 'Contact'],
  ],
  plainNav: [
    ['/', 'Home'],
    ['/#pricing', 'Pricing'],
  ],
  theme: 'Light or dark',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  account: 'Your account',
  accountOf: (name: string) => `Account: ${name}`,
  usage: 'Subscription & Usage',
  team: 'Team',
  accountPage: 'Account',
  operation: 'Operation',
  help: 'Help',
  signOut: 'Sign Out',
  footer: {
    line: 'Chatbots that answer from your documents and show the passage they relied on.',
    columns: [
      {
        title: 'Product',
        links: [
          ['/#how', 'How It Works'],
          ['/#pricing', 'Pricing'],
          ['/documents', 'My Documents'],
          ['/widgets', 'Widgets'],
        ],
      },
      {
        title: 'Support',
        links: [
          ['/help', 'Help'],
          ['/#faq', 'Questions'],
          ['/contact', 'Contact'],
          ['/developers', 'For Programs'],
        ],
      },
      {
        title: 'Company',
        links: [
          ['/terms', 'Terms'],
          ['/privacy', 'Privacy'],
          ['https://www.apache.org/licenses/LICENSE-2.0', 'License'],
        ],
      },
    ],
    rights: 'Docent is open source, under the Apache License 2.0.',
    example: 'Larkfield Pottery is an example made up for these pages.',
  },
} as const

export type Links = readonly (readonly [href: string, label: string])[]
