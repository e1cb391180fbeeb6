import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Takes away what only developers load: source maps, the compiler that a client's types ask for, and types of the largest client. */
export function trim(modules) {
  rmSync(join(modules, 'stripe', 'cjs'), { recursive: true, force: true })
  for (const file of filesUnder(join(modules, 'stripe'))) if (file.endsWith('.d.ts')) rmSync(file)
  for (const name of ['typescript', '@typescript']) rmSync(join(modules, name), { recursive: true, force: true })
  for (const file of filesUnder(modules)) if (file.endsWith('.map')) rmSync(file)
}

/** Whether a package lacks files that developers need. npm does not see that: it only looks for the folder. */
export const isTrimmed = (modules) => existsSync(join(modules, 'stripe')) && !existsSync(join(modules, 'stripe', 'cjs'))

/** Removes the packages that lack files, so that npm fetches them whole. Source maps stay away: nothing that is checked reads them. */
export function removeTrimmed(modules) {
  if (isTrimmed(modules)) rmSync(join(modules, 'stripe'), { recursive: true })
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (entry.isFile()) yield path
  }
}
