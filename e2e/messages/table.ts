import { auth } from './auth.ts'
import { bubble } from './bubble.ts'
import { contact } from './contact.ts'
import { chat, documents, subscription, uploads } from './dashboard.ts'
import type { Message } from './message.ts'
import { widgetForm, widgets } from './widgets.ts'

/** Every sentence that is fixed word for word, with the test in which it was provoked and seen. */
export const messages: readonly Message[] = [
  ...auth,
  ...documents,
  ...uploads,
  ...widgets,
  ...widgetForm,
  ...chat,
  ...bubble,
  ...subscription,
  ...contact,
]
