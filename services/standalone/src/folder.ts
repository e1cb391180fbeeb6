import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DataUnusable } from './check.ts'

/** Makes the data folder where there is none. A part of its path at a time: what cannot hold folders is told, not tried again. */
export function makeFolder(dataDir: string): void {
  const isThere = statSync(dataDir, { throwIfNoEntry: false })
  if (isThere?.isDirectory()) return
  if (isThere) throw Object.assign(new Error('not a directory'), { code: 'ENOTDIR', path: dataDir })
  if (dirname(dataDir) !== dataDir) makeFolder(dirname(dataDir))
  mkdirSync(dataDir, { mode: 0o700 })
}

/** Whether Docent can keep its data there, or make the folder. @throws DataUnusable */
export function checkFolder(dataDir: string): 'there' | 'missing' {
  return inFolder(dataDir, () => {
    const isThere = statSync(dataDir, { throwIfNoEntry: false })
    if (isThere && !isThere.isDirectory())
      throw Object.assign(new Error('not a directory'), { code: 'ENOTDIR', path: dataDir })
    if (!isThere) {
      const above = dirname(dataDir)
      if (above === dataDir || checkFolder(above) === 'there') accessSync(above, constants.W_OK | constants.X_OK)
      return 'missing'
    }
    accessSync(dataDir, constants.R_OK | constants.X_OK)
    return 'there'
  })
}

/** What of the data folder has to be a folder, and is none, is nothing that Docent made. @throws DataUnusable */
export function checkParts(dataDir: string): void {
  for (const part of ['blobs', 'outbox'].map((name) => join(dataDir, name)))
    if (statSync(part, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new DataUnusable(
        `DATA_DIR: ${dataDir} can't be used: ${part} is a file and no folder. Move it elsewhere, and put the whole data folder back from a backup (docs/operate/backup-and-restore.md).`,
      )
}

/** Does something with the data folder; what is wrong with the folder itself is told in a sentence. @throws DataUnusable */
export function inFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw whyUnusable(error, dataDir)
  }
}

/** SQLite's own numbers: it can't be written, is full, or can't be opened. */
const [READONLY, FULL, CANTOPEN] = [8, 13, 14] as const

/** What keeps Docent from a folder that a setting names, with what helps; every other error as it is. */
export function whyUnusable(error: unknown, folder: string, setting = 'DATA_DIR'): unknown {
  if (error instanceof DataUnusable)
    return error.message.includes(setting) ? error : new DataUnusable(`${setting}: ${error.message}`)
  const { code, errcode, path, message } = error as NodeJS.ErrnoException & { errcode?: number }
  const say = (problem: string, helps: string) =>
    new DataUnusable(`${setting}: ${folder} can't be used: ${problem}. ${helps}`)
  const other = `or name another folder with ${setting}`
  const give = `Give it to the user that runs Docent, with all that lies in it (chown), ${other}.`
  const at = path === undefined || path === folder ? 'it' : path
  const kind = errcode === undefined ? undefined : errcode & 0xff
  if (code === 'EACCES' || code === 'EPERM')
    return say(`the user that runs Docent may not read or write ${at} (${code})`, give)
  if (kind === READONLY || kind === CANTOPEN)
    return say(`the user that runs Docent can't write what lies in it (${message})`, give)
  if (code === 'ENOSPC' || code === 'EDQUOT' || kind === FULL)
    return say(`its disk is full (${kind === FULL ? message : code})`, `Make room on it, ${other}.`)
  if (code === 'EROFS')
    return say('its disk can only be read (EROFS)', `Have the disk mounted to be written, ${other}.`)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return say(`${path ?? 'a part of its path'} is a file and no folder (${code})`, `Name a folder with ${setting}.`)
  if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENAMETOOLONG')
    return say(`${path ?? 'it'} can't be made (${code})`, `Name a folder on a disk with ${setting}.`)
  return error
}
