/** What stands around the documentation. */
export const texts = {
  all: 'All guides',
  description: 'How to use Docent, step by step: documents, widgets, conversations, team and plans.',
  titleOf: (title: string) => `${title} · Help · Docent`,
} as const
