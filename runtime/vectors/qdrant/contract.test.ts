import { afterAll, describe, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { vectorsContract, type VectorsHandle } from '../contract.ts'
import { createQdrantVectors } from './index.ts'
import { forgetCollections } from './test-server.ts'

const url = engineFromEnvironment('QDRANT_URL')
const prefix = `t${randomUUID().slice(0, 8)}-`

function open(): VectorsHandle {
  const vectors = createQdrantVectors({ url: url ?? '', prefix })
  return {
    vectors,
    async reopen() {
      await vectors.close()
      return open()
    },
  }
}

if (url !== undefined) {
  afterAll(() => forgetCollections(url, prefix))
  vectorsContract('Qdrant', async () => open())
} else describe.skip('vectors contract: Qdrant', () => test('needs QDRANT_URL', () => undefined))
