import { messagesOf } from './message.ts'

const session = 'a new session that cannot be started says so, and the old one stays'
const dialog = { saidIn: 'widget/src/words/dialog.ts' }

export const bubble = messagesOf('bubble', 'widget/src/words/en.ts', 'e2e/journeys/bubble-messages.test.ts', [
  [
    "Sorry, I couldn't process your request.",
    'a question without any answer says so, keeps the question, and is answered when asked again',
  ],
  ['Sorry, there was an error processing your request.', 'an answer that breaks off after its first words says so'],
  [
    'limit reached',
    "at the monthly limit reads the server's sentence as the answer, without a word about plans",
    { saidIn: 'services/chat/src/failures.ts', file: 'e2e/journeys/bubble-limits.test.ts' },
  ],
  ['Start New Session', session, dialog],
  ['Are you sure you want to start a new session? This will clear all chat history.', session, dialog],
  ['To erase it for good, use “Your data”.', session, dialog],
  ['Yes, Start New Session', session, dialog],
  ['Failed to start new session.', session, dialog],
])
