import type { WidgetDraft } from '@docent/proto/http'
import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { parseToPage, type ToFrame, type ToPage } from '@docent/widget-embed/protocol'
import type { WidgetSettings } from '@docent/widget-embed/settings'
import { askQuestion, type AnswerView } from '../../../api/answers.ts'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { createConversation } from './conversation.ts'
import { texts } from './texts.ts'

interface Options {
  frame: RefObject<HTMLIFrameElement | null>
  settings: WidgetSettings
  asked: WidgetDraft
  /** Whether a question is read with those before it. */
  keepHistory: boolean
  onClose: () => void
  /** An answer is whole; nothing when the conversation begins anew. */
  onAnswered: (answered: Answered | undefined) => void
}

/** A question of the preview and how its answer came about. */
export interface Answered extends Pick<AnswerView, 'support' | 'why'> {
  question: string
}

const HOUR = 3_600

/**
 * The line to the frame of the preview. It is told the settings as they change. Questions come out of it and are asked here,
 * as the owner: the frame has no right to ask and is never given one.
 */
export function useFrame({ frame, settings, asked, keepHistory, onClose, onAnswered }: Options) {
  const dispatch = useAppDispatch()
  const line = useRef<MessagePort>(undefined)
  const running = useRef(new Map<number, AbortController>())
  const conversation = useRef(createConversation())
  const text = JSON.stringify(settings)
  const tell = (message: ToFrame) => line.current?.postMessage(message)
  const stopAll = useCallback(() => {
    for (const one of running.current.values()) one.abort()
    running.current.clear()
  }, [])

  const answer = useEffectEvent(async (id: number, question: string) => {
    const stop = new AbortController()
    running.current.set(id, stop)
    const say = (event: string, data: object) => tell({ type: 'preview-answer', id, event, data: JSON.stringify(data) })
    const { current: said } = conversation
    const draft = keepHistory ? { ...asked, earlier: said.earlier() } : asked
    try {
      for await (const { event, ...data } of dispatch(askQuestion(question, stop.signal, { draft }))) {
        say(event, data)
        if (event !== 'done' || !('answer' in data)) continue
        said.add(question, data.answer)
        onAnswered({ question, support: data.support, why: data.why })
      }
    } catch (failure) {
      const { error, code } = asFailure(failure)
      if (!stop.signal.aborted) say('refused', { error: error || texts.failed, code })
    } finally {
      running.current.delete(id)
    }
  })

  const hear = useEffectEvent((message: ToPage | undefined) => {
    if (message?.type === 'ready') tell({ type: 'preview', settings: text })
    else if (message?.type === 'close') onClose()
    else if (message?.type === 'want-session') {
      stopAll()
      conversation.current = createConversation()
      onAnswered(undefined)
      tell({ type: 'session', token: '', sessionId: 'preview', resumed: false, expiresIn: HOUR })
    } else if (message?.type === 'preview-ask') void answer(message.id, message.question)
    else if (message?.type === 'preview-stop') running.current.get(message.id)?.abort()
  })

  useEffect(() => {
    line.current?.postMessage({ type: 'preview', settings: text } satisfies ToFrame)
  }, [text])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const connect = () => {
      const { port1, port2 } = new MessageChannel()
      line.current?.close()
      line.current = port1
      port1.onmessage = ({ data }) => hear(parseToPage(data))
      element.contentWindow?.postMessage({ type: 'connect' } satisfies ToFrame, location.origin, [port2])
    }
    element.addEventListener('load', connect)
    return () => {
      element.removeEventListener('load', connect)
      line.current?.close()
      line.current = undefined
      stopAll()
    }
  }, [frame, stopAll])
}
