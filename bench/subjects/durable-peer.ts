import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peer } from './peer.ts'
import type { Subject } from './subject.ts'

/** SQLite with FTS5 and sqlite-vec behind express, doing the same durable work: what a careful developer would write instead. */
export async function durablePeer(modelUrl: string, port: number): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-peer-'))
  const running = peer({
    name: 'SQLite',
    script: 'durable.mjs',
    port,
    env: { OPENAI_BASE_URL: modelUrl, DATA_DIR: folder },
  })
  return {
    ...running,
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
