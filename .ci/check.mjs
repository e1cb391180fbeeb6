// `npm run check`: types, lint, format and the rules of the house. Ends at the first kind of problem, with all of its kind.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies, nodeBinary, root } from '../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })

const bin = (name) => join(root, 'node_modules', '.bin', name)
const steps = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the dashboard', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['types of the bubble', bin('tsc'), ['-p', 'widget/tsconfig.json']],
  ['lint', bin('oxlint'), ['--quiet', '--type-aware', '--import-plugin']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['house', nodeBinary(), ['.ci/house.mjs']],
]
for (const [name, command, args] of steps) {
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${name}: failed`)
    process.exit(1)
  }
  console.log(`${name}: good (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
