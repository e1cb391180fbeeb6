import { setTimeout as sleep } from 'node:timers/promises'
import { signUp, type Owner } from '../../e2e/client/client.ts'
import { generateCorpus, type CorpusFile } from '../corpus.ts'
import { at } from '../measure/load.ts'
import { post } from '../subjects/post.ts'

/** Milliseconds of what honest owners did, sorted. */
export interface Waits {
  answers: number[]
  uploads: number[]
}

export const OWNERS = 50
const ASK_EVERY_MS = 1_000
const UPLOAD_EVERY_MS = 10_000

interface Honest {
  owner: Owner
  file: CorpusFile
}

/** Fifty accounts with a document each. */
export async function settle(address: string): Promise<Honest[]> {
  const files = generateCorpus(OWNERS, 8_000)
  const honest: Honest[] = []
  for (const [index, file] of files.entries()) {
    const owner = await signUp(address, `honest-${index}@example.test`)
    await owner.embed(await owner.upload(file.name, file.text))
    honest.push({ owner, file })
  }
  return honest
}

/**
 * What each of them does at a pace of their own, however long an answer takes: asks a question a second, and uploads a file
 * every ten, so that a round has a hundred of them and their p99 is more than the slowest one. What is not answered counts with
 * the time it took to say so.
 */
export async function use(
  address: string,
  honest: readonly Honest[],
  seconds: number,
): Promise<Waits & { errors: number }> {
  const waits: Waits & { errors: number } = { answers: [], uploads: [], errors: 0 }
  const end = performance.now() + seconds * 1_000
  const timed = async (into: number[], task: () => Promise<unknown>) => {
    const began = performance.now()
    await task().catch(() => (waits.errors += 1))
    into.push(performance.now() - began)
  }
  const paced = async (everyMs: number, share: number, task: () => Promise<void>) => {
    const pending: Promise<void>[] = []
    for (let next = performance.now() + everyMs * share; next < end; next += everyMs) {
      await sleep(Math.max(0, next - performance.now()))
      pending.push(task())
    }
    await Promise.all(pending)
  }
  await Promise.all(
    honest.flatMap(({ owner, file }, index) => {
      const share = index / honest.length
      const headers = { authorization: `Bearer ${owner.token}` }
      const ask = () => post(`${address}/api/get-answer`, { question: file.question }, headers)
      const upload = () =>
        post(
          `${address}/api/process-document`,
          { fileName: file.name, fileContent: Buffer.from(file.text).toString('base64') },
          headers,
        )
      return [
        paced(ASK_EVERY_MS, share, () => timed(waits.answers, ask)),
        paced(UPLOAD_EVERY_MS, share, () => timed(waits.uploads, upload)),
      ]
    }),
  )
  for (const one of [waits.answers, waits.uploads]) one.sort((a, b) => a - b)
  return waits
}

export const p99 = (sorted: readonly number[]): number => at(sorted, 0.99)
