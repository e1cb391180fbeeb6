// Builds programs that run on Node: each with its workers, and what several of them share once. A thousand small files cost more to
// find and to load than what is in them.
import { rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { rolldown, RolldownMagicString } from 'rolldown'
import { root } from './paths.mjs'

/** Packages that stay where they are: they load machine code or files of their own beside them, or are changed from outside. */
const apart = /^(@jsquash\/|@napi-rs\/|kafkajs|pdf-parse|pdfjs-dist)/
/** What the bundler says of packages that their authors know. */
const known = new Set(['EVAL', 'INEFFECTIVE_DYNAMIC_IMPORT'])
const OWN_PLACE = /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname|main)\b/g
const sourceLines = join(root, 'runtime', 'process', 'source-lines.ts')

/** Builds `programs`, sources below `folder` by their names, as `name.js` into the folder `dist`, which it empties first. */
export async function buildPrograms({ folder, programs, dist }) {
  const bundle = await rolldown({
    cwd: folder,
    input: { ...programs, 'source-lines': sourceLines },
    platform: 'node',
    external: apart,
    plugins: [places(folder, dist, new Set(Object.values(programs)))],
    onLog: (level, log, tell) => (known.has(log.code) ? undefined : tell(level, log)),
  })
  rmSync(dist, { recursive: true, force: true })
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: false,
    // Before all else, so that whatever fails says where.
    banner: ({ isEntry, name }) => (isEntry && name !== 'source-lines' ? "import './source-lines.js'" : ''),
  })
}

/**
 * What a module says of its own place stays true in what is built: files beside it are found where they are, and a script
 * beside it, which is to run in a worker, is built into a program of its own.
 */
function places(folder, dist, mains) {
  return {
    name: 'places',
    transform: {
      filter: { code: 'import.meta' },
      handler(code, id) {
        if (!id.startsWith(folder + sep) || id.includes('node_modules')) return null
        const place = relative(dist, id).replaceAll(sep, '/')
        const said = {
          url: `new URL(${JSON.stringify(place)}, import.meta.url).href`,
          dirname: `\`\${import.meta.dirname}/${dirname(place)}\``,
          main: mains.has(id) ? 'import.meta.main' : 'false',
        }
        const programOf = (script) => {
          const program = this.emitFile({ type: 'chunk', id: join(dirname(id), script) })
          return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
        }
        const changed = new RolldownMagicString(code)
        for (const { 0: text, 1: script, 2: property, index } of code.matchAll(OWN_PLACE)) {
          changed.overwrite(index, index + text.length, script ? programOf(script) : said[property])
        }
        return { code: changed.toString(), map: changed.generateMap({ source: id, hires: true }).toString() }
      },
    },
  }
}
