import { eventCatalog, type EventType } from '@docent/proto/events'
import { restateCommand } from '@docent/runtime/bus/restate-command.ts'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { refuseHalfRestored } from '../backup/half-restored.ts'
import { BackupProblem, type Manifest } from '../backup/manifest.ts'
import { checkBackup } from '../backup/restore.ts'
import { between } from '../backup/places.ts'
import { takeWhole, writeManifest } from '../backup/take.ts'
import { DATABASES } from '../data-folder.ts'
import { lockData } from '../lock.ts'
import { holdsRecords } from '../records-gone.ts'
import { begin } from './begin.ts'
import { differences, inWords, takeInventory } from './compare.ts'
import { copyAll, copyEvents } from './copy.ts'
import { leaversOf, leftOf } from './leavers.ts'
import { openCluster, openFolder, type ClusterSide, type Side } from './side.ts'

type Env = Record<string, string | undefined>

export interface TransferOptions {
  env: Env
  /** Whether what is in the cluster may be lost. */
  replace: boolean
  now(): Date
  print(line: string): void
  /** Told after each step: "identity.users", "files", "vectors". */
  onStep?(step: string): void
}

/** The settings that a file holds, over those of the shell. @throws BackupProblem */
function clusterSettings(file: string, env: Env): Env {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file} with the settings of the cluster.`)
  return { ...env, ...parseEnv(readFileSync(file, 'utf8')) }
}

/** Copies a data folder that nobody uses into a cluster whose services do not run, and compares. @throws BackupProblem, DataInUse, RestoreUnfinished */
export async function moveToCluster(dataDir: string, settings: string, options: TransferOptions): Promise<void> {
  refuseHalfRestored(dataDir)
  if (!holdsRecords(dataDir)) throw new BackupProblem(`There are no records in ${dataDir}.`)
  const env = clusterSettings(settings, options.env)
  const unlock = lockData(dataDir)
  try {
    const from = openFolder(dataDir, { write: false })
    try {
      for (const line of otherKeys(dataDir, env)) options.print(line)
      await fill(from, settings, env, options)
    } finally {
      await from.close()
    }
  } finally {
    unlock()
  }
}

/** Puts a backup into a cluster whose services do not run, and compares. @throws BackupProblem */
export async function restoreToCluster(folder: string, settings: string, options: TransferOptions): Promise<void> {
  const env = clusterSettings(settings, options.env)
  await checkBackup(folder)
  // A backup is not written to, and its databases are when they are opened.
  const databases = await mkdtemp(join(tmpdir(), 'docent-restore-'))
  try {
    for (const name of DATABASES)
      if (existsSync(join(folder, name))) await copyFile(join(folder, name), join(databases, name))
    const from = openFolder(folder, { write: false, databases })
    try {
      for (const line of otherKeys(folder, env)) options.print(line)
      await fill(from, settings, env, options, async (to) => {
        // What was on its way through Kafka is in no backup; records know it.
        const types = Object.keys(eventCatalog) as EventType[]
        const tellable = types.filter((type) => eventCatalog[type].canBeRestated)
        await restateCommand(tellable, { publish: (events) => to.say(events) }, options.now(), () => undefined)
      })
    } finally {
      await from.close()
    }
  } finally {
    await rm(databases, { recursive: true, force: true })
  }
}

/** Copies a cluster, whether its services run or not, to a folder that is there whole or not at all. @throws BackupProblem */
export async function backupCluster(settings: string, to: string, options: TransferOptions): Promise<Manifest> {
  const from = await openCluster(settings, clusterSettings(settings, options.env))
  const target = { folder: resolve(to), setting: '--to' }
  try {
    return await between({ folder: settings, setting: '--of' }, target, () =>
      takeWhole(to, async (aside) => {
        const into = openFolder(aside, { write: true })
        try {
          await copyAll(from, into, { inUse: true, onStep: options.onStep })
          await copyEvents(from, into)
        } finally {
          await into.close()
        }
        // What the adapters made for themselves.
        await rm(join(aside, 'blobs', 'unfinished'), { recursive: true, force: true })
        return writeManifest(aside, options.now())
      }),
    )
  } finally {
    await from.close()
  }
}

async function fill(
  from: Side,
  settings: string,
  env: Env,
  options: TransferOptions,
  afterwards?: (to: ClusterSide) => Promise<void>,
): Promise<void> {
  const { now, print, onStep } = options
  const to = await openCluster(settings, env)
  try {
    const begun = await begin(from, to, options)
    const leavers = await leaversOf(from, to)
    await copyAll(from, to, { inUse: false, onStep })
    const [here, there] = [await takeInventory(from), await takeInventory(to)]
    const differing = [...differences(here, there), ...(await leftOf(from, to, leavers))]
    if (differing.length > 0)
      throw new BackupProblem([`${settings} does not hold the same as ${from.name}:`, ...differing].join('\n  - '))
    // The last thing: who hears of a record finds it.
    const said = await copyEvents(from, to)
    await afterwards?.(to)
    await to.records.setMark(JSON.stringify({ ...begun, doneAt: now().toISOString() }))
    for (const [kind, { count, sha256 }] of Object.entries(here)) print(`${kind.padEnd(32)} ${count}  ${sha256}`)
    print(`The same in both: ${inWords(here)}. ${said} events were said again for those who had not heard them.`)
  } finally {
    await to.close()
  }
}

/** Keys that the cluster was not given as they are here. */
function otherKeys(folder: string, env: Env): string[] {
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) return []
  const keys = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const others = Object.entries(keys).flatMap(([name, value]) => (env[name]?.includes(value) ? [] : [name]))
  if (others.length === 0) return []
  return [
    `Not the same as in ${file}: ${others.join(', ')}. With other keys everybody signs in again and open links end.`,
  ]
}
