import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A project of somebody else's, with nothing in it but what is published. */
let project: string
let files: string[]
const installed = () => join(project, 'node_modules', '@docent', 'client')

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'docent-client-'))
  const dist = join(project, 'dist')
  execFileSync(process.execPath, [join(root, 'integrations/client/package/run.mjs'), dist], { stdio: 'pipe' })
  mkdirSync(installed(), { recursive: true })
  const tarball = join(dist, 'docent-client-0.1.0.tgz')
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', installed()])
  files = String(execFileSync('tar', ['tzf', tarball]))
    .trim()
    .split('\n')
    .map((file) => file.replace('package/', ''))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('it holds scripts, their types, README and license, and nothing else', () => {
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'lib/index.js', 'lib/index.d.ts']),
  )
  const others = files.filter(
    (file) => !/^(LICENSE|README\.md|package\.json|lib\/(generated\/)?\w+\.(js|d\.ts))$/.test(file),
  )
  expect(others).toEqual([])
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest['dependencies']).toBeUndefined()
  expect(manifest['private']).toBeUndefined()
  expect(manifest['version']).toBe(
    (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
  )
})

test('nothing in it needs anything else', () => {
  for (const file of files.filter((one) => one.startsWith('lib/'))) {
    const text = readFileSync(join(installed(), file), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g))
      expect(name).toMatch(/^\.\.?\/.*\.js$/)
    expect(text).not.toMatch(/\b(process|Buffer|require)\b\s*[.(]/)
  }
})

test('a program imports it as it is', () => {
  const script = `import { createDocent, DocentError } from '@docent/client'
    const docent = createDocent({ address: 'http://127.0.0.1:1', key: 'k', retries: 0 })
    const error = await docent.listDocuments().catch((error) => error)
    console.log(error instanceof DocentError, error.code)`
  writeFileSync(join(project, 'program.mjs'), script)
  expect(String(execFileSync(process.execPath, ['program.mjs'], { cwd: project }))).toBe('true connection_failed\n')
})

test('a program is held to its types', () => {
  const strict = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    module: 'nodenext',
    target: 'es2023',
    types: [],
    lib: ['es2023', 'dom'],
  }
  const check = (body: string): string => {
    writeFileSync(
      join(project, 'program.ts'),
      `import { createDocent, DocentError } from '@docent/client'\n${body}\nexport {}`,
    )
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, include: ['program.ts'] }))
    try {
      execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], {
        cwd: project,
        stdio: 'pipe',
      })
      return ''
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout)
    }
  }
  const docent = `const docent = createDocent({ address: '', key: '' })`
  expect(
    check(`${docent}
      for await (const event of docent.streamAnswer({ question: '' })) if (event.type === 'done') event.sources[0]?.page satisfies number | null | undefined
      const { results } = await docent.search({ question: '', limit: 3 }, { signal: AbortSignal.timeout(1_000) })
      results satisfies { title: string; score: number }[]
      try { await docent.deleteWidget({ id: '' }) } catch (error) { if (error instanceof DocentError && error.code === 'widget_not_found') throw error }`),
  ).toBe('')
  expect(check(`${docent}; await docent.search({})`)).toContain("Property 'question' is missing")
  expect(check(`${docent}; await docent.search({ question: '', limits: 3 })`)).toContain("'limits' does not exist")
  expect(check(`${docent}; await docent.signIn()`)).toContain("'signIn' does not exist")
})
