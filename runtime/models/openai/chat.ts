import type OpenAI from 'openai'
import { ModelError, type ChatModel, type ChatPart, type ChatRequest, type ChatUsage } from '../port.ts'
import { createDeadline } from './deadline.ts'
import { createDialect, type Dialect } from './dialect.ts'
import type { Attempt, Endpoint } from './endpoint.ts'

type Params = OpenAI.ChatCompletionCreateParamsStreaming
type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>

/** Answers of an OpenAI-compatible endpoint, as they come. */
export function createOpenAiChat(endpoint: Endpoint, model: string): ChatModel {
  const dialect = createDialect()

  return {
    model,
    async *stream(request) {
      const { firstTokenMs } = endpoint
      const seconds = firstTokenMs / 1000
      let giveBack: (() => void) | undefined
      const late = () =>
        new ModelError(
          'timed-out',
          giveBack
            ? `the endpoint said nothing for ${seconds} s`
            : `all calls at once (OPENAI_CONCURRENCY) were under way for ${seconds} s`,
        )
      // The wait in line counts: where the endpoint hangs, one round of calls after the other would be waited for.
      const deadline = createDeadline(firstTokenMs, late, request.signal)
      try {
        giveBack = await endpoint.answers.take(deadline.signal)
        yield* tried({ ...request, signal: deadline.signal }, deadline.met)
      } finally {
        deadline.end()
        giveBack?.()
      }
    },
  }

  /** A call that has said something cannot be repeated: what it said may already be on somebody's screen. */
  async function* tried(request: ChatRequest, heardWords: () => void): AsyncGenerator<ChatPart> {
    for (let tries = 1; ; tries += 1) {
      const attempt = await endpoint.attempt(request.signal)
      let said = false
      try {
        const chunks = await open(attempt, dialect, paramsOf(model, request))
        for await (const part of parts(attempt, chunks, heardWords)) {
          said = true
          yield part
        }
        return
      } catch (error) {
        const failure = attempt.failure(error)
        if (said) throw failure instanceof ModelError ? new ModelError('interrupted', failure.message) : failure
        await endpoint.beforeRetry(failure, tries, request.signal)
      } finally {
        attempt.end()
      }
    }
  }
}

function paramsOf(model: string, { messages, maxTokens, temperature }: ChatRequest): Params {
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
  }
}

async function open({ client, signal }: Attempt, dialect: Dialect, params: Params): Promise<Chunks> {
  for (;;) {
    try {
      return await client.chat.completions.create(dialect.spoken(params), { signal })
    } catch (error) {
      if (!dialect.learn(error)) throw error
    }
  }
}

async function* parts({ signal, heard }: Attempt, chunks: Chunks, heardWords: () => void): AsyncGenerator<ChatPart> {
  let usage: ChatUsage = { promptTokens: null, completionTokens: null }
  let said = false
  let finished: string | undefined
  for await (const chunk of chunks) {
    heard()
    const choice = chunk.choices?.[0]
    if (isWord(choice?.delta)) heardWords()
    if (choice?.delta?.content) {
      said = true
      yield { type: 'delta', text: choice.delta.content }
    }
    finished = choice?.finish_reason ?? finished
    if (chunk.usage)
      usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens }
  }
  // The package ends the stream quietly when it is aborted.
  signal.throwIfAborted()
  if (finished === 'content_filter') throw new ModelError('rejected', 'the endpoint filtered the answer out')
  // Whatever follows, even its mark of the end: only a reason to finish says that nothing is missing.
  if (finished === undefined) {
    throw new ModelError('bad-reply', `the endpoint ended ${said ? 'in the middle of' : 'without'} an answer`)
  }
  yield {
    type: 'end',
    usage: { promptTokens: usage.promptTokens ?? null, completionTokens: usage.completionTokens ?? null },
  }
}

/** A text, or the thoughts that some models send before one; the first chunk of many only names who speaks. */
function isWord(delta: unknown): boolean {
  const { content, reasoning, reasoning_content } = (delta ?? {}) as Record<string, unknown>
  return [content, reasoning, reasoning_content].some((text) => typeof text === 'string' && text !== '')
}
