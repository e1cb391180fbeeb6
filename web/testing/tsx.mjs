import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const vite = createRequire(import.meta.url).resolve('vite')
const { transformSync } = await import(pathToFileURL(createRequire(vite).resolve('rolldown/utils')).href)

/** Components are compiled for their tests by what Vite compiles them with for the pages; there is no other compiler. */
export default {
  process(source, path) {
    const { code, map, errors } = transformSync(path, source, {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
      sourcemap: true,
      tsconfig: false,
    })
    if (errors.length > 0) throw new Error(errors.map((one) => one.message).join('\n'))
    return { code, map }
  },
}
