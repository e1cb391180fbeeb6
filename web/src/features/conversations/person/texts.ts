import { counted } from '../../../ui/format/count.ts'

const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)

/** What is said of visitors who want a person. */
export const texts = {
  waiting: {
    label: 'Visitors who want a person',
    states: {
      waiting: 'Waits for a person',
      answered: (name: string) => `Talks to ${name}`,
      owed: (name: string) => `Waits for a word of ${name}`,
    },
    somebody: 'a person',
  },
  panel: {
    label: 'Who speaks',
    bot: 'The bot answers this visitor.',
    waiting: (until: string) => `This visitor waits for a person, until ${until}.`,
    waitsAgain: 'Nobody has written for a while, so the visitor waits again.',
    person: (name: string) => `${name} speaks here. The bot is silent.`,
    returned: {
      visitor: 'The visitor went back to the bot.',
      person: 'It was handed back to the bot.',
      silence: 'Nothing was said for long, so the bot answers again.',
    },
    missed: 'Nobody came in time. The visitor was asked to leave a message.',
    typing: 'The visitor is writing…',
    join: 'Speak Here',
    takeOver: 'Take Over',
    decline: 'Nobody Can Come',
    back: 'Hand Back to the Bot',
    answer: 'Answer the visitor',
    send: 'Send',
    failed: 'Not sent',
    notDone: 'This did not work',
    summary: 'Summary',
    notInPlan: 'Answering visitors yourself comes with a larger plan.',
    plans: 'See Plans',
    somebody: 'A person',
    visitor: 'Visitor',
  },
  settings: {
    documentTitle: 'Live handover · Docent',
    title: 'Live handover',
    lead: 'Visitors may ask for a person. You answer them here, in the conversation; the bot is silent meanwhile.',
    notInPlan: {
      title: 'Not in your plan',
      text: 'Live agent handover comes with a larger plan. Nothing changes for your visitors until then.',
      action: 'See Plans',
    },
    on: 'Visitors may ask for a person',
    onHint: 'The bubble offers it from the start, and where the documents do not help.',
    hours: 'Office hours',
    hoursHint: 'Outside them visitors are asked to leave a message. Without any, somebody is always there.',
    zone: 'Time zone',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    /** Of the first hours of a day, and of more. */
    from: (day: string, n: number) => (n === 1 ? `${day} from` : `${day} from, hours ${n}`),
    to: (day: string, n: number) => (n === 1 ? `${day} to` : `${day} to, hours ${n}`),
    more: (day: string) => `More hours on ${day}`,
    fewer: (day: string, n: number) => `Remove hours ${n} of ${day}`,
    until: 'to',
    closed: 'Closed',
    always: 'Always open.',
    wait: 'Minutes a visitor waits',
    waitHint: 'If nobody has written by then, the visitor is asked to leave a message.',
    save: 'Save',
    onlyRead: 'Editors and the owner of the team change this.',
    saved: 'Saved',
    failed: 'This was not saved',
    isOpen: 'By these hours somebody is there now.',
    isClosed: 'By these hours nobody is there now.',
    wrongHours: (days: readonly string[]) =>
      `${listed(days)} must begin before ${days.length === 1 ? 'it ends' : 'they end'}.`,
    overlap: (days: readonly string[]) => `The hours of ${listed(days)} overlap.`,
    noTime: (days: readonly string[]) =>
      `${listed(days)} ${days.length === 1 ? 'needs' : 'need'} two times, from and to.`,
    notify: {
      title: 'How you hear of it',
      text: 'Every page of the dashboard shows who waits and plays a sound. Your browser can tell you, too, while you look at something else.',
      allow: 'Allow Notifications',
      allowed: 'This browser tells you.',
      denied: 'This browser was told not to. Its settings for this site can change that.',
      none: 'This browser cannot.',
    },
    failedToLoad: {
      title: 'The settings could not be loaded',
      text: 'Nothing is lost. Check the connection, then try again.',
      action: 'Try Again',
    },
  },
  count: (talks: number) => counted(talks, 'visitor'),
}
