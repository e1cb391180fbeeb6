import { counted, digits } from '../../ui/format/count.ts'

/** What the chat says. */
export const texts = {
  documentTitle: 'Chat · Docent',
  title: 'Chat',
  notice: {
    before: 'This chat reads ',
    all: 'all your documents',
    after:
      ' and uses the default instructions. It is for quick questions and for testing; what you ask here counts toward the messages of your plan, too. History is not kept.',
  },
  failing: (reason: string) =>
    `The language model fails at the moment (${reason}). Visitors are answered with quoted sentences meanwhile.`,
  offline: 'No model is connected, so answers are quoted sentences.',
  howTo: 'How to connect one',
  howToSet: {
    before: 'You run this installation: set an endpoint, its key and a model under Model on the page ',
    page: 'Operation',
    after: '. They answer from the next question on, and documents that need embedding again will say so.',
  },
  howToAsk:
    'Whoever runs this installation can connect one, without your doing anything: ask them. Your documents and widgets stay as they are.',
  nothingThere: 'There is no document yet that could answer.',
  nothingThereAction: 'Create New Document',
  nothingReady: 'None of your documents is ready to answer yet.',
  nothingReadyAction: 'Open My Documents',
  greeting: "Hello! I'm your AI assistant. Ask me anything about your documents.",
  conversation: 'Conversation',
  you: 'You asked',
  assistant: 'Docent answered',
  thinking: 'Thinking...',
  field: 'Ask about your documents',
  send: 'Send',
  stop: 'Stop',
  foot: 'Answers come only from your documents. Open a number to check it.',
  left: (count: number, longest: number) =>
    count === 0
      ? `No characters left: a question ends at ${digits(longest)}. Check that its end is there.`
      : `${counted(count, 'character')} left`,
  stopped: 'Stopped. What was written so far stays.',
  stoppedEmpty: 'Stopped before the first word.',
  tryAgain: 'Try Again',
  copy: 'Copy answer',
  copied: 'Copied',
  copyFailed: { title: 'Nothing was copied', description: 'The browser refused. Select the text and copy it by hand.' },
  good: 'Good answer',
  poor: 'Poor answer',
  voteFailed: { title: 'Error', description: 'Your vote was not kept. Try again in a moment.' },
  nearest: (count: number) => (count === 1 ? 'The passage that comes closest' : 'The passages that come closest'),
  rowsLeft: (count: number) => `and ${counted(count, 'row')} more`,
  place: (title: string, page: number | null) => `${title}${page === null ? '' : `, page ${page}`}`,
  openPassage: (title: string, page: number | null) =>
    `Open the passage in ${title}${page === null ? '' : `, page ${page}`}`,
  newTalk: 'New conversation',
  drawn: (count: number) => `Drawn from ${counted(count, 'passage')}`,
  source: (number: number, title: string, page: number | null) =>
    `Source ${number}, ${title}${page === null ? '' : `, page ${page}`}`,
  page: (page: number) => `page ${page}`,
  failed: 'Sorry, I ran into an error. Please try again.',
  failedToast: 'Answering Error',
  network: { title: 'Network Error', description: 'Could not connect to the server. Please try again.' },
  ready: 'Document is ready',
  passage: {
    label: 'Passage',
    previous: 'Previous source',
    next: 'Next source',
    close: 'Close passage',
    place: (page: number | null, pages: number | null, index: number, total: number) =>
      `${page === null ? 'P' : `Page ${page}${pages === null ? '' : ` of ${digits(pages)}`}, p`}assage ${digits(index + 1)} of ${digits(total)}`,
    marked: 'What the answer uses is marked.',
    alone: 'What stands around it could not be loaded. This is the passage itself.',
    deleted: 'The document was deleted since. This is the passage that the answer was drawn from.',
    copy: 'Copy',
    open: 'Open file',
    openPage: 'Open page',
    loading: 'Loading the page',
  },
  pdf: {
    view: 'Show the passage as',
    page: 'Page',
    text: 'Text',
    controls: 'Pages of the file',
    previous: 'Previous page',
    next: 'Next page',
    at: (page: number, pages: number) => `Page ${digits(page)} of ${digits(pages)}`,
    smaller: 'Smaller',
    larger: 'Larger',
    showText: 'Show the Text',
    problems: {
      password: 'This PDF is locked with a password, so its page cannot be drawn. Its text can be read.',
      broken: 'This file could not be drawn as a PDF. Its text can be read.',
      page: 'This page could not be drawn. Its text can be read.',
    },
  },
} as const
