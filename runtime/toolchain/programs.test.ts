import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Programs {
  buildPrograms(options: { folder: string; programs: Record<string, string>; dist: string }): Promise<void>
}
const { buildPrograms } = (await import(new URL('./programs.mjs', import.meta.url).href)) as Programs

const sources = {
  'ask/main.ts': `
    import { Worker } from 'node:worker_threads'
    import { once } from 'node:events'
    import { hours, folder } from '../shared/hours.ts'
    const worker = new Worker(new URL('./deep/worker.ts', import.meta.url), { workerData: 20 })
    const [said] = await once(worker, 'message')
    console.log(JSON.stringify({ hours, folder, said, asked: import.meta.main }))`,
  'ask/deep/worker.ts': `
    import { parentPort, workerData } from 'node:worker_threads'
    import { isAsked, stackOf } from '../../shared/hours.ts'
    parentPort!.postMessage({ twice: (workerData as number) * 2, isAsked, stack: stackOf() })`,
  'fail/main.ts': `
    import { refuse } from '../shared/refuse.ts'
    interface Lines { are: 'gone when types are stripped' }
    refuse(JSON.parse('{"day":"Sunday"}') as { day: string })`,
  'end/main.ts': `
    import { stackOf } from '../shared/hours.ts'
    const over = new AbortController()
    over.abort()
    const left = new Error('the client left')
    console.log(JSON.stringify({ end: over.signal.reason.stack, left: left.stack, failure: stackOf() }))`,
  'shared/hours.ts': `
    import { readFileSync } from 'node:fs'
    export const folder = import.meta.dirname
    export const { hours } = JSON.parse(readFileSync(new URL('hours.json', import.meta.url), 'utf8')) as { hours: string }
    export const isAsked = import.meta.main
    export const stackOf = (): string => String(new Error('where?').stack)`,
  'shared/refuse.ts': `
    export interface Day { day: string }
    export function refuse({ day }: Day): never {
      throw new TypeError(\`closed on \${day}\`)
    }`,
  'shared/hours.json': '{ "hours": "9 to 5" }',
}
let folder: string
const run = (name: string) => spawnSync(process.execPath, [join(folder, 'dist', `${name}.js`)], { encoding: 'utf8' })

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'docent-programs-')))
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'of-before.js'), '')
  const programs = {
    ask: join(folder, 'ask', 'main.ts'),
    fail: join(folder, 'fail', 'main.ts'),
    end: join(folder, 'end', 'main.ts'),
  }
  await buildPrograms({ folder, programs, dist: join(folder, 'dist') })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a built program finds the files beside its sources, runs its workers, and knows that it was the one asked for', () => {
  const { stdout, stderr } = run('ask')
  expect(stderr).toBe('')
  const told = JSON.parse(stdout)
  expect(told).toMatchObject({ hours: '9 to 5', asked: true, said: { twice: 40, isAsked: false } })
  expect(realpathSync(told.folder)).toBe(join(folder, 'shared'))
})

test('a failure names the line of the source, on any thread', () => {
  expect(run('fail').stderr).toContain(
    `TypeError: closed on Sunday\n    at refuse (${pathToFileURL(join(folder, 'shared/refuse.ts')).href}:4:13)`,
  )
  const { stack } = JSON.parse(run('ask').stdout).said
  expect(stack).toContain(`${pathToFileURL(join(folder, 'shared/hours.ts')).href}:6:`)
})

test('no map is read for what only ended, as streams ask each end for its stack', () => {
  const { end, left, failure } = JSON.parse(run('end').stdout)
  expect(end).toMatch(/^AbortError: .*\n {4}at /)
  for (const one of [end, left]) expect(one).toContain('dist/end.js:')
  expect(failure).toContain(`${pathToFileURL(join(folder, 'shared/hours.ts')).href}:6:`)
})

test('what was built before is gone', () => {
  const built = readdirSync(join(folder, 'dist'))
  expect(built).toEqual(expect.arrayContaining(['ask.js', 'fail.js']))
  expect(built).not.toContain('of-before.js')
})
