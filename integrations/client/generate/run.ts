import { commonFailures } from '@docent/runtime/failures'
import { writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { gateway, services } from '../../../services/standalone/src/services.ts'
import { clientFiles } from './generate.ts'

const folder = new URL('../src/generated/', import.meta.url)
/** Whole files of data: the line lengths of the house, whatever the folder it is run from. */
const style = { semi: false, singleQuote: true, printWidth: 120 } as const

/** Where each generated file of the client stands, and what is to be in it. */
export async function generated(): Promise<{ file: URL; text: string }[]> {
  const catalogs = [
    commonFailures.catalog,
    ...[gateway, ...Object.values(services)].map(({ failures = {} }) => failures),
  ]
  const files = clientFiles(catalogs.flatMap((catalog) => Object.keys(catalog)))
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => ({
      file: new URL(name, folder),
      text: (await format(name, text, style)).code,
    })),
  )
}

if (import.meta.main) {
  for (const { file, text } of await generated()) writeFileSync(file, text)
}
