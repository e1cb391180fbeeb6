import { counted } from '../../ui/format/count.ts'

/** What the page of golden questions says. */
export const texts = {
  documentTitle: 'Golden questions · Docent',
  title: 'Golden questions',
  lead: 'Questions that have to be answered, each with the fact that must come. See what breaks before your visitors do.',
  list: 'Golden questions, what is broken first',
  add: 'Add a Question',
  askAll: 'Ask All Now',
  asking: (done: number, all: number) => `Asked ${done} of ${all}`,
  asked: (comes: number, all: number) =>
    comes === all ? `All ${counted(all, 'fact')} come` : `${comes} of ${counted(all, 'fact')} come`,
  askFailed: 'Not all were asked',
  failed: {
    title: 'The golden questions could not be loaded',
    text: 'Nothing is lost. Check the connection, then try again.',
    action: 'Try Again',
  },
  empty: {
    title: 'No golden question yet',
    text: 'Keep what your visitors must be told right: prices, hours, returns. An answer in Chat or Conversations becomes one with one click.',
    action: 'Add a Question',
  },
  card: {
    status: { comes: 'Comes', missing: 'Does not come', never: 'Not asked yet' },
    everywhere: 'All documents',
    asked: (day: string) => `asked ${day}`,
    ask: 'Ask Now',
    edit: 'Edit',
    forget: 'Forget',
    fact: 'Must come',
    said: 'Answer',
    nothing: 'Ask it once to see whether its fact comes.',
  },
  form: {
    question: 'Question',
    questionHint: 'As your customers would ask it.',
    fact: 'What must come',
    factHint:
      'Short is best: “14 days”, “free from £50”. Every number has to come, and most of the other words, in any form and order.',
    widget: 'Asked of',
    everywhere: 'The chat with all documents',
    missing: { question: 'Write the question.', fact: 'Write what has to come.' },
    save: 'Keep and Ask',
    saving: 'Asking',
    cancel: 'Cancel',
    failed: 'This was not kept',
    saved: 'Golden question kept',
  },
  remove: {
    title: 'Forget this golden question?',
    text: 'It is not asked any more. Your documents and widgets stay as they are.',
    keep: 'Keep It',
    confirm: 'Forget',
    done: 'Golden question forgotten',
    failed: 'It was not forgotten',
  },
}
