import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { documentsApi, type EmbedResult } from './documents.ts'

const PAUSE_MS = 1_000

/**
 * Makes a document searchable and waits for it. The call answers 202 while the job goes on; asking again joins the same
 * job and waits at the server, so nothing here runs in circles. Rejects with a `CallFailure`.
 */
export const embedUntilDone =
  (documentId: string) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<EmbedResult[]> => {
    for (;;) {
      const { embedDocument } = documentsApi.endpoints
      const reply = await dispatch(embedDocument.initiate(documentId, { track: false })).unwrap()
      if (!('state' in reply)) return reply.results
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
