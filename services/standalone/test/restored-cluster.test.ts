import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { until } from '@docent/runtime/testing/until.ts'
import { backupCommand } from '../src/backup-command.ts'
import { writeManifest } from '../src/backup/take.ts'
import { start } from '../src/start.ts'
import { copyAll } from '../src/whole/copy.ts'
import { openFolder } from '../src/whole/side.ts'

const former = join(import.meta.dirname, 'former')
const [release = ''] = readdirSync(former).sort().slice(-1)

let dir: string
const at = (name: string) => join(dir, name)
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-restored-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function running<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'error' }
  const docent = await start(env, (error) => {
    throw error
  })
  try {
    return await work()
  } finally {
    await docent.stop()
  }
}

function rows(file: string, table: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return Number(db.prepare(`SELECT count(*) AS n FROM "records:${table}"`).get()?.['n'])
  } finally {
    db.close()
  }
}

/** What embedding knows to have been told. */
function heard(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const record = db.prepare('SELECT json FROM "records:embedding.hearing"').get()
    return (JSON.parse(String(record?.['json'])) as { types: string[] }).types
  } finally {
    db.close()
  }
}

/** A backup as a cluster's is written: records, files and vectors, and nobody's place in a log. */
async function backupAsOfCluster(from: string, to: string) {
  mkdirSync(to)
  const [one, other] = [openFolder(from, { write: false }), openFolder(to, { write: true })]
  await copyAll(one, other, { inUse: true })
  // What says so was on its way to the service when the backup was taken.
  await other.records.remove('embedding.documents', ['562345f8-d3f7-4aa6-ad56-f95cb1475566'])
  await Promise.all([one.close(), other.close()])
  rmSync(join(to, 'blobs', 'unfinished'), { recursive: true })
  return (await writeManifest(to, new Date())).tables['docent.db'] ?? {}
}

test('a backup of a cluster that is put into a folder has its events told again that nobody had heard', async () => {
  execFileSync('sh', ['-c', `mkdir ${at('first')} && tar xzf ${join(former, release)} -C ${at('first')}`])
  await running(at('first'), () => undefined)
  expect(await backupAsOfCluster(at('first'), at('copy'))).toMatchObject({
    'records:embedding.hearing': { rows: 1 },
    'records:embedding.documents': { rows: 1 },
  })

  expect(await backupCommand(['--from', at('copy')], { DATA_DIR: at('data') }, () => undefined)).toBe(0)
  expect(heard(at('data/docent.db'))).toEqual([])
  await running(at('data'), () =>
    until('the document to be known again', () => rows(at('data/docent.db'), 'embedding.documents') === 2),
  )
})

test('a backup of a folder goes on where it was: nothing is told again', async () => {
  execFileSync('sh', ['-c', `mkdir ${at('first')} && tar xzf ${join(former, release)} -C ${at('first')}`])
  await running(at('first'), () => undefined)
  const run = (folder: string, ...args: string[]) => backupCommand(args, { DATA_DIR: at(folder) }, () => undefined)
  expect(await run('first', '--to', at('copy'))).toBe(0)
  expect(await run('data', '--from', at('copy'))).toBe(0)
  expect(heard(at('data/docent.db'))).toContain('document.chunked')
})
