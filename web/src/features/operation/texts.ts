import { counted } from '../../ui/format/count.ts'

/** What the page of operators says. */
export const texts = {
  documentTitle: 'Operation · Docent',
  title: 'Operation',
  lead: 'How this installation is. Only those who run it see this page.',
  tryAgain: 'Try Again',
  other: 'An error occurred. Please try again.',

  health: {
    title: 'Health',
    text: 'Every engine, setting, mail server and model, asked just now.',
    again: 'Look Again',
    looking: 'Asking every engine and model',
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
} as const
