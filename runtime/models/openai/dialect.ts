import type OpenAI from 'openai'

type Params = OpenAI.ChatCompletionCreateParamsStreaming

/** What an endpoint turned out not to understand; asked once, remembered while the process runs. */
export interface Dialect {
  /** The parameters in the words of the endpoint. */
  spoken(params: Params): Params
  /** True when the refusal names a parameter that can be said otherwise or left out: the same call may pass now. */
  learn(refusal: unknown): boolean
}

const OPTIONAL = ['stream_options', 'temperature', 'max_tokens'] as const
type Optional = (typeof OPTIONAL)[number]

/**
 * OpenAI's newer models know only `max_completion_tokens` and no temperature, other servers only `max_tokens` and no
 * `stream_options`. There is no way to ask, so the first refusal teaches it.
 */
export function createDialect(): Dialect {
  const unknown = new Set<Optional>()
  let renamed = false

  return {
    spoken(params) {
      const spoken = { ...params }
      if (renamed && spoken.max_tokens !== undefined) spoken.max_completion_tokens = spoken.max_tokens
      if (renamed) delete spoken.max_tokens
      for (const name of unknown) delete spoken[name]
      return spoken
    },
    learn(refusal) {
      const { status, message, param } = refusal as { status?: number; message?: string; param?: string | null }
      if (status !== 400 && status !== 422) return false
      const said = `${param ?? ''} ${message ?? ''}`
      if (!renamed && said.includes('max_completion_tokens')) return (renamed = true)
      const named = OPTIONAL.find((name) => !unknown.has(name) && said.includes(name))
      if (named) unknown.add(named)
      return named !== undefined
    },
  }
}
