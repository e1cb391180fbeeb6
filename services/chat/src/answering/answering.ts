import type { Passage } from '@docent/proto'
import type { AnswerEvents, WidgetDraft } from '@docent/proto/http'
import type { Clock, Ids } from '@docent/runtime/clock'
import { unlessFull } from '@docent/runtime/failures/storage-full.ts'
import { failureOf } from '@docent/runtime/http'
import { ModelError, type ChatModel } from '@docent/runtime/models'
import type { Conversations } from '../conversations/conversations.ts'
import { masked, maskedIn } from '../conversations/masked.ts'
import type { Turn } from '../conversations/turn.ts'
import type { NotedDocuments } from '../projections/noted-documents.ts'
import type { Count, Countable, Counted } from '../quota/count.ts'
import type { Free } from '../quota/free.ts'
import type { Retrieve } from '../retrieval/retrieve.ts'
import { NO_USAGE, type Material, type ModelCall, type Writer, type Written } from './draft.ts'
import { lookUp } from './follow-up.ts'
import { inOrder } from './extractive/order.ts'
import type { ReadPassage } from './extractive/units/unit.ts'
import { failureOfModel } from './model-failure.ts'
import { metered, usageOf } from './model/meter.ts'
import { createWriterOrQuotes, modelErrorOf } from './model/or-quotes.ts'
import type { ChatTrouble } from './model/trouble.ts'
import { saidOf, type Prices } from './said.ts'
import { isOwnSentence, notFoundIn, replyLanguage } from './sentences.ts'
import { replyToSmallTalk } from './small-talk/small-talk.ts'
import { standAloneQuestion, type EarlierTurn } from './stand-alone.ts'
import { whyOf } from './why.ts'

/** In the global chat, without a widget: all documents of the owner, the default prompt, nothing kept. */
export interface Asked extends Countable {
  question: string
  /** In the preview of a widget: its settings, which are not saved. */
  draft?: WidgetDraft
  /** The conversation so far, where its asker keeps it. */
  earlier?: readonly EarlierTurn[]
  /** What is said whatever the documents hold, free like small talk. */
  reply?: string
  /** Tell why the answer is what it is. */
  why?: boolean
  /** Set where it counts on no plan, whatever it says. */
  free?: Free
  /** Nobody waits for it: it is asked to see what the answer would be. */
  trial?: true
  /** "" where there is none. */
  sessionId: string
  /** Whether the conversation is read and kept. */
  keepHistory: boolean
  /** Languages that the asker's browser prefers, as it says them. */
  languages: string
  /** The same where the question is sent once more, because the process that had it died. */
  callId?: string
}

export type AnswerEvent = {
  [K in 'sources' | 'delta' | 'done']: { event: K; data: AnswerEvents[K] }
}['sources' | 'delta' | 'done']

/**
 * Answers one question. Everything until the first event may throw a declared failure; a failure later ends the events.
 * An answer that could not be made is not counted; one that its reader left is kept as far as it got. It counts, too,
 * when there was nothing to see yet, once a model was asked for it: whoever leaves early makes the owner pay all the same.
 */
export type Answering = (
  asked: Asked,
  gone: AbortSignal,
  /**
   * Ends it with its reason, unless it is written already: nothing of it is kept, and it counts as one that its reader left, unless
   * the reason is a failure of ours.
   */
  calledOff?: AbortSignal,
) => AsyncGenerator<AnswerEvent, void>

export interface AnsweringOptions {
  clock: Clock
  ids: Ids
  count: Count
  conversations: Conversations
  retrieve: Retrieve
  /** What a widget answers from, or would. */
  documentsOf: NotedDocuments['documentsOf']
  writer: Writer
  chat: ChatModel | null
  /** Where visitors are answered without the model while it fails: how, and where that is noted. */
  failing?: { quotes: Writer; trouble: ChatTrouble }
  /** Reads passages, and remembers them. */
  read(passage: Passage): ReadPassage
  /** Passages that are looked at. */
  searched: number
  /** Of them those that a model is shown, the best first; without one the writer sees all, as they were found. */
  shown: number | undefined
  answerMs: number
  prices: Prices
  faultPoint(name: string): void
}

export function createAnswering(options: AnsweringOptions): Answering {
  const { clock, ids, count, conversations, retrieve, documentsOf, writer, chat, read, failing } = options
  const { searched, shown, answerMs, prices, faultPoint } = options

  const forVisitors = failing ? createWriterOrQuotes({ writer, ...failing }) : writer

  return async function* answer(asked, gone, calledOff) {
    const started = performance.now()
    const turnId = asked.callId ?? ids.next()
    const limit = watchTime(gone, answerMs)
    const callOff = () => limit.stop(calledOff?.reason)
    if (calledOff?.aborted) callOff()
    else calledOff?.addEventListener('abort', callOff, { once: true })
    const soFar: Written = { text: '', sources: [], support: 'none', usage: NO_USAGE }
    let counted: Counted | undefined
    let latest: Promise<Turn[] | undefined> = Promise.resolve(undefined)
    let spent = false
    let smallTalk = false
    let state = 'open' as 'open' | 'failed' | 'settled'

    const settle = async (written: Written, brokenOff: boolean) => {
      state = 'settled'
      const { period, onPlan } = counted as Counted
      const latencyMs = performance.now() - started
      // Without room it is given all the same, and not kept.
      await conversations
        .write(
          {
            ...turnOf(asked, turnId, period, clock.now().getTime(), written, brokenOff),
            said: saidOf({
              asked,
              written,
              counted: onPlan,
              model: written.model ?? writer.model,
              latencyMs,
              smallTalk,
              unseen: brokenOff && written.text === '',
              prices,
            }),
          },
          await latest.catch(() => undefined),
        )
        .catch(unlessFull)
      counted?.keep()
    }

    try {
      calledOff?.throwIfAborted()
      const reply = asked.reply ?? replyToSmallTalk(asked.question, asked.languages)
      smallTalk = reply !== undefined
      const counting = count(asked, turnId, reply === undefined ? asked.free : 'small-talk')
      counting.catch((refusal: unknown) => limit.stop(refusal))
      /** Before a model is asked for anything that costs: never before the question is known to count. */
      const spend = async () => {
        await counting
        limit.signal.throwIfAborted()
        spent = true
      }
      if (reply === undefined) latest = latestOf(asked)
      const preparing = reply === undefined ? prepare(asked, latest, spend, limit.signal) : nothingToLookFor(asked)
      const [counts, prepared] = await Promise.allSettled([counting, preparing])
      if (counts.status === 'rejected') throw counts.reason
      counted = counts.value
      faultPoint('chat:counted')
      if (prepared.status === 'rejected') throw prepared.reason

      const material = prepared.value
      const searchMs = performance.now() - started
      const by = asked.asker ? forVisitors : writer
      const draft = material.found.length === 0 ? said(reply, material) : by.write(material, limit.signal)
      soFar.sources = material.found.map(({ passage }) => passage)
      if (material.found.length > 0 && chat) yield { event: 'sources', data: { sources: soFar.sources } }
      if (material.found.length > 0 && chat) await spend()
      let step = await draft.next()
      for (; !step.done; step = await draft.next()) {
        if (step.value.type === 'sources') soFar.sources = step.value.sources
        else soFar.text += step.value.text
        yield step.value.type === 'sources'
          ? { event: 'sources', data: { sources: step.value.sources } }
          : { event: 'delta', data: { text: step.value.text } }
      }
      faultPoint('chat:answered')
      calledOff?.throwIfAborted()
      const { text, sources, support, modelFailed } = step.value
      if (material.calls.length > 0 && modelFailed === undefined) failing?.trouble.over()
      await settle(step.value, false)
      faultPoint('chat:turn-written')
      const answered = support === 'strong'
      const totalMs = performance.now() - started
      const why = asked.why
        ? { why: whyOf({ material, written: step.value, model: writer.model, searchMs, totalMs, read }) }
        : {}
      yield { event: 'done', data: { answer: text, answered, support, sources, messageId: turnId, ...why } }
    } catch (error) {
      if (calledOff?.aborted && state === 'open') throw calledOff.reason
      if (!gone.aborted) state = 'failed'
      const failed = modelErrorOf(error, limit.signal)
      if (failed) failing?.trouble.note(failed)
      const visitor = asked.asker !== undefined
      throw failureOfModel(error, { begun: soFar.text !== '', tookTooLong: limit.passed(), visitor })
    } finally {
      limit.end()
      // Also where a reader who takes nothing more was cut off, and nothing was thrown.
      if (calledOff?.aborted && state === 'open') {
        // As if its reader had left at once: what they have seen of it is taken away, what it cost is not.
        Object.assign(soFar, { text: '', sources: [] } satisfies Partial<Written>)
        if (failureOf(calledOff.reason).status >= 500) state = 'failed'
      }
      if (state === 'open' && counted && (spent || soFar.text.trim())) await settle(partOf(soFar), true)
      else if (state !== 'settled') await counted?.giveBack()
    }
  }

  /** What was said before in the conversation, where there is one. */
  async function latestOf({ owner, widget, sessionId, keepHistory }: Asked): Promise<Turn[] | undefined> {
    return widget && keepHistory && sessionId
      ? conversations.latest(owner, { widgetId: widget.id, sessionId })
      : undefined
  }

  async function prepare(
    asked: Asked,
    latest: Promise<Turn[] | undefined>,
    spend: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<Material> {
    const { owner, question, widget, draft } = asked
    const said = (await latest) ?? asked.earlier ?? draft?.earlier ?? []
    // No question leans on "Thanks".
    const earlier = said.filter((turn) => replyToSmallTalk(turn.question) === undefined).map(withoutRefusal)
    const before = earlier.map((turn) => turn.question)
    const language = replyLanguage(question, asked.languages, before)
    const calls: ModelCall[] = []
    const asks = widget ? { widgetId: widget.id, documentIds: widget.documentIds } : draft
    const documentIds = asks && (await documentsOf(owner, asks))
    const prompt = (widget ?? draft)?.prompt ?? null
    const look = (text: string) =>
      retrieve(owner, { question: text, documentIds, limit: searched, beforeModel: spend, signal })
    let modelFailed = asked.asker && failing?.trouble.resting()
    const rewrites = chat !== null && earlier.length > 0 && !modelFailed
    if (rewrites) await spend()
    const rewritten = rewrites
      ? await standAloneQuestion(metered(chat, 'rewrite', calls), question, earlier, signal).catch((error: unknown) => {
          modelFailed = asked.asker && failing && modelErrorOf(error, signal)
          if (!modelFailed) throw error
          failing?.trouble.note(modelFailed)
          return undefined
        })
      : undefined
    const standAlone = rewritten ?? question
    const leaning = rewritten === undefined ? earlier : []
    const all = await lookUp(standAlone, leaning, { look, limit: searched })
    const found = shown === undefined ? all : inOrder(standAlone, leaning, all, read).slice(0, shown)
    return { question, standAlone, found, all, earlier, prompt, language, calls, ...(modelFailed && { modelFailed }) }
  }
}

/** An answer as a whole. */
export async function lastOf(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvents['done']> {
  for await (const event of events) if (event.event === 'done') return event.data
  throw new Error('the answer ended without its last event')
}

/** That nothing was found tells nothing of what was asked about. */
const withoutRefusal = (turn: EarlierTurn): EarlierTurn => (isOwnSentence(turn.answer) ? { ...turn, answer: '' } : turn)

/** A greeting needs no document. */
async function nothingToLookFor({ question, languages }: Asked): Promise<Material> {
  const language = replyLanguage(question, languages)
  return { question, standAlone: question, found: [], all: [], earlier: [], prompt: null, language, calls: [] }
}

/** A reply to small talk, or that nothing was found. */
async function* said(
  reply: string | undefined,
  { language, calls }: Material,
): AsyncGenerator<{ type: 'delta'; text: string }, Written> {
  const text = reply ?? notFoundIn(language)
  yield { type: 'delta', text }
  return { text, sources: [], support: reply === undefined ? 'none' : 'strong', usage: usageOf(calls) }
}

/** What a reader who left has seen: the sources are those its text cites. */
function partOf({ text, sources }: Written): Written {
  const cited = new Set([...text.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])))
  const seen = sources.filter((_, i) => cited.has(i + 1))
  return { text, sources: seen, support: seen.length > 0 ? 'strong' : 'none', usage: NO_USAGE }
}

function turnOf(asked: Asked, id: string, period: string, at: number, written: Written, brokenOff: boolean) {
  const { owner, widget, sessionId, keepHistory, question } = asked
  const nothingSeen = brokenOff && written.text === ''
  const kept = widget !== null && keepHistory && sessionId !== '' && !nothingSeen
  return {
    id,
    ownerId: owner,
    widgetId: widget?.id ?? '',
    sessionId,
    at,
    period,
    kept,
    question: kept ? masked(question) : '',
    answer: kept ? maskedIn(written.text, question) : '',
    sources: kept ? written.sources : [],
    answered: written.support === 'strong',
    support: written.support,
    brokenOff,
    feedback: null,
  }
}

/** Made once: an abort without a reason makes an exception with a stack each time. */
const over = new Error('the answer is over')

/** Ends an answer when its reader leaves, when its time is over, or when there is no point in going on. */
function watchTime(gone: AbortSignal, ms: number) {
  const controller = new AbortController()
  let tooLong = false
  const stop = (reason: unknown) => controller.abort(reason)
  const leave = () => stop(gone.reason)
  const timer = setTimeout(() => {
    tooLong = true
    stop(new ModelError('timed-out', 'the answer took too long'))
  }, ms)
  if (gone.aborted) leave()
  else gone.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    stop,
    passed: () => tooLong,
    end() {
      clearTimeout(timer)
      gone.removeEventListener('abort', leave)
      controller.abort(over)
    },
  }
}
