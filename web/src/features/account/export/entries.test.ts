import { describe, expect, test } from '@jest/globals'
import type { SecurityEntry } from '../../../api/security.ts'
import type { ConversationTurn, Passage, Source } from '../../../api/take-along.ts'
import { entriesOf, type Entry, type Progress } from './entries.ts'

const now = new Date('2026-11-21T10:00:00Z')
const document = (id: string, title: string, more: object = {}) =>
  ({
    id,
    title,
    kind: 'text',
    status: 'ready',
    chunkCount: 2,
    sizeBytes: 4,
    createdAt: { seconds: 1_700_000_000 },
    ...more,
  }) as never

/** An account with these documents; their text is "text of {id}". */
function account(changes: Partial<Source> = {}): Source {
  return {
    profile: async () => ({ email: 'ines@larkfield.example' }),
    sessions: async () => [],
    async *securityLog() {
      yield { id: 'e1', what: 'signed-in' } as SecurityEntry
    },
    apiKeys: async () => [],
    subscription: async () => ({ planId: 'free' }),
    usage: async () => ({}),
    mails: async () => [],
    webhooks: async () => [],
    ownDomains: async () => [],
    team: async () => ({ members: [] }),
    async *activity() {
      yield { act: 'createWidget' } as never
    },
    answers: async () => [{ question: 'Is it open?', answer: 'Until six.' }],
    goldenQuestions: async () => [{ question: 'Is it open?', fact: 'until six' }],
    analytics: async () => ({ totals: { questions: 3 } }),
    history: async () => [{ number: 1 }],
    documents: async () => [document('d1', 'a.txt'), document('d2', 'a.txt'), document('d3', '../../evil')],
    widgets: async () => [{ id: 'w1', name: '..', botAvatarUrl: '/api/widget-avatars/x' }] as never,
    async *passages(id) {
      for (const index of [0, 1]) yield { id: `${id}:${index}`, content: `text of ${id}` } as Passage
    },
    async *conversations() {
      yield { id: 't1', question: 'Why?' } as ConversationTurn
    },
    original: async (id) => new Response(id.repeat(2)),
    picture: async () => new Response('pixels'),
    ...changes,
  }
}

async function collect(source: Source) {
  const progress: Progress[] = []
  const files = new Map<string, string>()
  for await (const entry of entriesOf({ source, now, tell: (one) => progress.push(one) })) {
    expect(files.has(entry.name)).toBe(false)
    files.set(entry.name, await textOf(entry.input))
  }
  return { files, progress }
}

async function textOf(input: Entry['input']): Promise<string> {
  if (typeof input === 'string') return input
  if (input instanceof Response || input instanceof ReadableStream) {
    return (input instanceof Response ? input : new Response(input)).text()
  }
  let text = ''
  for await (const part of input) text += part
  return text
}

describe('an export', () => {
  test('holds everything, each file once and none outside of it', async () => {
    const { files } = await collect(account())
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'sessions.json',
      'security-log.json',
      'api-keys.json',
      'subscription.json',
      'usage.json',
      'mails.json',
      'webhooks.json',
      'own-domains.json',
      'team.json',
      'activity.json',
      'your-answers.json',
      'golden-questions.json',
      'analytics.json',
      'documents/a.txt/about.json',
      'documents/a.txt/passages.json',
      'documents/a.txt/original a.txt',
      'documents/a (2).txt/about.json',
      'documents/a (2).txt/passages.json',
      'documents/a (2).txt/original a.txt',
      'documents/_.._evil/about.json',
      'documents/_.._evil/passages.json',
      'documents/_.._evil/original _.._evil.txt',
      'widgets/untitled/settings.json',
      'widgets/untitled/history.json',
      'widgets/untitled/avatar.webp',
      'conversations.json',
    ])
    expect(files.get('documents/a (2).txt/original a.txt')).toBe('d2d2')
    expect(JSON.parse(files.get('security-log.json') ?? '')).toEqual([{ id: 'e1', what: 'signed-in' }])
    expect(JSON.parse(files.get('documents/a.txt/passages.json') ?? '')).toMatchObject([{ id: 'd1:0' }, { id: 'd1:1' }])
    expect(JSON.parse(files.get('conversations.json') ?? '')).toMatchObject([{ question: 'Why?' }])
  })

  test('says when it was made so that people can read it, and writes every moment as a date', async () => {
    const session = { device: 'Firefox', startedAt: { seconds: 1_763_716_800 }, endsAt: null }
    const { files } = await collect(account({ sessions: async () => [session] }))
    expect(files.get('README.txt')).toContain('of your account on 21 November 2026, 10:00 UTC.')
    expect(JSON.parse(files.get('sessions.json') ?? '')).toEqual([
      { device: 'Firefox', startedAt: '2025-11-21T09:20:00.000Z', endsAt: null },
    ])
    expect(JSON.parse(files.get('documents/a.txt/about.json') ?? '').createdAt).toBe('2023-11-14T22:13:20.000Z')
  })

  test('is whole JSON also where there is nothing', async () => {
    const none = async function* () {}
    const { files, progress } = await collect(
      account({ documents: async () => [], widgets: async () => [], conversations: none }),
    )
    expect(JSON.parse(files.get('conversations.json') ?? '')).toEqual([])
    expect(files.has('not-included.txt')).toBe(false)
    expect(progress.at(-1)).toMatchObject({ missing: 0 })
  })

  test('tells how far it is, in bytes, and ends at all of them', async () => {
    const { progress } = await collect(account())
    expect(progress.every(({ total }) => total === 12)).toBe(true)
    const steps = progress.map(({ done }) => done)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps.at(-1)).toBe(12)
    expect(progress.map(({ what }) => what)).toContain('Document 2 of 3: a.txt')
  })

  test('goes on without what is not kept any more, and says so', async () => {
    const gone = () =>
      Promise.reject(Object.assign(new Error('gone'), { status: 404, code: 'file_not_kept', error: '' }))
    const { files } = await collect(account({ original: gone }))
    expect(files.get('not-included.txt')).toContain('../../evil: the original is not kept any more')
    expect(files.has('documents/a.txt/about.json')).toBe(true)
  })

  test('asks for nothing of a document that could not be read, and names it', async () => {
    const asked: string[] = []
    const documents = async () => [
      document('d1', 'scan.pdf', { status: 'failed', chunkCount: 0, reason: 'It has no text.' }),
      document('d2', 'not embedded.txt', { status: 'failed' }),
    ]
    const source = account({
      documents,
      async *passages(id) {
        asked.push(`passages of ${id}`)
        yield { id: `${id}:0` } as Passage
      },
      original: async (id) => {
        asked.push(`original of ${id}`)
        return new Response(id)
      },
    })
    const { files, progress } = await collect(source)
    expect(asked).toEqual(['passages of d2', 'original of d2'])
    const names = [...files.keys()].filter((name) => name.includes('scan.pdf'))
    expect(names).toEqual(['documents/scan.pdf/about.json'])
    expect(files.get('documents/scan.pdf/about.json')).toContain('It has no text.')
    expect(files.get('not-included.txt')).toBe(
      'scan.pdf: it could not be read, so neither its original nor passages are kept. Why is in its details here.\n',
    )
    expect(progress.at(-1)).toMatchObject({ done: 8, total: 8, missing: 1 })
  })

  test('ends with the reason when the server fails, instead of leaving something out', async () => {
    const broken = () =>
      Promise.reject(Object.assign(new Error('no'), { status: 503, code: 'unavailable', error: 'no' }))
    await expect(collect(account({ original: broken }))).rejects.toThrow('no')
  })

  test('reads one file at a time, and only when the one before was taken', async () => {
    const asked: string[] = []
    const source = account({
      original: async (id) => {
        asked.push(id)
        return new Response(id)
      },
    })
    for await (const { name } of entriesOf({ source, now, tell: () => undefined })) {
      if (name === 'documents/a.txt/passages.json') expect(asked).toEqual([])
      if (name === 'documents/a (2).txt/about.json') expect(asked).toEqual(['d1'])
    }
    expect(asked).toEqual(['d1', 'd2', 'd3'])
  })
})
