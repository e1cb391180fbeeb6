import { describe, expect, test } from '@jest/globals'
import { ModelError, tellingSpent, type ChatModel, type ChatPart, type Spent } from './index.ts'

const request = { messages: [{ role: 'user' as const, content: 'x'.repeat(40) }] }
const end = (promptTokens: unknown, completionTokens: unknown) =>
  ({ type: 'end', usage: { promptTokens, completionTokens } }) as ChatPart

/** A model that says these parts, or throws what is among them. */
function saying(...parts: (ChatPart | Error)[]): ChatModel {
  return {
    model: 'm',
    async *stream() {
      for (const part of parts) {
        if (part instanceof Error) throw part
        yield part
      }
    },
  }
}

async function spentBy(chat: ChatModel, { atMost = Infinity, signal }: { atMost?: number; signal?: AbortSignal } = {}) {
  const told: Spent[] = []
  let heard = 0
  try {
    for await (const _ of tellingSpent(chat, (spent) => told.push(spent)).stream({
      ...request,
      ...(signal && { signal }),
    }))
      if (++heard >= atMost) break
  } catch {
    // What it cost is told all the same.
  }
  return told
}

const words: ChatPart = { type: 'delta', text: 'eight by' }

describe('what a call of a model cost', () => {
  test('is what the endpoint reports', async () => {
    expect(await spentBy(saying(words, end(100, 7)))).toEqual([
      { promptTokens: 100, completionTokens: 7, estimated: false },
    ])
  })

  test.each([
    ['says nothing of it', end(null, null)],
    ['says half of it', end(100, null)],
    ['says what is no count', end(-5, 2)],
    ['says words', end('many', 'more')],
  ])('is estimated where the endpoint %s', async (_, last) => {
    expect(await spentBy(saying(words, last))).toEqual([{ promptTokens: 10, completionTokens: 2, estimated: true }])
  })

  test('is estimated from what was said when the reader leaves, or the endpoint breaks off', async () => {
    const part = { promptTokens: 10, completionTokens: 2, estimated: true }
    expect(await spentBy(saying(words, words, end(1, 1)), { atMost: 1 })).toEqual([part])
    expect(await spentBy(saying(words, new ModelError('unreachable', 'gone')))).toEqual([part])
    const late = new ModelError('timed-out', 'it said nothing')
    expect(await spentBy(saying(late))).toEqual([{ ...part, completionTokens: 0 }])
  })

  test.each(['rate-limited', 'rejected', 'setup', 'unreachable'] as const)(
    'is nothing where the call was refused before the first word (%s)',
    async (kind) => {
      expect(await spentBy(saying(new ModelError(kind, 'no')))).toEqual([])
    },
  )

  test('is nothing where nobody was asked', async () => {
    expect(await spentBy(saying(words, end(1, 1)), { signal: AbortSignal.abort() })).toEqual([])
  })
})
