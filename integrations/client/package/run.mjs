// `npm run build -w @docent/client`: what is published, in `dist/`: JavaScript, types, README and license; and the tarball of it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies, nodeBinary, root } from '../../../runtime/toolchain/index.mjs'

const here = join(import.meta.dirname, '..')
const dist = process.argv[2] ?? join(here, 'dist')

// The compiler is among what only work on the project needs.
await ensureDependencies({ dev: true })

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const project = join(import.meta.dirname, 'tsconfig.json')
execFileSync(nodeBinary(), [compiler, '-p', project, '--outDir', join(dist, 'lib')], { stdio: 'inherit' })
// The compiler renames imports in what runs, and leaves them in the types.
for (const file of readdirSync(join(dist, 'lib'), { recursive: true }).filter((one) => one.endsWith('.d.ts'))) {
  const path = join(dist, 'lib', file)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
}

const { name, version, description, license } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const manifest = {
  name,
  version,
  description,
  license,
  type: 'module',
  exports: { types: './lib/index.d.ts', default: './lib/index.js' },
  types: './lib/index.d.ts',
  files: ['lib'],
  sideEffects: false,
  engines: { node: '>=20' },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
cpSync(join(here, 'README.md'), join(dist, 'README.md'))
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
// Said with its path: npm would look for a workspace otherwise.
execFileSync('npm', ['pack', '--silent', '--workspaces=false', '--pack-destination', dist, dist], {
  cwd: dist,
  stdio: 'inherit',
})
