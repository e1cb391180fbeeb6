import * as http from '@docent/proto/http'
import { setTimeout as wait } from 'node:timers/promises'
import { Refused, type Caller } from './caller.ts'
import type { Guide } from './guides.ts'

const LOOK_AGAIN_MS = 250
/** Passages of others wait behind these. */
const AT_ONCE = 4
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
  await makeReady(current)
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

  async function makeReady(ids: readonly string[]): Promise<void> {
    for (;;) {
      const { data } = await call(http.listDocuments)
      const statusOf = new Map(data.map(({ id, status }) => [id, status]))
      const open = ids.filter((id) => statusOf.get(id) !== 'ready')
      if (open.length === 0) return
      const lost = open.find((id) => (statusOf.get(id) ?? 'failed') === 'failed')
      if (lost !== undefined) throw new Error(`the document ${lost} is gone or has failed`)
      const waiting = open.filter((id) => ['chunked', 'stale'].includes(statusOf.get(id) ?? ''))
      await Promise.all(
        waiting.slice(0, AT_ONCE).map((documentId) => call(http.embedDocument, { body: { documentId } })),
      )
      if (waiting.length === 0) await wait(LOOK_AGAIN_MS, undefined, { signal })
    }
  }
}
