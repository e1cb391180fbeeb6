import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'
import type { Processed } from './documents.ts'
import { networkFailure } from './failure.ts'
import { sendCounted } from './send-counted.ts'
import { accessOf, withToken } from './session/index.ts'
import { readReply } from './transport.ts'

export interface UploadInput {
  file: Blob
  name: string
  /** The media type the browser believes in; may be empty. */
  type: string
  /** The document that it is to take the place of. */
  replaces?: string | undefined
  /** Share of the request that has left this machine, 0 to 1. */
  onProgress: (share: number) => void
}

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    processDocument: build.mutation<Processed, UploadInput>({
      async queryFn(input, given) {
        try {
          const body = uploadForm(input)
          const { method, path } = call<typeof http.processDocument>('POST', '/process-document', {
            body: { fileName: '-', fileContent: '-' },
          })
          const { onProgress } = input
          const send = (token: string | undefined) =>
            sendCounted({ method, path, body, token, onProgress, signal: given.signal })
          const reply = await readReply(await withToken(accessOf(given), send))
          return 'error' in reply ? reply : { data: reply.data as Processed }
        } catch {
          return { error: networkFailure }
        }
      },
      // A refused file may have been kept as a failed document, so the list is read again either way.
      invalidatesTags: ['Documents', 'Plan'],
    }),
  }),
})

/** A form with the file as it is: nothing of it is copied, and the server holds none of it in memory. */
function uploadForm({ file, name, type, replaces }: UploadInput): FormData {
  const form = new FormData()
  form.append('fileName', name)
  form.append('fileType', type)
  if (replaces !== undefined) form.append('replaces', replaces)
  form.append('file', file, name)
  return form
}
