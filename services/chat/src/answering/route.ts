import type { AnswerEvents, getAnswer, RouteReply } from '@docent/proto/http'
import {
  clientGone,
  eventStream,
  failureOf,
  onceAborted,
  timeOver,
  type Call,
  type ServerSentEvent,
} from '@docent/runtime/http'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { repliesToAskingForPerson } from '../handover/asks-for-person.ts'
import type { Handover } from '../handover/handover.ts'
import { hasWayOut, type KnownWidget, type Widgets } from '../projections/widgets.ts'
import type { Rates } from '../visitors/limits.ts'
import { rangeOf } from '../visitors/range.ts'
import { lastOf, type AnswerEvent, type Answering, type Asked } from './answering.ts'

type AskCall = Call<typeof getAnswer>
type Reply = RouteReply<typeof getAnswer>

export interface AskRouteOptions {
  handover: Pick<Handover, 'isSilent' | 'isOpen' | 'silenced'>
  answering: Answering
  widgets: Widgets
  rates: Rates
}

/** `/get-answer`: one JSON reply, or events for a client that accepts them. */
export function createAskRoute({ answering, widgets, rates, handover }: AskRouteOptions) {
  return async (call: AskCall): Promise<Reply | AskCall['reply']> => {
    const asking = await withPerson(await askedBy(call))
    const gone = clientGone(call.reply)
    const ends = timeOver(call.reply)
    const events = offering(asking, unlessPerson(asking.asked, gone, ends))
    if (!wantsEvents(call)) return { success: true, ...(await lastOf(events)) }
    // What fails before the first event is refused like any other call, with its own status.
    const first = await events.next()
    // A reader who leaves before taking any, or right after the first, has not touched the others: nobody else would end them.
    onceAborted(gone, () => void events.return().catch(() => undefined))
    return eventStream(call.reply, () => sent(first, events, call, ends))
  }

  async function askedBy({ owner, visitor, byKey, body, request }: AskCall): Promise<Asked> {
    const { question, widgetId, sessionId, draft, earlier, why } = body
    const languages = request.headers['accept-language'] ?? ''
    const callId = callIdOf(request.headers['x-call-id'])
    if (visitor) {
      if ((widgetId && widgetId !== visitor.widgetId) || (sessionId && sessionId !== visitor.sessionId)) {
        throw failures.session_not_yours()
      }
      rates.question(visitor, request.ip)
      const [widget, isSilent] = await Promise.all([
        known(owner, visitor.widgetId),
        handover.isSilent(owner, { widgetId: visitor.widgetId, sessionId: visitor.sessionId }),
      ])
      if (isSilent) throw failures.person_speaks()
      return {
        owner,
        question,
        widget,
        sessionId: visitor.sessionId,
        keepHistory: widget.keepHistory && !!sessionId,
        languages,
        ...callId,
        asker: { visitorId: visitor.visitorId ?? visitor.sessionId, range: rangeOf(request.ip) },
      }
    }
    const widget = widgetId ? await known(owner, widgetId) : null
    // A name of its own, so that no visitor's session can ever be the same.
    const session = sessionId ? `owner:${sessionId}` : ''
    return {
      owner,
      question,
      widget,
      // A program that tries out drafts is at work for its owner like any other.
      ...(draft && !widget && { draft, ...(!byKey && { free: 'preview' as const }) }),
      sessionId: session,
      keepHistory: widget?.keepHistory ?? false,
      ...(earlier && { earlier }),
      why,
      languages,
      ...callId,
    }
  }

  /** The answer, which is called off when the process ends, or a person takes over: the question is theirs then. */
  async function* unlessPerson(asked: Asked, gone: AbortSignal, ends: AbortSignal): AsyncGenerator<AnswerEvent, void> {
    const { owner, widget, sessionId, asker } = asked
    if (!widget || !asker) return yield* answering(asked, gone, ends)
    const over = new AbortController()
    const taken = new AbortController()
    onceAborted(ends, () => taken.abort(ends.reason))
    handover.silenced(owner, { widgetId: widget.id, sessionId }, over.signal).then(
      (is) => is && taken.abort(failures.person_speaks()),
      // Who cannot look lets the bot finish.
      () => undefined,
    )
    try {
      yield* answering(asked, gone, taken.signal)
    } finally {
      over.abort()
    }
  }

  /** A visitor who asks for a person is not looked up in the documents where one can be had, or something else reaches the business. */
  async function withPerson(asked: Asked): Promise<{ asked: Asked; person?: 'here' | 'away' }> {
    const replies = asked.asker && repliesToAskingForPerson(asked.question)
    if (!replies) return { asked }
    if (await handover.isOpen(asked.owner)) return { asked: { ...asked, reply: replies.here }, person: 'here' }
    if (!asked.widget || !hasWayOut(asked.widget)) return { asked }
    return { asked: { ...asked, reply: replies.away }, person: 'away' }
  }

  /** Where the documents do not help a visitor, or they ask for a person, the answer says that one can be had. */
  async function* offering(
    { asked, person }: Awaited<ReturnType<typeof withPerson>>,
    events: AsyncGenerator<AnswerEvent, void>,
  ): AsyncGenerator<AnswerEvent, void> {
    const hasPerson = async () => person === 'here' || (await handover.isOpen(asked.owner))
    for await (const event of events) {
      if (event.event !== 'done' || !asked.asker) yield event
      // The bubble offers the way out below what no document supports.
      else if (person === 'away') yield { event: 'done', data: { ...event.data, support: 'none' } }
      else if ((person === 'here' || event.data.support !== 'strong') && (await hasPerson()))
        yield { event: 'done', data: { ...event.data, person: true } }
      else yield event
    }
  }

  async function known(owner: AskCall['owner'], widgetId: string): Promise<KnownWidget> {
    const widget = await widgets.find(owner, widgetId)
    if (!widget) throw failures.widget_not_found()
    return widget
  }
}

/** What the gateway calls this call. It becomes the id of the turn, so that both tries of one question write and count the same. */
function callIdOf(said: string | string[] | undefined): { callId?: string } {
  const { data } = z.uuid().safeParse(said)
  return data === undefined ? {} : { callId: data }
}

const wantsEvents = ({ request }: AskCall) => request.headers.accept?.includes('text/event-stream') ?? false

async function* sent(
  first: IteratorResult<AnswerEvent, void>,
  events: AsyncGenerator<AnswerEvent, void>,
  { request }: AskCall,
  ends: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  try {
    if (first.done) return
    yield first.value
    yield* events
  } catch (error) {
    const cut = ends.aborted && error === ends.reason
    const failure = cut ? failures.answer_interrupted({ detail: failureOf(error).detail }) : failureOf(error)
    request.log.warn({ err: failure.detail ?? error, code: failure.code }, failure.message)
    yield { event: 'error', data: { error: failure.message, code: failure.code } satisfies AnswerEvents['error'] }
  }
}
