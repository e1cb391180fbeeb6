import { counted, digits } from '../../ui/format/count.ts'

/** What the page of operators says. */
export const texts = {
  documentTitle: 'Operation · Docent',
  title: 'Operation',
  lead: 'How this installation is. Only those who run it see this page.',
  tryAgain: 'Try Again',
  other: 'An error occurred. Please try again.',

  health: {
    title: 'Health',
    text: 'Every engine, setting, mail server and model.',
    asked: (when: string) => `Asked ${when}.`,
    again: 'Look Again',
    loading: 'Asking every engine and model',
    failed: 'Error Loading the State',
    state: { good: 'Good', doubtful: 'Look at it', bad: 'Bad' },
    sum: (bad: number, doubtful: number) =>
      bad + doubtful === 0
        ? 'Everything is good.'
        : [bad > 0 && `${bad} bad`, doubtful > 0 && `${doubtful} to look at`].filter(Boolean).join(', '),
    good: (count: number) => `${counted(count, 'thing')} in order`,
    by: (services: readonly string[]) => `Found by ${services.join(', ')}`,
  },

  services: {
    title: 'Services',
    text: 'What answered, in which version, and how far behind it is with events.',
    table: 'All services',
    heads: { service: 'Service', state: 'State', version: 'Version', lag: 'Events behind', since: 'Runs since' },
    serves: 'Takes calls',
    late: 'Something is away',
    away: 'Takes no calls',
    silent: 'No answer',
    noLag: 'none',
    lag: (seconds: number) => (seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`),
    versions: 'Not all services run the same version: an upgrade is under way, or was left half done.',
  },

  parked: {
    title: 'Events given up',
    text: 'What a service could not handle, even after several tries. Mend the cause, then replay: nothing happens twice by it.',
    loading: 'Loading events',
    failed: 'Error Loading Events',
    none: 'No service gave anything up.',
    more: 'There are more. They come when these are decided.',
    name: (type: string, consumer: string) => `${type}, given up by ${consumer}`,
    about: (owner: string) => `Account ${owner}`,
    when: (said: string, parked: string) => `said ${said}, given up ${parked}`,
    tries: (count: number) => `after ${counted(count, 'try', 'tries')}`,
    replay: 'Replay',
    drop: 'Drop',
    replayAll: 'Replay All',
    replayed: 'On their way once more',
    dropped: 'Dropped',
    done: (count: number) => counted(count, 'event'),
    notDecided: 'Nothing was changed',
    dialog: (type: string) => `Drop ${type}?`,
    dropText: (consumer: string) =>
      `${consumer} never hears of it, so what it tells of does not happen there. This cannot be undone.`,
    keep: 'Keep It',
    confirm: 'Drop It',
  },

  accounts: {
    title: 'Accounts',
    text: 'Who has an account here, on which plan, and what they used this month. A suspended account is away, and nothing of it is deleted.',
    search: 'Find an account',
    searchHint: 'The beginning of its address, or its id.',
    find: 'Find',
    all: 'Show All',
    loading: 'Loading accounts',
    failed: 'Error Loading Accounts',
    none: 'No account fits.',
    more: 'Show More',
    heads: { account: 'Account', plan: 'Plan', use: 'This month', since: 'Since', act: 'Act' },
    unknown: 'not known',
    messages: (used: number, limit: number) =>
      limit < 0 ? counted(used, 'message') : `${digits(used)} of ${counted(limit, 'message')}`,
    holds: (documents: number, widgets: number) => `${counted(documents, 'document')}, ${counted(widgets, 'widget')}`,
    suspended: 'Suspended',
    why: (reason: string, at: string) => `${reason} Since ${at}.`,
    suspend: 'Suspend',
    lift: 'Lift',
    done: { suspend: 'Suspended', lift: 'Suspension lifted' },
    dialog: {
      suspend: (email: string) => `Suspend ${email}?`,
      lift: (email: string) => `Lift the suspension of ${email}?`,
    },
    effect: {
      suspend:
        'Its owner can no longer sign in and reads your reason there. Its bubbles say that the assistant is away. Nothing is deleted. A page that is open already gets no answers any more, and ends within 15 minutes.',
      lift: 'Its owner can sign in and its bubbles answer again, as before.',
    },
    reason: 'Reason',
    reasonHint: {
      suspend: 'The owner reads it, and it stands in the log of acts.',
      lift: 'It stands in the log of acts.',
    },
    needsReason: 'Say why.',
    keep: 'Change Nothing',
    confirm: { suspend: 'Suspend It', lift: 'Lift It' },
  },

  acts: {
    title: 'Log of acts',
    text: 'What operators did here, newest first. An entry is written before the act, and never changed but for how it ended.',
    loading: 'Loading the log',
    failed: 'Error Loading the Log',
    none: 'Nobody did anything here yet.',
    older: 'Show Older',
    heads: { act: 'What', outcome: 'Outcome', by: 'Who', at: 'When' },
    names: { replayed: 'Replayed', dropped: 'Dropped', suspended: 'Suspended', unsuspended: 'Suspension lifted' },
    outcomes: { begun: 'Not known', done: 'Done', failed: 'Failed' },
  },
} as const
