// `npm run bench`: measures the product beside its peer in the same run. See bench/README.md.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureDependencies,
  ensureServices,
  environment,
  nodeBinary,
  root,
  runToEnd,
} from '../runtime/toolchain/index.mjs'

await ensureDependencies({ dev: true })
ensureServices()
const [what, ...rest] = process.argv.slice(2)
const runs = {
  train: 'answers/train/run.ts',
  quality: 'answers/quality/run.ts',
  'traces-off': 'traces/off.ts',
  furnish: 'furnish/main.ts',
}
if (what in runs) runToEnd([join(root, 'bench', ...runs[what].split('/')), ...rest], { env: environment(), cwd: root })
else if (['cluster', 'neighbors', 'scale', 'traces'].includes(what))
  runToEnd([join(root, 'bench', what, 'run.ts'), ...rest], { env: environment(), cwd: root })
else if (what === 'growth') withPeers('growth.ts', rest)
else withPeers('main.ts', process.argv.slice(2))

function withPeers(script, args) {
  const baseline = join(root, 'bench', 'baseline')
  if (!existsSync(join(baseline, 'node_modules', 'sqlite-vec'))) {
    console.log('Installing the peers.')
    const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: baseline,
      stdio: 'inherit',
    })
    if (status !== 0) process.exit(1)
  }
  if (!existsSync(nodeBinary())) process.exit(1)
  runToEnd([join(root, 'bench', script), ...args], { env: environment(), cwd: root })
}
