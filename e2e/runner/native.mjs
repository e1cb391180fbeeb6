import runner from 'jest-circus/runner'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import './hooks.mjs'
import { begin, end } from './globals.mjs'

const circus = runner.default
const require = createRequire(import.meta.url)
const initializer = join(dirname(require.resolve('jest-circus/package.json')), 'build', 'jestAdapterInit.js')
const HANDLERS = Symbol.for('EVENT_HANDLERS')

/**
 * Jest's own runner of a suite, on Node's own modules: what suites load of the product and of packages is loaded, compiled and made
 * quick once in a worker, not once a suite. What helps tests is loaded anew for each (`hooks.mjs`). Suites of pages run as Jest runs
 * them: they are compiled for it, and most have a document.
 */
export default async function run(globalConfig, config, environment, runtime, path, send) {
  const suite = relative(config.rootDir, path)
  if (/^(web|widget)\b/.test(suite)) return circus(globalConfig, config, environment, runtime, path, send)
  const { exitCode } = process
  const env = { ...process.env }
  try {
    return await circus(globalConfig, config, environment, native(config, runtime, suite), path, send)
  } finally {
    end()
    process.exitCode = exitCode
    restore(env)
  }
}

const native = (config, runtime, suite) =>
  Object.assign(Object.create(runtime), {
    requireInternalModule(file) {
      // Its state is that of one suite.
      delete globalThis[HANDLERS]
      delete require.cache[initializer]
      return require(file)
    },
    setGlobalsForRuntime: (globals) => begin(config, globals),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(`${pathToFileURL(file).href}?${digest(suite)}`),
  })

/** The same in each run, so that what was compiled is found again. */
const digest = (suite) => createHash('sha256').update(suite).digest('hex').slice(0, 8)

function restore(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
}
