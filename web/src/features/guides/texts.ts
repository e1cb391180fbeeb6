/** What stands around the documentation. */
export const texts = {
  all: 'All guides',
  description: 'How to use Docent, step by step: documents, widgets, conversations, team and plans.',
  find: 'Search the help',
  noneFound: 'Nothing in the help says that. Try other words.',
  oneFound: 'Found in one place.',
  /** # is how many. */
  someFound: 'Found in # places.',
  bestFound: 'Found in # places, of which these fit best.',
  findFailed: 'The search could not be loaded. Check your connection and type once more.',
  titleOf: (title: string) => `${title} · Help · Docent`,
} as const
