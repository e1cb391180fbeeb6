import { addressOf, type Call } from './call.ts'

interface Counted extends Pick<Call, 'method' | 'path'> {
  /** Says by itself which type it is of. */
  body: FormData | Blob
  token: string | undefined
  /** Share of the request that has left this machine, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Like fetch, but it counts what was sent; fetch cannot. */
export function sendCounted({ method, path, body, token, onProgress, signal }: Counted): Promise<Response> {
  return new Promise((resolve, reject) => {
    // What was given up while the token was renewed says so no more.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, addressOf({ path }))
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('no answer')))
    request.addEventListener('abort', () => reject(new Error('stopped')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/** The content of a file the way JSON can hold it. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,?/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}
