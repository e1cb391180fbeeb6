import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { contactOptions } from '@docent/proto/http'
import { eventStream, failureOf, timeOver, type Call } from '@docent/runtime/http'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockData } from '../src/lock.ts'
import { services } from '../src/services.ts'
import { start } from '../src/start.ts'

let dir: string
const { widget, notification } = services
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-stop-'))
})
afterEach(() => {
  Object.assign(services, { widget, notification })
  rmSync(dir, { recursive: true, force: true })
})

const envIn = (dataDir: string) => ({
  ...{ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
  ...{ DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent' },
})
const fatal = (error: unknown) => {
  throw error
}

test('a service that cannot end, as on a full disk, keeps neither the others nor the records from it, and is told', async () => {
  services.widget = {
    ...widget,
    async start(...given) {
      const running = await widget.start(...given)
      return {
        ...running,
        async stop() {
          await running.stop?.()
          throw new Error('the disk is full')
        },
      }
    },
  }
  const env = envIn(dir)
  const running = await start(env, fatal)
  await expect(running.stop()).rejects.toThrow('the disk is full')
  // What was written is folded into the file, and somebody else may have the folder.
  expect(readdirSync(dir)).not.toContain('docent.db-wal')
  lockData(dir)()
})

test('an answer of any service that cannot finish in time is told so, although only the gateway listens', async () => {
  const slow = async ({ reply }: Pick<Call<typeof contactOptions>, 'reply'>) => {
    const ends = timeOver(reply)
    return eventStream(reply, async function* () {
      yield { event: 'begun', data: {} }
      await once(ends, 'abort')
      yield { event: 'error', data: { code: failureOf(ends.reason).code } }
    })
  }
  services.notification = {
    ...notification,
    start: async (...given) => ({
      ...(await notification.start(...given)),
      routes: (router) => router.on(contactOptions, slow),
    }),
  }
  const running = await start(envIn(dir), fatal, { finishMs: 0 })
  const reply = await fetch(`${running.here ?? running.address}/api/contact`)
  const [text] = await Promise.all([reply.text(), running.stop()])
  expect(text).toBe('event: begun\ndata: {}\n\nevent: error\ndata: {"code":"unavailable"}\n\n')
})
