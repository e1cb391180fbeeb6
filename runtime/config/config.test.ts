import { describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError, flag, jsonFile, loadConfig, setting } from './index.ts'

const settings = {
  wait: setting({ env: 'WAIT_MS', doc: 'Longest wait in milliseconds.', schema: z.coerce.number().int().default(100) }),
  key: setting({
    env: 'KEY',
    doc: 'The key.',
    schema: z.string({ error: 'is not set' }).min(10, 'is too short'),
    secret: true,
    warn: (key) => (key.startsWith('test') ? 'it is a key for tests' : undefined),
  }),
}

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig(settings, env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('settings', () => {
  test('are read from the environment, trimmed, with defaults for what is unset or empty', () => {
    const env = { KEY: '  0123456789\n', WAIT_MS: '  ' }
    expect(loadConfig(settings, env)).toEqual({ config: { wait: 100, key: '0123456789' }, warnings: [] })
  })

  test('are true or false, in the words that people use for it, and false when nothing is said', () => {
    const of = (text?: string) =>
      loadConfig({ on: setting({ env: 'ON', doc: 'Whether.', schema: flag() }) }, { ON: text }).config.on
    expect(['true', 'yes', '1', 'false', 'no', '', undefined].map(of)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(() => of('perhaps')).toThrow(ConfigError)
  })

  test('are all checked at once, each with its variable, its reason and what it is for', () => {
    const problems = problemsOf({ WAIT_MS: 'soon' })
    expect(problems).toHaveLength(2)
    expect(problems[0]).toMatch(/^WAIT_MS \(now "soon"\): .*number.* Longest wait in milliseconds\.$/)
    expect(problems[1]).toBe('KEY: is not set. The key.')
  })

  test('never show a secret', () => {
    expect(problemsOf({ KEY: 'SECRET' }).join()).toBe('KEY: is too short. The key.')
  })

  test('that work but are doubtful give a warning with the reason', () => {
    expect(loadConfig(settings, { KEY: 'test-0123456789' }).warnings).toEqual(['KEY: it is a key for tests'])
  })
})

describe('a setting that names a JSON file', () => {
  const schema = jsonFile(z.object({ limit: z.number() }), { limit: 1 })

  function withFile(content: string, check: (path: string) => void) {
    const dir = mkdtempSync(join(tmpdir(), 'docent-config-'))
    const path = join(dir, 'file.json')
    writeFileSync(path, content)
    check(path)
    rmSync(dir, { recursive: true })
  }

  test('has its content, or the fallback when it is unset', () => {
    expect(schema.parse(undefined)).toEqual({ limit: 1 })
    withFile('{"limit": 7}', (path) => expect(schema.parse(path)).toEqual({ limit: 7 }))
  })

  test('says once what is wrong: no file, no JSON, another shape', () => {
    const problem = (path: string) => schema.safeParse(path).error?.issues.map((one) => one.message) ?? []
    expect(problem('/nowhere/x.json')).toEqual([expect.stringContaining('cannot read /nowhere/x.json')])
    withFile('{', (path) => expect(problem(path)).toEqual([expect.stringContaining('as JSON')]))
    withFile('{"limit": "much"}', (path) => expect(problem(path)).toEqual([expect.stringContaining('limit')]))
  })
})
