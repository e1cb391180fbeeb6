import { afterEach, describe, expect, test } from '@jest/globals'
import { DEFAULT_PLANS, planOf, UNLIMITED } from '@docent/proto'
import { modelInUse, tokenUsage, tryModel } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { randomIds } from '@docent/runtime/clock'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import type { ChatModel } from '@docent/runtime/models'
import type { Store } from '@docent/runtime/store'
import { shareOf } from '../src/models/view.ts'
import { createTokens, type Tokens } from '../src/quota/tokens.ts'
import { alice, ask, bob, dead, fakeChat, index, lamp, plansWith, saveWidget, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const first = Date.parse('2026-11-29T10:00:00Z')
const endpoint = { address: 'https://models.example/v1', setBy: ['OPENAI_BASE_URL'] }
const DAY = 24 * 3_600_000

let engines: TestEngines
let service: TestService
let now = first
const clock = { now: () => new Date(now) }
afterEach(async () => {
  await service.stop()
  await engines.close()
})

/** A model whose every answer takes 107 tokens. */
async function start(tokensPerMonth?: number, env: Record<string, string> = {}) {
  now = first
  const chat = fakeChat()
  engines = await openTestEngines({ clock })
  const plans = plansWith(1_000, tokensPerMonth === undefined ? {} : { tokensPerMonth })
  const models = { ...engines.engines.models, chat, endpoint }
  service = await startChat({ on: engines, clock, env: { ...plans, ...env }, engines: { models } })
  for (const owner of [alice, bob]) await index(service, owner, 'lamp', lamp)
  await saveWidget(service, alice, 'w1')
  return chat
}

const asks = async (owner = alice, said = question) => {
  const token = await service.tokens.sign(owner, { expiresIn: '10y' })
  const { body, status } = await ask(service, said, { token })
  return body.code ?? status
}
const asksAsVisitor = async () => {
  const { body, status } = await ask(service, question, await visit(service, 'w1'))
  return body.code ?? status
}
async function usageOf(owner = alice) {
  const { body } = await service.call(tokenUsage, { token: await service.tokens.sign(owner, { expiresIn: '10y' }) })
  const { success: _, ...usage } = body
  return usage
}
const spent = (promptTokens: number, completionTokens: number, estimatedTokens = 0, dollars = 0) => ({
  promptTokens,
  completionTokens,
  estimatedTokens,
  dollars,
})

/** What is saved is kept, and whoever saved it does not hear of it. */
function unheard(store: Store, isLost: () => boolean): Store {
  return {
    ...store,
    collection(spec) {
      const real = store.collection(spec)
      return {
        ...real,
        async save(...call) {
          const saved = await real.save(...call)
          if (isLost()) throw new Error('no answer')
          return saved
        },
      }
    },
  }
}

function tokensOn(store: Store, tokensPerMonth = UNLIMITED) {
  const plans = { of: async () => ({ ...planOf(DEFAULT_PLANS, 'free'), tokensPerMonth }) }
  return createTokens({ store, clock, ids: randomIds, plans, promptPrice: 0, completionPrice: 0 })
}

async function answersOnce(tokens: Tokens, chat: ChatModel): Promise<void> {
  for await (const _ of tokens.spending(ownerId(alice), chat).stream({ messages: [] }));
}

describe('tokens of language models', () => {
  test('are counted by owner and day as the model reports them, whoever of theirs asks', async () => {
    await start()
    expect([await asks(), await asksAsVisitor(), await asks(bob)]).toEqual([200, 200, 200])
    now += DAY
    expect(await asks()).toBe(200)
    expect(await usageOf()).toEqual({
      period: '2026-11',
      tokensPerMonth: -1,
      ...spent(300, 21),
      days: [
        { day: '2026-11-30', ...spent(100, 7) },
        { day: '2026-11-29', ...spent(200, 14) },
      ],
    })
    expect(await usageOf(bob)).toMatchObject(spent(100, 7))
  })

  test('are there after a restart, and count from zero in the next month', async () => {
    await start()
    await asks()
    service = await service.restart()
    expect(await usageOf()).toMatchObject(spent(100, 7))
    await asks()
    service = await service.restart()
    expect(await usageOf()).toMatchObject(spent(200, 14))
    now += 2 * DAY
    expect(await usageOf()).toMatchObject({ period: '2026-12', ...spent(0, 0), days: [] })
  })

  test('of an answer that broke off are estimated, and those of a call that was refused are none', async () => {
    const chat = await start()
    chat.before = (piece) => {
      if (piece === 1) throw dead()
    }
    expect(await asks()).toBe('model_unavailable')
    const { promptTokens, completionTokens, estimatedTokens } = await usageOf()
    // The words of the question and the passages at least; "The warranty lasts " are 19 bytes.
    expect(promptTokens).toBeGreaterThan(50)
    expect(completionTokens).toBe(5)
    expect(estimatedTokens).toBe(promptTokens + 5)
    chat.before = () => {
      throw dead()
    }
    expect(await asks()).toBe('model_unavailable')
    expect(await usageOf()).toMatchObject({ promptTokens, completionTokens })
  })

  test('cost what the operator says', async () => {
    await start(undefined, { CHAT_PROMPT_TOKEN_PRICE: '2.5', CHAT_COMPLETION_TOKEN_PRICE: '10' })
    await asks()
    expect((await usageOf()).dollars).toBeCloseTo((100 * 2.5 + 7 * 10) / 1_000_000, 12)
  })

  test('are written once, also where nobody heard that they were', async () => {
    const chat = await start()
    let doubts = 1
    const tokens = tokensOn(unheard(engines.engines.store, () => doubts-- > 0))
    await answersOnce(tokens, chat)
    await expect(tokens.flush()).rejects.toThrow('no answer')
    await tokens.flush()
    expect(await usageOf()).toMatchObject(spent(100, 7))
  })
})

describe('a plan with a limit in tokens', () => {
  test('refuses the question after it, to its owner and to visitors, until the month is over', async () => {
    const chat = await start(200)
    expect([await asks(), await asks()]).toEqual([200, 200])
    expect([await asks(), await asksAsVisitor()]).toEqual(['token_limit_reached', 'monthly_limit_reached'])
    expect(chat.requests).toHaveLength(2)
    expect(await asks(bob)).toBe(200)
    service = await service.restart()
    expect(await asks()).toBe('token_limit_reached')
    now += 2 * DAY
    expect(await asks()).toBe(200)
  })

  test('tells its owner at 80 and at 100 percent, once each', async () => {
    const chat = await start()
    const tokens = tokensOn(engines.engines.store, 120)
    for (const _ of [1, 2, 3]) {
      await answersOnce(tokens, chat)
      await tokens.flush()
    }
    await service.heardSaying('answer.tokens-spent', ({ percent }) => percent === 100)
    await service.settled()
    expect(service.said('answer.tokens-spent').map(({ ownerId: of, payload }) => [of, payload])).toEqual([
      [alice, { period: '2026-11', percent: 80, used: 107, limit: 120 }],
      [alice, { period: '2026-11', percent: 100, used: 214, limit: 120 }],
    ])
  })

  test('says when it is over, and still takes a greeting', async () => {
    await start(1)
    await asks()
    const { status, body } = await ask(service, question, {
      token: await service.tokens.sign(alice, { expiresIn: '10y' }),
    })
    expect(status).toBe(403)
    expect(body.error).toBe(
      'Monthly token limit reached. This assistant answers again on 1 December; a larger plan lifts the limit at once.',
    )
    expect(body.retryAfterSeconds).toBe((Date.parse('2026-12-01T00:00:00Z') - now) / 1000)
    expect(await asks(alice, 'Hello')).toBe(200)
  })

  test('holds nobody who is answered without a model', async () => {
    await start(0)
    service = await service.restart({ engines: {} })
    expect(await asks()).toBe(200)
  })
})

describe('who runs the installation', () => {
  const inUse = async (operates = true) => {
    const token = await service.tokens.sign('boss', { expiresIn: '10y', ...(operates && { operates }) })
    return service.call(modelInUse, { token })
  }

  test('sees which model answers, what all owners together spent this month, and what bounds it', async () => {
    await start(undefined, {
      CHAT_PROMPT_TOKEN_PRICE: '3',
      CHAT_COMPLETION_TOKEN_PRICE: '15',
      CHAT_ANSWER_TOKENS: '500',
    })
    for (const owner of [alice, alice, bob]) expect(await asks(owner)).toBe(200)
    const { body } = await inUse()
    expect(body).toMatchObject({
      answering: { name: 'fake-chat', offline: false },
      embedding: { offline: true },
      endpoint,
      latency: { answers: 3, medianMs: expect.any(Number), slowMs: expect.any(Number) },
      spent: { period: '2026-11', accounts: 2, ...spent(300, 21), dollars: expect.closeTo(0.001_215, 9) },
      limits: { answerTokens: 500, answerSeconds: 120, passages: 8 },
      prices: { prompt: 3, completion: 15 },
    })
    now += 3 * DAY
    expect((await inUse()).body.spent).toMatchObject({ period: '2026-12', accounts: 0, ...spent(0, 0) })
    expect(await inUse(false)).toMatchObject({ status: 403, body: { code: 'not_an_operator' } })
  })

  test("asks both models and hears what came and when, at nobody's cost; why nothing came in the words of the model", async () => {
    const chat = await start()
    const tried = async (operates = true) => {
      const token = await service.tokens.sign('boss', { expiresIn: '10y', ...(operates && { operates }) })
      return service.call(tryModel, { token, body: { question: 'Are you there?' } })
    }
    chat.says = () => ['Yes', ', I am.']
    expect((await tried()).body).toMatchObject({
      answering: { name: 'fake-chat', answer: 'Yes, I am.', firstMs: expect.any(Number), tookMs: expect.any(Number) },
      embedding: { offline: true, dimensions: expect.any(Number), tookMs: expect.any(Number), trouble: null },
    })
    expect((await inUse()).body).toMatchObject({ latency: { answers: 0 }, spent: { accounts: 0, ...spent(0, 0) } })
    chat.before = () => {
      throw dead()
    }
    expect((await tried()).body.answering).toMatchObject({ answer: '', tookMs: null, trouble: 'nobody answers' })
    expect(await tried(false)).toMatchObject({ status: 403, body: { code: 'not_an_operator' } })
  })

  test('reads no time and no price where there is none', async () => {
    await start()
    expect((await inUse()).body).toMatchObject({ latency: { answers: 0, medianMs: null, slowMs: null }, prices: null })
  })

  test('reads the median and what one in twenty passes', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
    expect([0.5, 0.95].map((share) => shareOf(hundred, share))).toEqual([50, 95])
    expect(shareOf([7], 0.95)).toBe(7)
  })
})
