import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

type Entry = {
  link?: boolean
  dev?: boolean
  resolved?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const read = (path: string): Record<string, Entry> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).packages
const locks = { 'the project': read('../../package-lock.json'), 'its Node': read('./node/package-lock.json') }

test.each(Object.entries(locks))('the lock file of %s holds what every platform installs', (_name, packages) => {
  const missing = Object.entries(packages).flatMap(([place, one]) =>
    Object.keys({ ...one.dependencies, ...one.optionalDependencies })
      .filter((name) => !places(place, name).some((path) => packages[path]))
      .map((name) => `${name} of ${place || 'the project'}`),
  )
  expect(missing).toEqual([])
})

test.each(Object.entries(locks))(
  'the lock file of %s holds a hash of each package and names no registry',
  (_name, packages) => {
    const installed = Object.entries(packages).filter(([place, one]) => place.includes('node_modules/') && !one.link)
    expect(installed.filter(([, one]) => !one.integrity).map(([place]) => place)).toEqual([])
    expect(Object.values(packages).flatMap((one) => (one.resolved?.includes(':') ? one.resolved : []))).toEqual([])
  },
)

test.each([
  'playwright-core',
  '@sparticuz/chromium',
  'axe-core',
  'oidc-provider',
  'lighthouse',
  'jest',
  'testcontainers',
])('whoever only starts the product does not install %s', (name) =>
  expect(locks['the project'][`node_modules/${name}`]).toMatchObject({ dev: true }),
)

/** Where Node would look for a package that is asked for from a place. */
function places(from: string, name: string): string[] {
  const folders = from.split('/')
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join('/'))
    .concat('')
    .map((folder) => `${folder && `${folder}/`}node_modules/${name}`)
}
