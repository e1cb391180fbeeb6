import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { addressOf, call } from './call.ts'
import type { Processed } from './documents.ts'
import { networkFailure } from './failure.ts'
import { accessOf, withToken } from './session/index.ts'
import { readReply } from './transport.ts'

export interface UploadInput {
  file: Blob
  name: string
  /** The media type the browser believes in; may be empty. */
  type: string
  /** Share of the request that has left this machine, 0 to 1. */
  onProgress: (share: number) => void
}

export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    processDocument: build.mutation<Processed, UploadInput>({
      async queryFn(input, given) {
        try {
          const body = await uploadBody(input)
          const send = (token: string | undefined) => sendCounted(body, token, input.onProgress, given.signal)
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

/** The JSON of the call, put together from parts so that the file is not copied once more. */
async function uploadBody({ file, name, type }: UploadInput): Promise<Blob> {
  type Body = http.RouteBodyInput<typeof http.processDocument>
  const head: Pick<Body, 'fileName' | 'fileType'> = { fileName: name, fileType: type }
  const field: keyof Body = 'fileContent'
  return new Blob([JSON.stringify(head).slice(0, -1), `,"${field}":"`, await base64Of(file), '"}'], {
    type: 'application/json',
  })
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,?/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Like fetch, but it counts what was sent; fetch cannot. */
function sendCounted(
  body: Blob,
  token: string | undefined,
  onProgress: UploadInput['onProgress'],
  signal: AbortSignal,
): Promise<Response> {
  const { method, path } = call<typeof http.processDocument>('POST', '/process-document', {
    body: { fileName: '-', fileContent: '-' },
  })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf({ path }))
    request.setRequestHeader('content-type', 'application/json')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('no answer')))
    request.addEventListener('abort', () => reject(new Error('stopped')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
