// Builds the services into dist/: a program for each of them.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPrograms } from '../runtime/toolchain/programs.mjs'

const here = import.meta.dirname
const mains = readdirSync(here)
  .map((name) => [name, join(here, name, 'src', 'main.ts')])
  .filter(([, main]) => existsSync(main))
await buildPrograms({ folder: dirname(here), programs: Object.fromEntries(mains), dist: join(here, 'dist') })
