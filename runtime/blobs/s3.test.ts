import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { Client } from 'minio'
import { engineFromEnvironment } from '../testing/from-environment.ts'
import { createTcpGate } from '../testing/tcp-gate.ts'
import { until } from '../testing/until.ts'
import { blobsContract } from './contract.ts'
import { createS3Blobs, S3Unavailable, type S3BlobsOptions } from './s3.ts'

const endpoint = engineFromEnvironment('S3_ENDPOINT')
const accessKey = process.env['S3_ACCESS_KEY'] ?? ''
const secretKey = process.env['S3_SECRET_KEY'] ?? ''
const [bucket, region] = ['docent-test', 'us-east-1']
const run = randomUUID().slice(0, 8)

function open(options: Partial<S3BlobsOptions> = {}) {
  const base = { endpoint: endpoint ?? '', accessKey, secretKey, bucket, region }
  return createS3Blobs({ ...base, prefix: `${run}/`, ...options })
}

if (!endpoint) describe.skip('blobs on S3 [skipped: S3_ENDPOINT is not set]', () => test('contract', () => undefined))
else {
  blobsContract('S3', async () => open())

  describe('blobs on S3', () => {
    const owner = ownerId(`owner-${run}`)
    const blobs = open()
    afterAll(async () => {
      await blobs.removeAll(owner, '')
      await blobs.close()
    })

    test('a bucket that is missing is created, also by two at the same time', async () => {
      const missing = { bucket: `${bucket}-${run}` }
      const both = [open(missing), open(missing)]
      await Promise.all(both.map((one, i) => one.put(owner, `first-${i}`, Buffer.from('x'))))
      expect(await both[0]?.list(owner, '')).toEqual(['first-0', 'first-1'])
      await both[0]?.removeAll(owner, '')
      await Promise.all(both.map((one) => one.close()))
    })

    test('a wrong secret is told at once, and not printed', async () => {
      const locked = open({ secretKey: 'not-the-secret' })
      const problem = await locked.ping().catch((error: unknown) => error)
      expect(problem).toBeInstanceOf(S3Unavailable)
      expect(String(problem)).not.toContain('not-the-secret')
      await locked.close()
    })

    test('two installations with different prefixes in one bucket do not see each other', async () => {
      const other = open({ prefix: `${run}-other/` })
      await blobs.put(owner, 'mine', Buffer.from('mine'))
      expect(await other.list(owner, '')).toEqual([])
      await other.close()
    })

    test('what was sent of an upload whose process died goes with the files of its owner, and with nobody else’s', async () => {
      const { hostname, port, protocol } = new URL(endpoint)
      const useSSL = protocol === 'https:'
      const client = new Client({ endPoint: hostname, port: Number(port), useSSL, accessKey, secretKey, region })
      const mine = `${run}-uploads`
      const parts = open({ prefix: `${mine}/` })
      await parts.put(owner, 'd1/whole', Buffer.from('x'))
      const [name] = (await client.listObjectsV2(bucket, `${mine}/`, true).toArray()) as { name: string }[]
      const begin = (key: string) => {
        const objectName = (name?.name ?? '').replace('d1/whole', key)
        return client.initiateNewMultipartUpload(bucket, objectName, {})
      }
      await Promise.all(['d1/original', 'd1/chunks', 'd2/original'].map(begin))
      const begun = async () => {
        const { uploads } = await client.listIncompleteUploadsQuery(bucket, '', '', '', '')
        return uploads.flatMap(({ key }) => (key.startsWith(mine) ? [/(?<=\/)d\d\/\w+/.exec(key)?.[0]] : [])).toSorted()
      }
      expect(await begun()).toEqual(['d1/chunks', 'd1/original', 'd2/original'])
      await parts.removeAll(ownerId('somebody-else'), '')
      expect(await parts.removeAll(owner, 'd1/')).toBe(1)
      expect(await begun()).toEqual(['d2/original'])
      await parts.removeAll(owner, '')
      expect(await begun()).toEqual([])
      await parts.close()
    })

    test('an outage is told with the reason, and over when the server is back', async () => {
      const { hostname, port } = new URL(endpoint)
      const gate = await createTcpGate({ host: hostname, port: Number(port) })
      const behind = open({ endpoint: `http://127.0.0.1:${gate.port}` })
      await behind.put(owner, 'kept', Buffer.from('kept'))
      await gate.shut()
      await expect(behind.bytes(owner, 'kept')).rejects.toBeInstanceOf(S3Unavailable)
      await expect(behind.ping()).rejects.toThrow(/S3 at 127\.0\.0\.1/)
      await gate.open()
      await until('the server is reached again', () =>
        behind.ping().then(
          () => true,
          () => false,
        ),
      )
      expect(String(await behind.bytes(owner, 'kept'))).toBe('kept')
      await behind.close()
      await gate.close()
    })

    test('a server that is back within a moment is not noticed', async () => {
      const { hostname, port } = new URL(endpoint)
      const gate = await createTcpGate({ host: hostname, port: Number(port) })
      const behind = open({ endpoint: `http://127.0.0.1:${gate.port}` })
      await behind.put(owner, 'steady', Buffer.from('steady'))
      await gate.shut()
      const [read] = await Promise.all([behind.bytes(owner, 'steady'), gate.open()])
      expect(String(read)).toBe('steady')
      await behind.close()
      await gate.close()
    })

    test('a server that says nothing is not waited for without end', async () => {
      const silent = createServer(() => undefined).listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const { port } = silent.address() as AddressInfo
      const mute = open({ endpoint: `http://127.0.0.1:${port}`, silenceMs: 50 })
      await expect(mute.ping()).rejects.toThrow(/no answer within 0\.05 seconds/)
      await mute.close()
      silent.close()
    })
  })
}
