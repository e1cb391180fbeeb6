import * as http from '@docent/proto/http'
import { setTimeout as wait } from 'node:timers/promises'
import { Refused, type Caller } from './caller.ts'
import type { Guide } from './guides.ts'

const LOOK_AGAIN_MS = 250
/** The plan is heard by the documents' service a moment after it changed. */
const ROOM_TRIES = 20

/**
 * Uploads what is missing or has changed and waits until all can answer. What is there already, byte for byte, stays.
 * @returns the documents that hold the guides, and those that hold older ones
 */
export async function keepDocuments(
  { call, bytes }: Caller,
  guides: readonly Guide[],
  signal: AbortSignal,
): Promise<{ current: string[]; outdated: string[] }> {
  const { data: before } = await call(http.listDocuments)
  const current: string[] = []
  for (const guide of guides) {
    const id = (await sameAs(guide)) ?? (await upload(guide))
    // The plan has no more room: the guides that are asked for most are in.
    if (id === undefined) break
    current.push(id)
  }
  for (const documentId of current) await makeReady(documentId)
  return { current, outdated: before.map(({ id }) => id).filter((id) => !current.includes(id)) }

  async function sameAs({ fileName, content }: Guide): Promise<string | undefined> {
    const alike = before.filter(
      ({ title, status, sizeBytes }) => title === fileName && status !== 'failed' && sizeBytes === content.length,
    )
    for (const { id } of alike) {
      if (content.equals(await bytes(http.documentFile, { documentId: id }))) return id
    }
    return undefined
  }

  async function upload({ fileName, content }: Guide): Promise<string | undefined> {
    const body = { fileName, fileType: 'text/markdown', fileContent: content.toString('base64') }
    for (let tries = 1; ; tries++) {
      try {
        return (await call(http.processDocument, { body })).documentId
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 403) throw error
        if (tries === ROOM_TRIES) return undefined
        await wait(LOOK_AGAIN_MS, undefined, { signal })
      }
    }
  }

  async function makeReady(documentId: string): Promise<void> {
    for (;;) {
      const { data } = await call(http.listDocuments)
      const status = data.find(({ id }) => id === documentId)?.status
      if (status === 'ready') return
      if (status === undefined || status === 'failed') throw new Error(`the document ${documentId} is ${status}`)
      if (status === 'chunked' || status === 'stale') await call(http.embedDocument, { body: { documentId } })
      else await wait(LOOK_AGAIN_MS, undefined, { signal })
    }
  }
}
