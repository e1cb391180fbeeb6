import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { freshDocuments } from './documents.ts'
import type { DocumentStatus } from './live-effects.ts'

/** The news of a document reaches this page and the service that keeps it by two ways; the page may be the faster one. */
const WAITS_MS = [0, 200, 500, 1_000, 2_000, 4_000, 8_000]

/** Loads the list again until a document shows one of the given states, or is gone. */
export const reloadUntil =
  (documentId: string, statuses: readonly DocumentStatus[]) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
    for (const ms of WAITS_MS) {
      await new Promise((resolve) => setTimeout(resolve, ms))
      const { data } = await dispatch(freshDocuments())
      const document = data?.find(({ id }) => id === documentId)
      if (data && (!document || statuses.includes(document.status))) return
    }
  }
