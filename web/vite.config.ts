import react from '@vitejs/plugin-react'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './vite.chunks.ts'
import { prerendered } from './vite.prerender.ts'
import { wordPressPlugin } from './vite.wordpress.ts'

// Where `npm start` listens, for `npm run dev -w web` beside it.
const api = process.env.DOCENT_API ?? 'http://127.0.0.1:3000'
/** The script of the public pages, which have no page of their own here: they are drawn. */
const siteScript = 'src/app/site/client/main.ts'
const outDir = join(import.meta.dirname, 'dist')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), prerendered({ script: siteScript }), pdfData(), wordPressPlugin(), compressed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows what this origin serves and nothing inline, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Read by the test that weighs each route.
    manifest: true,
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'index.html'), site: join(import.meta.dirname, siteScript) },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: api, changeOrigin: false }, '/widget/': { target: api, changeOrigin: false } },
  },
})

/** Character maps and fonts for PDFs that do not carry their own: fetched from here, one by one, by those that need them. */
function pdfData(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'docent-pdf-data',
    apply: 'build',
    async writeBundle() {
      for (const folder of ['cmaps', 'standard_fonts']) {
        await cp(join(from, folder), join(outDir, 'pdf', folder), { recursive: true })
      }
    },
  }
}

/** Writes a .gz and a .br beside each text file, which the gateway hands out as they are. */
function compressed(): Plugin {
  return {
    name: 'docent-compressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /^(?!pages|\.vite).*\.(m?js|css|html|svg|json)$/.test(file))
          .map((file) => compress(join(outDir, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
}
