// Builds the loader, the frame and the types into dist/, and compresses what the frame loads.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = import.meta.dirname
const dist = join(here, 'dist')
const shared = {
  root: here,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
}
/** Nothing is preloaded, so what would do it stays out of the bundle. */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
}
/** What the frame shares with what comes later is one file: each request costs a slow network its latency. */
const withLater = {
  name: 'base',
  test: /node_modules|src\/(composing|words\/(words|language)|frame\/(speech|talk\/talk|parts\/(Icon|WayOut)|markdown\/safe-href))\./,
}
/** So it is with what answers and the card over them share. */
const withAnswers = { name: 'wear', test: /src\/frame\/(over\/wear|markdown\/cell|talk\/(sentence|said))\./ }
const output = { outDir: dist, target: 'es2022', reportCompressedSize: false }

await build({
  ...shared,
  base: '/widget/',
  plugins: [withoutPreload],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    ...output,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the frame imports is named in its page, so that it comes beside it and not after it. It need not name what it will import.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: join(here, 'frame.html'),
      output: { codeSplitting: { groups: [withLater, withAnswers] } },
    },
  },
})

for (const [entry, file] of [
  ['main', 'loader.js'],
  ['short', 'short.js'],
]) {
  const lib = { entry: join(here, `src/loader/${entry}.ts`), formats: ['iife'], name: 'docent', fileName: () => file }
  await build({ ...shared, build: { ...output, emptyOutDir: false, lib } })
}

// Not as a library: Vite leaves the white space in those that are modules.
await build({
  ...shared,
  base: './',
  plugins: [withoutPreload],
  build: {
    ...output,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(here, 'src/card/card.ts'),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'card.js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})

cpSync(join(here, 'src/docent.d.ts'), join(dist, 'widget.d.ts'))
const loaded = readdirSync(join(dist, 'assets')).map((name) => join('assets', name))
for (const name of [...loaded, 'card.js']) {
  const file = join(dist, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(content))
}
