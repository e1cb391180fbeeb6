import { afterAll, describe, expect, test } from '@jest/globals'
import { getAnswer } from '@docent/proto/http'
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually, signUp, type Refused } from '../client/client.ts'
import { oneProcess } from '../deployments/one-process.ts'

const disk = mkdtempSync(join(tmpdir(), 'docent-full-'))
const isMounted = mount()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** A disk of 48 MB that only this test fills. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** What SQLite has in hand for the next writes is given up, as a minute without any does. */
function giveUpRoom(): void {
  for (const name of ['docent.db', 'vectors.db']) {
    const db = new DatabaseSync(join(disk, 'data', name))
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    db.close()
  }
}

const filler = join(disk, 'filler')
function fill(): void {
  for (const bytes of [1024 * 1024, 4096]) {
    const piece = Buffer.alloc(bytes, 1)
    try {
      for (;;) appendFileSync(filler, piece)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

const title = 'a disk that fills up while Docent runs'
const suite = isMounted ? describe : describe.skip
suite(isMounted ? title : `${title} [skipped: no disk can be mounted here]`, () => {
  test('answers go on, uploads are refused with a sentence, readiness says it, and it heals by itself', async () => {
    const running = await oneProcess({ DATA_DIR: join(disk, 'data') })
    const ready = async () => {
      const reply = await fetch(`${running.address}/readyz`)
      return { status: reply.status, says: (await reply.text()).includes('the disk is full') }
    }
    try {
      await running.start()
      const owner = await signUp(running.address, 'ines@shop.example')
      const text = 'The Aurora desk lamp comes with a warranty of two years from the day of purchase.'
      await owner.embed(await owner.upload('lamp.txt', text))
      const answer = () => owner.call(getAnswer, { body: { question: 'How long is the warranty of the Aurora lamp?' } })
      const upload = () => owner.upload('long.txt', 'Each shelf holds forty books. '.repeat(6_000))
      expect(await ready()).toEqual({ status: 200, says: false })

      giveUpRoom()
      fill()
      const refused = (await upload().catch((error: unknown) => error)) as Refused
      expect([refused.status, refused.code]).toEqual([507, 'storage_full'])
      expect(refused.message).toContain('There is no room left to keep this.')
      expect((await answer()).answer).toContain('two years')
      expect(await ready()).toEqual({ status: 200, says: true })

      rmSync(filler)
      await eventually(async () => ((await ready()).says ? undefined : true), 'the room to be noticed')
      await upload()
      expect((await owner.documents()).length).toBe(2)
    } finally {
      await running.destroy()
    }
  }, 120_000)
})
