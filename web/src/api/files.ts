import type * as http from '@docent/proto/http'
import { addressOf, call } from './call.ts'
import { failureFrom, networkFailure } from './failure.ts'
import { authorisedFetch, type Access } from './session/index.ts'

/** The original file of a document. Throws a `CallFailure`. */
export const fetchFile =
  (documentId: string) =>
  async (dispatch: Access['dispatch'], getState: Access['getState'], tools: Access['tools']): Promise<Blob> => {
    const given = call<typeof http.documentFile>('GET', '/document-file', { query: { documentId } })
    const response = await authorisedFetch({ dispatch, getState, tools }, addressOf(given)).catch(() => {
      throw networkFailure
    })
    if (!response.ok) throw failureFrom(response.status, await response.json().catch(() => undefined))
    return response.blob()
  }
