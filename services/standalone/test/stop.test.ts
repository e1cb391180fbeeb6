import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockData } from '../src/lock.ts'
import { services } from '../src/services.ts'
import { start } from '../src/start.ts'

let dir: string
const { widget } = services
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-stop-'))
})
afterEach(() => {
  services.widget = widget
  rmSync(dir, { recursive: true, force: true })
})

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
  const env = { DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent' }
  const running = await start(env, (error) => {
    throw error
  })
  await expect(running.stop()).rejects.toThrow('the disk is full')
  // What was written is folded into the file, and somebody else may have the folder.
  expect(readdirSync(dir)).not.toContain('docent.db-wal')
  lockData(dir)()
})
