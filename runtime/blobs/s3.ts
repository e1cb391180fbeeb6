import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { backoffMs, pause } from '../backoff/index.ts'
import type { OwnerId } from '@docent/proto/ids'
import { Client } from 'minio'
import { inParts, PART_BYTES, startingWith } from './s3-parts.ts'
import { readInTime, silent } from './s3-read.ts'
import { createUploads } from './s3-uploads.ts'
import { checkKey, checkPrefix, ownerSegment } from './keys.ts'
import { BlobNotFound, type Blobs } from './port.ts'
import { EngineUnavailable } from '../failures/engine-unavailable.ts'

export interface S3BlobsOptions {
  /** http:// or https:// address of the server. */
  endpoint: string
  accessKey: string
  secretKey: string
  /** Created when it is missing. */
  bucket: string
  region: string
  /** Stands before every name, so that two installations can share a bucket. */
  prefix?: string
  /** Longest silence of the server during one request; after half of it none is tried again. Default 15,000 milliseconds. */
  silenceMs?: number
  random?: () => number
}

const LIST_MAX = 10_000
const REMOVE_AT_ONCE = 1_000
/**
 * Ends every name. Some servers keep objects as files, where "a" and "a/b" can't both be; and it comes before every other
 * character of a key, so that names sort as their keys do.
 */
const END_MARK = '!'
const TRIES = 4
const BACKOFF = { firstMs: 200, longestMs: 1_000 }

/** The server does not answer, or refuses. The message names the server and its reason, never a key. */
export class S3Unavailable extends EngineUnavailable {
  override readonly name = 'S3Unavailable'
}

/** Blobs as objects of one bucket. An object is there when its upload is complete, whole or not at all. */
export function createS3Blobs(options: S3BlobsOptions): Blobs {
  const { endpoint, accessKey, secretKey, bucket, region, prefix = '' } = options
  const { silenceMs = 15_000, random = Math.random } = options
  const { protocol, hostname, port, host } = new URL(endpoint)
  const secure = protocol === 'https:'
  const transportAgent = new (secure ? https : http).Agent({ keepAlive: true })
  const client = new Client({
    endPoint: hostname,
    port: port === '' ? undefined : Number(port),
    useSSL: secure,
    accessKey,
    secretKey,
    region,
    transport: { request: request as typeof http.request },
    transportAgent,
    // Its own retries know nothing of refused connections and write plain lines to the log.
    retryOptions: { disableRetry: true },
  })
  let opening: Promise<void> | undefined

  /** The library would wait without end. */
  function request(how: RequestOptions, onAnswer?: (answer: IncomingMessage) => void): ClientRequest {
    const made = secure ? https.request(how, onAnswer) : http.request(how, onAnswer)
    return made.setTimeout(silenceMs, () => made.destroy(silent(silenceMs)))
  }

  async function ensureBucket(): Promise<void> {
    if (await client.bucketExists(bucket)) return
    await client.makeBucket(bucket, region).catch((error: unknown) => {
      // Another process was quicker.
      if (!codeOf(error).startsWith('BucketAlready')) throw error
    })
  }

  /** Runs a request that may be repeated; the engine may be restarting, or have closed the connection a moment ago. */
  async function ask<R>(request: () => Promise<R>): Promise<R> {
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      try {
        await (opening ??= ensureBucket())
        return await request()
      } catch (error) {
        if (isMissing(error)) throw error
        opening = undefined
        // Whom half of the time went to already is not asked once more: somebody waits.
        const over = tries === TRIES || performance.now() - began > silenceMs / 2
        if (over || !isPassing(error)) throw unavailable(error)
      }
      await pause(backoffMs(BACKOFF, tries, random))
    }
  }

  const unavailable = (error: unknown) =>
    new S3Unavailable(`S3 at ${host}: ${(error as Error).message || codeOf(error)}`, { cause: error })

  const uploads = createUploads({ client, bucket, ask })
  const root = (owner: OwnerId) => `${prefix}${ownerSegment(owner)}/`
  const nameOf = (owner: OwnerId, key: string) => {
    checkKey(key)
    return `${root(owner)}${key}${END_MARK}`
  }

  async function listKeys(owner: OwnerId, under: string, after?: string): Promise<string[]> {
    const start = root(owner)
    const behind = after === undefined ? '' : nameOf(owner, after)
    return ask(async () => {
      const keys: string[] = []
      for await (const { name } of client.listObjectsV2(bucket, start + under, true, behind)) {
        if (name?.endsWith(END_MARK)) keys.push(name.slice(start.length, -END_MARK.length))
        if (keys.length === LIST_MAX) break
      }
      return keys.sort(byBytes)
    })
  }

  const notFound = (key: string) => (error: unknown) => {
    throw isMissing(error) ? new BlobNotFound(`no blob "${key}"`) : error
  }

  return {
    async put(owner, key, body) {
      const name = nameOf(owner, key)
      const sent = inParts(body)
      const parts = sent.parts()
      const first = await parts.next()
      const start = first.done ? Buffer.alloc(0) : first.value
      // A whole first part may be all there is; it goes as a part nevertheless, because the next one is not known yet.
      if (start.length < PART_BYTES) await ask(() => client.putObject(bucket, name, start, start.length))
      else await uploads.put(name, startingWith(start, parts))
      return sent.info()
    },

    async read(owner, key) {
      const name = nameOf(owner, key)
      const answer = await ask(() => client.getObject(bucket, name)).catch(notFound(key))
      return readInTime(answer as IncomingMessage, silenceMs, unavailable)
    },

    async bytes(owner, key) {
      const name = nameOf(owner, key)
      // A connection that breaks in the middle is as good as one that was refused.
      const whole = async () => Buffer.concat(await (await client.getObject(bucket, name)).toArray())
      return ask(whole).catch(notFound(key))
    },

    async remove(owner, key) {
      const name = nameOf(owner, key)
      try {
        await ask(() => client.statObject(bucket, name))
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
      await ask(() => client.removeObject(bucket, name))
      return true
    },

    async removeAll(owner, under) {
      checkPrefix(under)
      // In this order: one that is completed just now is removed with the others.
      await uploads.abortUnder(root(owner) + under)
      let removed = 0
      for (;;) {
        const keys = await listKeys(owner, under)
        for (let at = 0; at < keys.length; at += REMOVE_AT_ONCE) {
          const names = keys.slice(at, at + REMOVE_AT_ONCE).map((key) => nameOf(owner, key))
          const refused = (await ask(() => client.removeObjects(bucket, names))).find((one) => one?.Error)
          if (refused)
            throw new S3Unavailable(`S3 at ${host}: ${refused.Error?.Message ?? 'an object was not removed'}`)
        }
        removed += keys.length
        if (keys.length < LIST_MAX) return removed
      }
    },

    async list(owner, under, after) {
      checkPrefix(under)
      return listKeys(owner, under, after)
    },

    async ping() {
      opening = undefined
      await ask(async () => undefined)
    },

    async close() {
      transportAgent.destroy()
    },
  }
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(codeOf(error))
}

/** Worth another try: no connection, no answer in time, or "not now". Refusals with a reason of their own are not. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code === '' ||
    /^E[A-Z]+$|^(SlowDown\w*|ServiceUnavailable|InternalError|RequestTimeout|Throttling\w*|\w*Busy|\w*(NotReady|NotInitialized)\w*)$/.test(
      code,
    )
  )
}
