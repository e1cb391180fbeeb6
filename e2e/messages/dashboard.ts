import { messagesOf } from './message.ts'

const file = 'e2e/journeys/dashboard-messages.test.ts'
const report = 'web/src/features/documents/embedding-report.ts'

export const documents = messagesOf('documents', 'web/src/features/documents/texts.ts', file, [
  ['Error Loading Documents', 'a list that does not load says so in its place, and loads when asked again'],
  [
    'Could not load your documents. Please try again later.',
    'a list that does not load says so in its place, and loads when asked again',
  ],
  ['HTTP error! status: {code}', 'an embedding that is refused names the status and the reason', { saidIn: report }],
  [
    'Failed to process document: {message}',
    'an embedding that is refused names the status and the reason',
    { saidIn: report },
  ],
  [
    'An unexpected error occurred',
    'of a failure that says nothing tells that it is unexpected',
    { saidIn: report, file: 'web/src/features/documents/documents.test.ts' },
  ],
  ['Network Error', 'an embedding without any answer is a network error'],
  ['Could not connect to the server. Please try again.', 'an embedding without any answer is a network error'],
  ['Partial Success', 'an embedding that succeeds in part lists the chunks, with their reason or without'],
  [
    'Chunk {id}: {error}',
    'an embedding that succeeds in part lists the chunks, with their reason or without',
    { saidIn: report },
  ],
  [
    'Unknown error',
    'an embedding that succeeds in part lists the chunks, with their reason or without',
    { saidIn: report },
  ],
  [
    'Document processed successfully. You can now chat with it.',
    'an embedding that succeeds says that the document can be asked',
  ],
  ['Document deleted successfully.', 'a deletion says that it is done'],
  ['Deletion Failed', 'a deletion that is refused without words, and one without an answer, are told apart'],
  [
    'Could not delete the document. Please try again later.',
    'a deletion that is refused without words, and one without an answer, are told apart',
  ],
  [
    'An unexpected error occurred while deleting the document.',
    'a deletion that is refused without words, and one without an answer, are told apart',
  ],
])

export const uploads = messagesOf('new documents', 'web/src/features/documents/upload/texts.ts', file, [
  ['No files to upload', 'nothing chosen is nothing to process'],
  ['Please select files to upload.', 'nothing chosen is nothing to process'],
  ['File size must be less than {limit}MB', 'a file that is too large is told the limit of the plan, and what to do'],
  [
    'Only PDF, Markdown (.md) and TXT (.txt) files are supported',
    'a file of another kind is told which kinds there are',
  ],
  ['Upload failed', 'an upload that fails without words, and one without an answer, are told apart'],
  ['Network error', 'an upload that fails without words, and one without an answer, are told apart'],
  ['Embedding failed', 'an embedding that fails without words says so at its file'],
])

export const chat = messagesOf('chat', 'web/src/features/chat/texts.ts', file, [
  [
    "Hello! I'm your AI assistant. Ask me anything about your documents.",
    'an answer that fails without words says so in its place and in a toast',
  ],
  [
    'Sorry, I ran into an error. Please try again.',
    'an answer that fails without words says so in its place and in a toast',
  ],
  ['Answering Error', 'the reason of the server stands in place of the answer'],
  ['Network Error', 'a server that cannot be reached is a network error, and asking again works'],
  [
    'Could not connect to the server. Please try again.',
    'a server that cannot be reached is a network error, and asking again works',
  ],
])

export const subscription = messagesOf(
  'subscription',
  'web/src/features/subscription/texts.ts',
  'e2e/journeys/subscription.test.ts',
  [
    [
      "You've reached your monthly message limit!",
      'at the limit the page says so, the bar is full, the next question is refused, and one mail goes out',
    ],
    [
      'The plan could not be changed, and nothing was charged. Try again in a moment.',
      'an upgrade that fails says so in the dialog and in a toast, and changes nothing',
    ],
    [
      'Could not connect to the server, so the plan was not changed.',
      'an upgrade that fails says so in the dialog and in a toast, and changes nothing',
    ],
    [
      'limit reached',
      'says when it goes on, and does with the next month',
      { saidIn: 'services/chat/src/failures.ts', file: 'services/chat/test/guarantees.test.ts' },
    ],
  ],
)
