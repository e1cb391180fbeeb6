import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack, PLUGIN, POT, sources, template } from './pack.ts'

if (process.argv.includes('--texts')) {
  writeFileSync(join(PLUGIN, POT), template(sources()))
} else {
  const { name, bytes } = pack()
  const folder = join(import.meta.dirname, 'dist')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), bytes)
  console.log(`integrations/wordpress/dist/${name}, ${Math.ceil(bytes.length / 1024)} KB`)
}
