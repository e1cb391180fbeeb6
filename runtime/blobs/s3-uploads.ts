import type { Client } from 'minio'

export interface S3UploadsOptions {
  client: Client
  bucket: string
  /** Runs a request that may be repeated. @throws an error whose cause is what the server said */
  ask<R>(request: () => Promise<R>): Promise<R>
}

/** Of servers that know no such list, and of an account that may not see it: then a rule of the bucket has to do it. */
const NO_LIST = ['AccessDenied', 'NotImplemented', 'MethodNotAllowed']

/** Uploads in parts. What was sent of one lies in the bucket under no name until it is complete, or aborted. */
export function createUploads({ client, bucket, ask }: S3UploadsOptions) {
  async function put(name: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const uploadId = await ask(() => client.initiateNewMultipartUpload(bucket, name, {}))
    const part = { bucketName: bucket, objectName: name, uploadID: encodeURIComponent(uploadId), headers: {} }
    try {
      const etags: { part: number; etag: string }[] = []
      for await (const bytes of parts) {
        const partNumber = etags.length + 1
        const { etag } = await ask(() => client.uploadPart({ ...part, partNumber }, bytes))
        etags.push({ part: partNumber, etag })
      }
      await ask(() => client.completeMultipartUpload(bucket, name, uploadId, etags))
    } catch (error) {
      await client.abortMultipartUpload(bucket, name, encodeURIComponent(uploadId)).catch(() => undefined)
      throw error
    }
  }

  const page = (under: string, keyMarker = '', idMarker = '') =>
    ask(() => client.listIncompleteUploadsQuery(bucket, under, keyMarker, idMarker, ''))

  async function begunUnder(under: string) {
    let next = await page(under)
    const found = [...next.uploads]
    while (next.isTruncated) {
      next = await page(under, next.nextKeyMarker, next.nextUploadIdMarker)
      found.push(...next.uploads)
    }
    if (found.length > 0) return found
    // MinIO finds them by a whole name, or all of them; and forgets them itself after a day.
    return (await page('')).uploads.filter(({ key }) => key.startsWith(under))
  }

  /** What a process left that died while it sent something with a name under this one. */
  async function abortUnder(under: string): Promise<void> {
    const begun = await begunUnder(under).catch((error: unknown) => {
      if (NO_LIST.includes(reasonOf(error))) return []
      throw error
    })
    for (const { key, uploadId } of begun) {
      await ask(() => client.abortMultipartUpload(bucket, key, encodeURIComponent(uploadId))).catch(
        (error: unknown) => {
          if (reasonOf(error) !== 'NoSuchUpload') throw error
        },
      )
    }
  }

  return { put, abortUnder }
}

const reasonOf = (error: unknown): string => (error as { cause?: { code?: string } }).cause?.code ?? ''
