import { counted } from '../../ui/format/count.ts'
import { fileKinds } from '../../ui/format/file-kinds.ts'

/** What leads a first-time owner says. */
export const texts = {
  title: 'First steps',
  done: (count: number, all: number) => `${count} of ${all} done`,
  next: 'Next:',
  stepDone: 'Done:',
  stepNext: 'Next:',
  dismiss: 'Put the first steps away',
  notDismissed: { title: 'Error', description: 'The first steps could not be put away. Try again in a moment.' },
  finished: (host: string) => `Your bubble answers on ${host}. That was the last step.`,
  close: 'Close',
  steps: {
    upload: {
      title: 'Upload a document',
      text: `A file (${fileKinds('or')}), pasted text, or a web page.`,
      action: 'Create New Document',
      done: (count: number) => `${counted(count, 'document')} can answer.`,
    },
    ask: {
      title: 'Ask it something',
      text: 'Read the answer, and open the passage it comes from.',
      action: 'Open Chat',
      done: 'It has answered from your documents.',
    },
    widget: {
      title: 'Make a widget',
      text: 'Choose its documents, its colors and its greeting.',
      action: 'Create Widget',
      done: (count: number) => `${counted(count, 'widget')} made.`,
    },
    site: {
      title: 'Put it on your website',
      text: 'Copy the code into your page. Ticked off when the bubble was opened there; a page on your own computer does not count.',
      action: 'Copy the code',
      done: (host: string) => `Opened on ${host}.`,
    },
  },
} as const
