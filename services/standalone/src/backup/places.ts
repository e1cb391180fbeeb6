import { resolve, sep } from 'node:path'
import { DataUnusable } from '../check.ts'
import { whyUnusable } from '../folder.ts'

/** A folder of a copy, and the setting or option that names it. */
interface Place {
  folder: string
  setting: string
}

/** Copies between two folders; what is wrong with one of them is told in a sentence that names it. @throws DataUnusable */
export async function between<T>(from: Place, to: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Told already, of a database.
    if (error instanceof DataUnusable) throw error
    const { path = '' } = error as NodeJS.ErrnoException
    const holds = ({ folder }: Place) => path === resolve(folder) || path.startsWith(resolve(folder) + sep)
    // One may lie in the other, and what was written has no path of its own.
    const inner = from.folder.length > to.folder.length
    const { folder, setting } = holds(from) && (inner || !holds(to)) ? from : to
    throw whyUnusable(error, folder, setting)
  }
}
