import { z } from 'zod'

/** What every refused call answers, whatever its status. `code` is stable; `error` is meant for a person. */
export const failureReplySchema = z.object({
  success: z.literal(false),
  error: z.string().describe('a sentence for a person: what happened and what to do next'),
  code: z.string().describe('stable name of the failure, e.g. document_not_found'),
  requestId: z.string().optional().describe('quote it to the operator: it names the log lines of this call'),
})
export type FailureReply = z.infer<typeof failureReplySchema>

/** One declared failure: its HTTP status and the sentence a caller sees. */
export interface FailureDeclaration {
  /** HTTP status, 400 to 599. */
  status: number
  /** Public sentence; `{name}` is replaced by the detail of that name. */
  message: string
  /** What an operator or a developer looks at when it turns up. */
  check: string
}

/** A service's failures by code, as its page and the test of codes read them. */
export type FailureCatalog = Record<string, FailureDeclaration>
