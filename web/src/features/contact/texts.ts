/** What the contact page says. */
export const texts = {
  title: 'Write to us',
  lead: 'A person reads every message. Expect a reply within 24 hours, or 2 to 4 hours during business hours.',
  leadKept:
    'No mail server is connected here, so your message is kept in the outbox of this installation, for whoever runs it.',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  optional: '(optional)',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending…',
  again: 'Write another message',
  needsScript: 'Sending needs JavaScript. Turn it on for this site, or write to the address beside this form.',
  closed: {
    title: 'This installation takes no messages yet.',
    text: 'Whoever runs it has not said where they should go (the setting CONTACT_TO).',
  },
  required: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Say in a few words what it is about.',
    message: 'Write your message.',
  },
  invalidEmail: 'Please enter a valid email address.',
  failed: 'Failed to send message. Please try again.',
  unreachable: 'The server could not be reached. What you wrote is still here.',
  kept: 'What you wrote is still here.',
  sent: {
    title: 'Message Sent Successfully!',
    kept: 'It is kept in the outbox of this installation, for whoever runs it.',
    text: (email: string) => `We will get back to you within 24 hours, at ${email}.`,
  },
  info: {
    label: 'Contact information',
    email: 'Email',
    hours: 'Business hours',
    operator: 'Who answers',
    bug: 'Found a bug?',
    bugText: 'Docent is open source: tell the people who run this installation what you did, saw and expected.',
  },
  quick: {
    title: 'Quick questions',
    cards: [
      {
        title: 'Which plan do I need?',
        text: 'Count the questions you got by phone and mail last month, and take a plan with at least as many messages.',
        href: '/#pricing',
      },
      {
        title: 'The bubble does not appear',
        text: 'Most often the domain is missing from the widget’s list. Here is what the list decides.',
        href: '/#faq-domains',
      },
      {
        title: 'Who can read my documents?',
        text: 'You, and the widgets you choose. What each widget may quote is up to you.',
        href: '/privacy#documents',
      },
    ],
  },
} as const

export type ContactField = 'name' | 'email' | 'company' | 'subject' | 'message'
