import { defineFailures } from '@docent/runtime/failures'

/** Everything the embedding service can refuse. */
export const failures = defineFailures({
  document_not_found: {
    status: 404,
    message:
      'This document was not found. If you uploaded it a moment ago, try again in a minute; otherwise reload the list of your documents.',
    check: 'The id and the owner of the token; how far this service is behind on document.chunked.',
  },
  embedding_failed: {
    status: 502,
    message: '{reason}',
    check:
      'The log lines of the job; whether the model endpoint answers (OPENAI_BASE_URL) and accepts the key and model.',
  },
})
