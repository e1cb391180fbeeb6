import { describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { addressSchema, ConfigError, flag, jsonFile, loadConfig, lookThrough, misspelt, setting } from './index.ts'

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
    expect(problem('/nowhere/x.json')).toEqual(["the file can't be read (ENOENT)"])
    withFile('{', (path) => expect(problem(path)).toEqual([expect.stringContaining('is not JSON')]))
    withFile('{"limit": "much"}', (path) =>
      expect(problem(path)).toEqual(['limit: expected number, received string (now "much")']),
    )
  })

  test('has a line for each problem, without what the setting is for, and the name that was meant', () => {
    const plans = z.array(z.strictObject({ id: z.string(), limit: z.number().min(0), members: z.number().optional() }))
    const file = setting({ env: 'FILE', doc: 'What for.', schema: jsonFile(plans, [], ['id', 'limit', 'members']) })
    withFile('[{"id": "a", "limit": -5, "memebers": 3}, {"id": "b", "colour": 1}]', (path) => {
      const now = `FILE (now ${JSON.stringify(path)}): `
      expect(lookThrough([{ file }, { file }], { FILE: path }).problems).toEqual([
        `${now}"a", limit: Too small: expected number to be >=0 (now -5)`,
        `${now}"a": there is no field "memebers"; is "members" meant?`,
        `${now}"b", limit: is missing; expected number, received undefined`,
        `${now}"b": there is no field "colour"`,
      ])
    })
  })
})

test.each([
  [z.coerce.number().int().min(0).max(65_535), 'abc', 'must be a whole number from 0 to 65535'],
  [z.coerce.number().int().min(0).max(65_535), '70000', 'must be a whole number from 0 to 65535'],
  [z.coerce.number().int().min(1).default(5), '0', 'must be a whole number from 1 on'],
  [z.coerce.number().min(0.5).max(2).optional(), '3', 'must be a number from 0.5 to 2'],
  [z.coerce.number().max(2), 'x', 'must be a number up to 2'],
  [z.coerce.number(), 'x', 'must be a number'],
])('a number that is none, or too small or large, is told with both its bounds (%#)', (schema, text, says) => {
  const port = setting({ env: 'PORT', doc: 'Where.', schema })
  expect(lookThrough([{ port }], { PORT: text }).problems).toEqual([`PORT (now "${text}"): ${says}. Where.`])
})

test('a value that does not go with another one is a problem, and one may be doubtful beside it', () => {
  const least = setting({ env: 'LEAST', doc: 'From.', schema: z.coerce.number().default(3) })
  const most = setting({
    env: 'MOST',
    doc: 'To.',
    schema: z.coerce.number().default(9),
    clash: (value, other) => (value > (other(least) ?? 0) ? undefined : `must be more than LEAST, ${other(least)}`),
    warn: (value, other) => (value - (other(least) ?? 0) < 2 ? 'that is hardly more than LEAST' : undefined),
  })
  const look = (env: Record<string, string>) => lookThrough([{ most }, { least }], env)
  expect(look({})).toEqual({ problems: [], warnings: [] })
  expect(look({ MOST: '3' }).problems).toEqual(['MOST (now "3"): must be more than LEAST, 3. To.'])
  expect(look({ LEAST: '10' }).problems).toEqual(['MOST: must be more than LEAST, 10. To.'])
  expect(look({ LEAST: '8' }).warnings).toEqual(['MOST: that is hardly more than LEAST'])
  expect(look({ LEAST: 'x' }).problems).toEqual([expect.stringMatching(/^LEAST /)])
})

test('the settings of several are looked through together, and what they share is told once', () => {
  const wait = setting({ env: 'WAIT_MS', doc: 'Elsewhere.', schema: z.coerce.number() })
  const { problems, warnings } = lookThrough([settings, { wait }, { key: settings.key }], { WAIT_MS: 'soon' })
  expect(problems.map((one) => one.split(':')[0])).toEqual(['WAIT_MS (now "soon")', 'KEY'])
  expect(warnings).toEqual([])
  const doubtful = { KEY: 'test-0123456789' }
  expect(lookThrough([settings, settings], doubtful).warnings).toEqual(['KEY: it is a key for tests'])
})

describe('a variable that is no setting', () => {
  const known = new Set([
    'OPERATOR_EMAIL',
    'OPERATOR_EMAILS',
    'SMTP_URL',
    'PORT',
    'HOST',
    'DATA_DIR',
    'PLANS_FILE',
    'LOG_LEVEL',
  ])

  test.each([
    ['OPERATOR_EMAL', 'OPERATOR_EMAIL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['PLAN_FILE', 'PLANS_FILE'],
    ['LOGLEVEL_', undefined],
    ['DATA_DIRS', 'DATA_DIR'],
  ])('%s: is %s meant?', (name, meant) => {
    const said = meant === undefined ? [] : [expect.stringMatching(`^${name} is no setting .* is ${meant} meant\\?$`)]
    expect(misspelt({ [name]: 'x' }, known)).toEqual(said)
  })

  test('is left alone where it is of another program', () => {
    const others =
      'PATH HOME SORT POST HOSTNAME SHELL LANG LC_ALL TERM npm_config_user_agent NODE_ENV XDG_DATA_DIRS SMTP_HOST OPERATOR_NAMES'
    expect(misspelt(Object.fromEntries(others.split(' ').map((one) => [one, 'x'])), known)).toEqual([])
    expect(misspelt({ SMTP_URL: 'x', OPERATOR_EMAILS: 'x' }, known)).toEqual([])
  })
})

test('an address with a path is refused: pages and calls stand at its top', () => {
  expect(addressSchema.parse('https://docent.example.com/')).toBe('https://docent.example.com')
  for (const url of ['https://docent.example.com/sub', 'https://docent.example.com/?a=1'])
    expect(addressSchema.safeParse(url).error?.issues[0]?.message).toContain('cannot be served below a path')
  expect(addressSchema.safeParse('docent').error?.issues.map(({ message }) => message)).toEqual([
    'must be an http:// or https:// address',
  ])
})
