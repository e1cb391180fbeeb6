import type { Unsent } from '../../api/conversations.ts'
import { counted, digits } from '../../ui/format/count.ts'

/** What the pages of conversations say. */
export const texts = {
  documentTitle: 'Conversations · Docent',
  title: 'Conversations',
  lead: 'What visitors asked your chatbots, and what they were told. New questions appear by themselves.',
  historyOff: (names: readonly string[]) =>
    `${names.length === 1 ? `${names[0]} keeps` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} keep`} no history, so of ${
      names.length === 1 ? 'its' : 'their'
    } questions only numbers are kept.`,
  find: 'Find words of a conversation',
  widget: 'Widget',
  everyWidget: 'All widgets',
  goneWidget: 'Deleted widget',
  show: 'Show',
  shows: {
    all: 'All',
    unread: 'Unread',
    answered: 'Answered',
    unsure: 'Not sure',
    'not-found': 'Not found',
    'not-helpful': 'Thumbs down',
    message: 'Messages',
    person: 'With a person',
  },
  outcome: {
    answered: 'Answered',
    unsure: 'Not sure',
    'not-found': 'Not found',
    message: 'Message',
    person: 'With a person',
  },
  /** Of a conversation whose last word was said to a person or by one: who speaks in it now. */
  speaks: { waiting: 'Waits for a person', person: 'With a person', bot: 'Back with the bot' },
  unread: 'Unread',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  noted: 'Note',
  list: 'Conversations, the newest first',
  loading: 'Loading conversations',
  more: 'Show More',
  lookedBack: (day: string) => `Looked at everything since ${day}.`,
  lookOn: 'Look Further Back',
  export: 'Export as CSV',
  exporting: (turns: number) => `${counted(turns, 'question')} so far`,
  exported: (turns: number) => ({ title: 'Exported', description: `${counted(turns, 'question')} are in the file.` }),
  exportFailed: 'Nothing was exported',
  failed: {
    title: 'The conversations could not be loaded',
    text: 'Nothing is lost. Check the connection, then try again.',
    action: 'Try Again',
  },
  empty: {
    title: 'Nobody has asked yet',
    text: 'As soon as a visitor of your website asks one of your chatbots something, it stands here.',
    action: 'Open Widgets',
  },
  nothingFits: {
    title: 'No conversation fits',
    text: 'Look for other words, or show all of them.',
    action: 'Show All',
  },
  turnGone: 'This conversation is not kept any more',
  choose: { title: 'Choose a conversation', text: 'It opens here, with what each answer was drawn from.' },
  answers: {
    byMail: (name: string) => (name === '' ? 'Answered by mail' : `${name}, by mail`),
    here: (name: string) => (name === '' ? 'Answered here' : `${name}, here`),
    unsent: ({ reason, ...full }: Unsent) =>
      reason !== 'too-many'
        ? {
            'no-address': 'No mail can be sent to this address: this answer was not sent.',
            refused: 'The mail server of this address did not take it: this answer did not arrive.',
          }[reason]
        : `One address gets ${mostOf(full)} a day at most: this one was not sent by mail.`,
    write: 'Answer by Mail',
    label: (to: string) => `Your answer to ${to}`,
    hint: 'It goes out as a mail, and stands here and in the visitor’s bubble.',
    send: 'Send Mail',
    cancel: 'Cancel',
    missing: 'Write your answer.',
    enough: 'A message has ten answers at most. Write to the address from your own mail program.',
    failed: 'An error occurred. Please try again.',
  },
  thread: {
    label: 'Conversation',
    said: 'What was said',
    close: 'Back to the list',
    turns: (count: number) => counted(count, 'turn'),
    asked: 'Visitor',
    answered: 'Docent answered',
    left: (name: string) => (name === '' ? 'A message was left' : `${name} left a message`),
    somebody: 'A person',
    page: 'Left on',
    quoted: 'quoted sentences',
    modelFailed: (reason: string) => `The language model failed (${reason}), so Docent answered without it.`,
    brokenOff: 'The visitor left before the answer was complete.',
    comment: 'What they say was missing or wrong',
    passages: (count: number) => `Drawn from ${counted(count, 'passage')}`,
    nearest: (count: number) => (count === 1 ? 'The passage that came closest' : 'The passages that came closest'),
    pageOf: (page: number) => `page ${digits(page)}`,
    took: (ms: number) => `${digits(Math.round(ms))} ms`,
    why: 'Why this answer',
    whyAsking: 'Asking again',
    whyHint: 'Asked again with today’s documents. It counts on no plan.',
    whyFailed: 'Not explained',
    answerIt: 'Answer It',
    better: 'Write a Better Answer',
    markUnread: 'Mark as Unread',
    delete: 'Delete',
    rowsLeft: (count: number) => `and ${counted(count, 'row')} more`,
    source: (number: number, title: string) => `Source ${number}, ${title}`,
  },
  note: {
    label: 'Your note',
    placeholder: 'Only you see it',
    save: 'Save Note',
    saved: 'Note saved',
    failed: 'The note was not saved',
  },
  visitor: {
    open: 'Find a Visitor',
    title: 'Find a visitor by their code',
    text: 'Visitors see their code in the bubble, under “Your data”. With it you find, hand out or erase what is kept of them, in all your widgets.',
    label: 'Code',
    example: 'ABCD-EFGH-JKLM',
    find: 'Find',
    close: 'Close',
    found: (turns: number, conversations: number, first: string, last: string) =>
      `${counted(turns, 'question or message', 'questions and messages')} in ${counted(conversations, 'conversation')}, from ${first} to ${last}.`,
    wordless: 'No words are kept of this visitor, only that they asked.',
    notes: (count: number) =>
      `${counted(count, 'note')} of yours on them ${count === 1 ? 'is' : 'are'} in the file, too.`,
    failed: 'The visitor could not be looked for. Try again in a moment.',
    export: 'Export as JSON',
    erase: 'Erase…',
    sure: 'Erase all of it for good? It is removed from the visitor’s bubble, too, and cannot be brought back. What was counted stays counted.',
    keep: 'Keep It',
    confirm: 'Erase',
    erased: (count: number) => ({
      title: 'Visitor erased',
      description: `${counted(count, 'question or message', 'questions and messages')} are gone.`,
    }),
    notErased: 'Nothing was erased',
    code: (code: string) => `visitor ${code}`,
  },
  markFailed: 'This was not kept',
  remove: {
    title: 'Delete this conversation?',
    text: 'Its questions, answers, ratings and messages are removed for good, also from the visitor’s bubble. What was counted stays counted.',
    keep: 'Keep It',
    confirm: 'Delete',
    done: 'Conversation deleted',
    failed: 'The conversation was not deleted',
  },
  csvHeads: ['Time (UTC)', 'Widget', 'Conversation', 'Question', 'Answer', 'Outcome', 'Rating', 'Comment', 'Sources'],
}

function mostOf({ limit, counts }: Pick<Unsent, 'limit' | 'counts'>): string {
  const [one, many, kind] = counts === 'mails' ? ['mail', 'mails', ' of any kind'] : ['answer', 'answers', '']
  return `${limit === undefined ? 'so many' : digits(limit)} ${limit === 1 ? one : many}${kind}`
}
