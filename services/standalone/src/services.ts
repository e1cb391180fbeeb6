import { billing } from '@docent/billing'
import { chat } from '@docent/chat'
import { documentIngest } from '@docent/document-ingest'
import { embedding } from '@docent/embedding'
import { gateway } from '@docent/gateway'
import { identity } from '@docent/identity'
import { insights } from '@docent/insights'
import { notification } from '@docent/notification'
import { widget } from '@docent/widget'

/** The nine services; the gateway comes last, because it takes requests for the others. */
export const services = { identity, documentIngest, embedding, chat, widget, billing, notification, insights }
export { gateway }
