import { messagesOf } from './message.ts'

export const contact = messagesOf('contact', 'web/src/features/contact/texts.ts', 'e2e/journeys/contact.test.ts', [
  [
    'Failed to send message. Please try again.',
    'without an answer: "Failed to send message. Please try again.", as an error, and every word is still there',
  ],
  [
    'Message Sent Successfully!',
    'a message goes out as a mail: "Message Sent Successfully!", with a reply promised within 24 hours',
  ],
])
