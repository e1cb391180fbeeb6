import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ConfigError } from '@docent/runtime/config'
import { engineSettings } from '@docent/runtime/engines/settings.ts'
import { processSettings } from '@docent/runtime/process/settings.ts'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstIsOpen } from '../src/accounts.ts'
import { makeFolder, whyUnusable } from '../src/folder.ts'
import { filled, lookAtGiven, readGiven } from '../src/given.ts'
import { start } from '../src/start.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-given-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readGiven(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
const fatal = (error: unknown) => {
  throw error
}

describe('what one process is given', () => {
  test('is read for all services before anything is made, and every problem is told once', async () => {
    const PLANS_FILE = join(dir, 'none.json')
    const wrong = {
      CHAT_PASSAGES: '0',
      AUTH_SESSION_DAYS: '-1',
      BILLING_SWEEP_SECONDS: 'x',
      LOG_LEVEL: 'loud',
      PLANS_FILE,
    }
    const problems = problemsOf({ ...wrong, PORT: '99999' })
    expect(problems.map((one) => one.split(' ')[0]).sort()).toEqual([...Object.keys(wrong), 'PORT'].sort())
    const DATA_DIR = join(dir, 'data')
    await expect(start({ ...wrong, DATA_DIR }, fatal)).rejects.toThrow('has 5 problem(s)')
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test.each([
    [{ HOST: '127.0.0.1' }, 0],
    [{ HOST: '127.0.0.2' }, 0],
    [{ HOST: 'LOCALHOST' }, 0],
    [{ HOST: '::ffff:127.0.0.1' }, 0],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://docent.example.com' }, 0],
    [{ HOST: '0.0.0.0' }, 1],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://docent.example.com' }, 1],
    [{ HOST: '127.0.0.1.example.com' }, 1],
  ] as [Record<string, string>, number][])('is warned of a place that others reach without TLS: %j', (env, count) => {
    expect(readGiven(env).warnings.filter((one) => one.startsWith('HOST: other machines'))).toHaveLength(count)
  })

  test('needs no secret that is made, and one that is handed in is looked at', () => {
    expect(problemsOf({ AUTH_LINK_SECRET: '  ' })).toEqual([])
    expect(filled({ AUTH_LINK_SECRET: '  ', PORT: '1' })).toEqual({ PORT: '1' })
    expect(problemsOf({ AUTH_LINK_SECRET: 'short' })).toEqual([expect.stringMatching(/^AUTH_LINK_SECRET: /)])
  })

  test('has an address without a path', () => {
    const [problem] = problemsOf({ PUBLIC_URL: 'https://docent.example.com/sub' })
    expect(problem).toMatch(/^PUBLIC_URL \(now "https:.*sub"\): .*cannot be served below a path/)
  })

  test('is doubted where a proxy is in front that nobody trusts, and where metrics are expected', () => {
    const doubts = (env: Record<string, string>) => readGiven(env).warnings.map((one) => one.split(' ')[0])
    const PUBLIC_URL = 'https://docent.example.com'
    expect(doubts({})).toEqual([])
    expect(doubts({ PUBLIC_URL, ADMIN_PORT: '9464' })).toEqual(['TRUST_PROXY:', 'ADMIN_PORT:'])
    expect(doubts({ PUBLIC_URL, TRUST_PROXY: 'loopback' })).toEqual([])
  })

  test.each([
    [{ OPENAI_CHAT_MODEL: 'gpt-4.1' }, /^OPENAI_CHAT_MODEL: neither OPENAI_API_KEY nor OPENAI_BASE_URL is set/],
    [{ OPENAI_EMBEDDING_MODEL: 'bge' }, /^OPENAI_EMBEDDING_MODEL: neither/],
    [{ MONGODB_URI: 'mongodb://db/docent' }, /^MONGODB_URI: changes nothing in one process/],
  ] as [Record<string, string>, RegExp][])('has settings that change nothing told: %j', (env, told) => {
    expect(readGiven(env).warnings).toEqual([expect.stringMatching(told)])
  })

  test('names no model in vain where one can be asked, or none is wanted', () => {
    for (const more of [{ OPENAI_API_KEY: 'k' }, { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }])
      expect(readGiven({ OPENAI_CHAT_MODEL: 'gpt-4.1', ...more }).warnings).toEqual([])
    expect(readGiven({ OPENAI_CHAT_MODEL: 'none' }).warnings).toEqual([])
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET is not set/],
    [
      { CONVERSATION_DAYS: '90', CONVERSATION_DAYS_MAX: '30' },
      /^CONVERSATION_DAYS: is more than CONVERSATION_DAYS_MAX, so that 30 days/,
    ],
    [{ WEB_DIR: '/nowhere/dist' }, /^WEB_DIR: there is no folder \/nowhere\/dist, so no page is served/],
    [{ WIDGET_DIR: '/nowhere/dist' }, /^WIDGET_DIR: there is no folder/],
  ] as [Record<string, string>, RegExp][])('of a service that change nothing are told by it: %j', (env, told) => {
    const others = lookAtGiven({}).warnings
    const warnings = lookAtGiven(env).warnings.filter((one) => !others.includes(one))
    expect(warnings).toEqual([expect.stringMatching(told)])
  })

  test('may hold names that are nearly settings, but none of a cluster is taken for one', () => {
    expect(readGiven({ OPERATOR_EMAL: 'x' }).warnings).toEqual([
      'OPERATOR_EMAL is no setting of Docent and changes nothing: is OPERATOR_EMAIL meant?',
    ])
    const cluster = [processSettings, ...Object.values(engineSettings)].flatMap((one) => Object.values(one))
    const names = cluster
      .map(({ env }) => env)
      .filter((env) => /^(KAFKA|MONGODB|QDRANT|S3|DRAIN|FINISH|UPSTREAM)_/.test(env))
    expect(names.length).toBeGreaterThan(10)
    const given = Object.fromEntries(names.map((env) => [env, 'x']))
    // None of them is near to another name; those that say where data are change nothing here.
    expect(readGiven(given).warnings).toEqual([
      expect.stringMatching(/^KAFKA_BROKERS, MONGODB_URI, S3_ENDPOINT, QDRANT_URL: changes nothing in one process/),
    ])
  })
})

describe('a data folder that cannot be used is told in a sentence that names DATA_DIR', () => {
  test('a file in its path', async () => {
    writeFileSync(join(dir, 'file'), '')
    for (const DATA_DIR of [join(dir, 'file'), join(dir, 'file', 'data')])
      await expect(start({ DATA_DIR, PORT: '0' }, fatal)).rejects.toThrow(
        `DATA_DIR: ${DATA_DIR} can't be used: ${join(dir, 'file')} is a file and no folder`,
      )
  })

  test.each(['blobs', 'outbox'])('a file in the place of %s', async (name) => {
    writeFileSync(join(dir, name), '')
    await expect(start({ DATA_DIR: dir, PORT: '0' }, fatal)).rejects.toThrow(
      `DATA_DIR: ${dir} can't be used: ${join(dir, name)} is a file and no folder. Move it elsewhere`,
    )
  })

  test('a file system that takes no folders does not keep it trying for ever', () => {
    if (!existsSync('/proc/self')) return
    expect(() => makeFolder('/proc/x')).toThrow(/ENOENT|EACCES/)
  })

  test.each([
    [
      { code: 'EACCES', syscall: 'mkdir' },
      /^DATA_DIR: \/srv\/docent can't be used: the user that runs Docent may not .*chown/,
    ],
    [{ code: 'EPERM', path: '/srv/docent/docent.db' }, /may not read or write \/srv\/docent\/docent\.db/],
    [{ code: 'EROFS' }, /can only be read/],
    [{ code: 'ENOENT', path: '/proc/x' }, /\/proc\/x can't be made/],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, /can't write what lies in it/],
  ])('%j', (error, told) => {
    expect((whyUnusable(Object.assign(new Error('no'), error), '/srv/docent') as Error).message).toMatch(told)
  })

  test('other errors stay what they are', () => {
    const error = new Error('a mistake of ours')
    expect(whyUnusable(error, '/srv/docent')).toBe(error)
  })
})

test('who starts it is told that the first account runs it, until there is one', async () => {
  const env = { DATA_DIR: join(dir, 'data'), PORT: '0', DEMO_WIDGET_ID: 'off', LOG_LEVEL: 'silent' }
  const running = await start({ ...env, PUBLIC_URL: 'https://docent.example.com' }, fatal)
  try {
    expect([running.address, running.firstIsOpen]).toEqual(['https://docent.example.com', true])
    expect(running.here).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const body = JSON.stringify({ email: 'ada@example.com', password: 'a long enough password', name: 'Ada' })
    const headers = { 'content-type': 'application/json', origin: 'https://docent.example.com' }
    const made = await fetch(`${running.here}/api/auth/sign-up`, { method: 'POST', body, headers })
    expect([made.status, firstIsOpen(env.DATA_DIR, { OPERATOR_FIRST_ACCOUNT: 'true' })]).toEqual([200, false])
  } finally {
    await running.stop()
  }
})
