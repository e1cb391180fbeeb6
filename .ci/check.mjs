// `npm run check`: types, lint, format and the rules of the house. Ends at the first kind of problem, with all of its kind.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies, nodeBinary, root } from '../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })

const bin = (name) => join(root, 'node_modules', '.bin', name)
const steps = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the dashboard', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['types of the bubble', bin('tsc'), ['-p', 'widget/tsconfig.json']],
  ['lint', bin('oxlint'), ['--deny-warnings', '--type-aware', '--import-plugin']],
  ['house', nodeBinary(), ['.ci/house.mjs']],
  ['format', nodeBinary(), [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), '--check']],
]

for (const [name, command, args] of steps) tell(name, await run(command, args))

/** Runs to the end; what it printed comes with how it ended. */
function run(command, args) {
  const started = Date.now()
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) =>
      resolve({ status, text: Buffer.concat(printed), seconds: (Date.now() - started) / 1000 }),
    )
  })
}

function tell(name, { status, text, seconds }) {
  process.stdout.write(text)
  if (status !== 0) {
    console.error(`${name}: failed`)
    process.exit(1)
  }
  console.log(`${name}: good (${seconds.toFixed(1)} s)`)
}
