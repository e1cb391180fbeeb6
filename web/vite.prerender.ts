import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GUIDE_FOLDERS } from './src/features/guides/folders.ts'
import type * as prerenderer from './src/app/site/prerender.tsx'
import { runnerImport, type Plugin, type Rollup } from 'vite'

type Prerenderer = typeof prerenderer

const root = import.meta.dirname

/** Draws the public pages into `pages/`, from where the gateway serves them with this installation's words filled in. */
export function prerendered({ script }: { script: string }): Plugin {
  return {
    name: 'docent-prerendered',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const chunks = files.filter((file) => file.type === 'chunk')
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, script))
      if (!entry) throw new Error(`the build made nothing of ${script}`)
      const { module } = await runnerImport<Prerenderer>(join(root, 'src/app/site/prerender.tsx'), {
        root,
        logLevel: 'warn',
        configFile: false,
      })
      const fonts = files
        .map(({ fileName }) => fileName)
        .filter((name) => /(?:hanken-grotesk|newsreader)-latin-wght-normal-.*\.woff2$/.test(name))
      const guides = module.guidesOf(guideFiles())
      const source = JSON.stringify(module.placesOf(guides))
      const places = this.emitFile({ type: 'asset', name: 'help-places.json', source })
      const built = {
        script: `/${entry.fileName}`,
        styles: [...stylesOf(entry, chunks)].map((name) => `/${name}`),
        fonts: fonts.map((name) => `/${name}`),
        places: `/${this.getFileName(places)}`,
      }
      const pages = module.prerender(built, guides)
      for (const [name, source] of Object.entries(pages)) {
        this.emitFile({ type: 'asset', fileName: `pages/${name}`, source })
      }
    },
  }
}

/** The documentation that is served: text by name below `docs/`, each folder's beginning first. */
function guideFiles(): Record<string, string> {
  const docs = join(root, '../docs')
  const names = GUIDE_FOLDERS.flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith('.md'))
      .toSorted((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || a.localeCompare(b))
      .map((name) => `${folder}/${name}`),
  )
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(docs, name), 'utf8')]))
}

/** The style sheets of a chunk and of what it imports, those first. */
function stylesOf(chunk: Rollup.OutputChunk, chunks: readonly Rollup.OutputChunk[]): Set<string> {
  const below = chunk.imports.flatMap((name) => chunks.filter(({ fileName }) => fileName === name))
  return new Set([...below.flatMap((one) => [...stylesOf(one, chunks)]), ...(chunk.viteMetadata?.importedCss ?? [])])
}
