import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'

const { root } = await import(new URL('./index.mjs', import.meta.url).href)
const { parts } = (await import(new URL('../../e2e/parts.mjs', import.meta.url).href)) as {
  parts: Record<string, string[]>
}
const globs = Object.entries(parts).flatMap(([part, list]) =>
  list.map((one) => ({ part, glob: one.replace('<rootDir>/', '') })),
)
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const tests = listed.split('\n').filter((file) => /\.test\.tsx?$/.test(file))

test('every test belongs to exactly one of the parts that can be run alone', () => {
  const wrong = tests
    .map((file) => ({ file, in: globs.filter(({ glob }) => matchesGlob(file, glob)).map(({ part }) => part) }))
    .filter((one) => one.in.length !== 1)
  expect(wrong).toEqual([])
  expect(tests).toContain('e2e/journeys/first-answer.test.ts')
})
