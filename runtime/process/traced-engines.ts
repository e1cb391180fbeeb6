import type { Bus, OutgoingEvent } from '../bus/port.ts'
import type { ChatModel, Embedder, Models } from '../models/port.ts'
import type { Engines } from '../service/service.ts'
import type { Store } from '../store/port.ts'
import { currentTraceparent, inCall, kindOf, startSpan, type TracedEngine } from '../telemetry/index.ts'

/** Calls that are a step worth seeing: what a request or an event waits for. */
const CALLS = {
  records: ['insert', 'get', 'update', 'save', 'add', 'addEach', 'remove', 'removeAll', 'find'],
  vectors: ['upsert', 'search', 'removeDocument', 'removeOwner'],
  blobs: ['put', 'read', 'bytes', 'remove', 'removeAll', 'list'],
  mail: ['send'],
} as const

/**
 * The engines but the bus, with what is asked of them recorded as steps of the trace it is asked in, in the names of OpenTelemetry's
 * conventions. Only where traces are recorded at all: otherwise nobody stands between a service and its engines.
 */
export function withSpans<E extends object>(engines: E): E {
  const { store, blobs, vectors, models, mail } = engines as Partial<Engines>
  return {
    ...engines,
    ...(store && { store: tracedStore(store) }),
    ...(blobs && { blobs: recorded(blobs, CALLS.blobs, 'blobs') }),
    ...(vectors && { vectors: recorded(vectors, CALLS.vectors, 'vectors') }),
    ...(mail && { mail: recorded(mail, CALLS.mail, 'mail') }),
    ...(models && { models: tracedModels(models) }),
  }
}

/** The target with some of its calls recorded; what they are given and what they return stays out of it. */
function recorded<T extends object>(target: T, calls: readonly string[], engine: TracedEngine, collection?: string): T {
  const isDatabase = engine === 'store' || engine === 'vectors'
  return new Proxy(target, {
    get(itself, property) {
      const value = Reflect.get(itself, property) as unknown
      if (typeof value !== 'function' || !calls.includes(property as string)) return value
      const operation = String(property)
      const step = {
        name: `${operation} ${collection ?? engine}`,
        engine,
        attributes: isDatabase ? { 'db.operation.name': operation, 'db.collection.name': collection } : {},
      }
      return (...given: unknown[]) => inCall(step, async () => Reflect.apply(value, itself, given) as unknown)
    },
  })
}

function tracedStore(store: Store): Store {
  return new Proxy(store, {
    get(itself, property) {
      if (property !== 'collection') return Reflect.get(itself, property) as unknown
      const collection: Store['collection'] = (spec) =>
        recorded(itself.collection(spec), CALLS.records, 'store', spec.name)
      return collection
    },
  })
}

/** Events that are sent after their record was written: a step between what caused them and what they cause. */
export function tracedBus(bus: Bus): Bus {
  return new Proxy(bus, {
    get(itself, property) {
      if (property !== 'publish') return Reflect.get(itself, property) as unknown
      return async (events: readonly OutgoingEvent[]) => {
        const steps = events.map(sending)
        try {
          await itself.publish(steps.map(({ outgoing }) => outgoing))
        } catch (error) {
          for (const { span } of steps) span?.failed(kindOf(error))
          throw error
        } finally {
          for (const { span } of steps) span?.end()
        }
      }
    },
  })
}

function sending(outgoing: OutgoingEvent) {
  const { topic, event } = outgoing
  const parent = event.traceparent
  if (parent === undefined) return { outgoing, span: undefined }
  const span = startSpan({
    name: `send ${topic}`,
    kind: 'producer',
    engine: 'bus',
    parent,
    attributes: {
      'messaging.operation.type': 'send',
      'messaging.destination.name': topic,
      'messaging.message.id': event.id,
      'docent.event.type': event.type,
    },
  })
  return span
    ? { outgoing: { topic, event: { ...event, traceparent: span.traceparent } }, span }
    : { outgoing, span: undefined }
}

function tracedModels({ embedder, chat, choosing, ...others }: Models): Models {
  return {
    ...others,
    embedder: tracedEmbedder(embedder),
    chat: chat && tracedChat(chat),
    ...(choosing && { choosing: { ...choosing, models: (chosen) => tracedModels(choosing.models(chosen)) } }),
  }
}

/** The built-in one is a calculation of microseconds, and no call. */
function tracedEmbedder(embedder: Embedder): Embedder {
  if (embedder.offline) return embedder
  const { model, offline, batchSize } = embedder
  return {
    model,
    offline,
    batchSize,
    dimensions: () => embedder.dimensions(),
    embed: (texts, kind, signal) =>
      inCall(
        {
          name: `embeddings ${model}`,
          attributes: { ...genAi('embeddings', model), 'docent.texts': texts.length },
        },
        () => embedder.embed(texts, kind, signal),
      ),
  }
}

const genAi = (operation: 'chat' | 'embeddings', model: string) => ({
  'gen_ai.operation.name': operation,
  'gen_ai.provider.name': 'openai',
  'gen_ai.request.model': model,
})

function tracedChat(chat: ChatModel): ChatModel {
  const { model } = chat
  return {
    model,
    async *stream(request) {
      const parent = currentTraceparent()
      if (parent === undefined) {
        yield* chat.stream(request)
        return
      }
      const span = startSpan({ name: `chat ${model}`, kind: 'client', parent, attributes: genAi('chat', model) })
      const asked = performance.now()
      let isFirst = true
      // Whoever reads it may leave before its end.
      let error: string | undefined = 'given_up'
      try {
        for await (const part of chat.stream(request)) {
          if (isFirst) span?.set({ 'docent.first_token_ms': Math.round(performance.now() - asked) })
          isFirst = false
          if (part.type === 'end') {
            error = undefined
            span?.set({
              'gen_ai.usage.input_tokens': part.usage.promptTokens ?? undefined,
              'gen_ai.usage.output_tokens': part.usage.completionTokens ?? undefined,
            })
          }
          yield part
        }
      } catch (thrown) {
        error = kindOf(thrown)
        throw thrown
      } finally {
        if (error !== undefined) span?.failed(error)
        span?.end()
      }
    },
  }
}
