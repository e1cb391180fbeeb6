import { signUp, type Owner } from '../../e2e/client/client.ts'
import { post, Refusal } from './post.ts'

/** An owner who uses a running Docent the cheapest way there is, so that the caller costs little of the machine. */
export function client(address: string, email = 'bench@example.test') {
  let owner: Promise<Owner> | undefined
  const headers = async () => ({ authorization: `Bearer ${(await (owner ??= signUp(address, email))).token}` })

  const upload = async (fileName: string, content: Buffer) => {
    const fileContent = content.toString('base64')
    return (await post(`${address}/api/process-document`, { fileName, fileContent }, await headers())) as {
      documentId: string
      chunks: unknown[]
    }
  }
  /** Until all its passages are embedded. */
  const embed = async (documentId: string) => {
    for (;;) {
      const answer = await post(`${address}/api/embed-document`, { documentId }, await headers()).catch(unlessUnheard)
      const { results } = answer as { results: { status: string }[] }
      if (results.length > 0 && results.every((one) => one.status === 'embedded')) return
    }
  }
  return {
    headers,
    upload,
    embed,
    async ingest(fileName: string, content: Buffer) {
      const { documentId, chunks } = await upload(fileName, content)
      await embed(documentId)
      return chunks.length
    },
    ask: async (question: string) => void (await post(`${address}/api/get-answer`, { question }, await headers())),
  }
}

/** Another process may take a while to hear of an upload. */
function unlessUnheard(error: unknown): { results: [] } {
  if (error instanceof Refusal && error.status === 404) return { results: [] }
  throw error
}
