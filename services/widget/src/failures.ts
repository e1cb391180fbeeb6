import { defineFailures } from '@docent/runtime/failures'

/** Everything the widget service can refuse. */
export const failures = defineFailures({
  fields_required: {
    status: 400,
    message: 'Please fill in all required fields. Missing: {fields}.',
    check: 'The named fields of the request are absent or blank. A prompt of null stands for the default prompt.',
  },
  invalid_domain: {
    status: 400,
    message: 'Line {line} of the allowed domains, {text}, cannot be used: {reason}.',
    check: 'The line of allowedDomains; docs of the widget service list what is understood.',
  },
  invalid_avatar: {
    status: 400,
    message: 'The avatar must be the address of an image that begins with https:// or http://.',
    check: 'botAvatarUrl of the request.',
  },
  document_unknown: {
    status: 400,
    message:
      'The document {documentId} is not one of your documents. Choose another one; if you have just added it, ' +
      'save again in a moment.',
    check: 'Whether the document was deleted, and how far this service is behind on document.chunked.',
  },
  widget_limit_reached: {
    status: 403,
    message: 'Plan limit reached: the {plan} plan holds {limit}. Delete a widget or choose a larger plan.',
    check: 'The plan of the owner and its number of widgets (PLANS_FILE).',
  },
  widget_read_only: {
    status: 403,
    message:
      'Plan limit reached: the {plan} plan holds {limit}, and this is a newer one. It keeps answering as it is; to ' +
      'change it, delete another widget or choose a larger plan.',
    check: 'The plan of the owner and the order in which its widgets were created: the oldest ones stay editable.',
  },
  widget_not_found: {
    status: 404,
    message: 'Widget not found. It may have been deleted; the list of your widgets shows which there are.',
    check: 'The id, and that the token belongs to the owner of the widget.',
  },
})
