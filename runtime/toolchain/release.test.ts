import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { root } = await import(new URL('./index.mjs', import.meta.url).href)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, '.ci', 'release.mjs'), ...args], {
    encoding: 'utf8',
  })
  return { status, printed: stdout.trim(), problems: stderr.trim().split('\n') }
}

test('every part, the image and the changelog are of one version, so a tag of it can be released', () => {
  expect(release('check', `v${version}`)).toMatchObject({ status: 0, problems: [''] })
  expect(release('notes', `v${version}`).printed).not.toBe('')
})

test('a tag that the tree does not fit is refused, with every file that says something else', () => {
  const { status, problems } = release('check', 'v99.0.0')
  expect(status).toBe(1)
  expect(problems).toEqual(
    expect.arrayContaining([
      `proto/package.json is version ${version}, not 99.0.0`,
      `Dockerfile is version ${version}, not 99.0.0`,
      'CHANGELOG.md says nothing of 99.0.0',
    ]),
  )
  expect(release('check', version).problems).toEqual([`"${version}" is no tag of a release, as v1.2.3 is`])
})
