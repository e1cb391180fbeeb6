import type { RouteReply, askForPerson } from '@docent/proto/http'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refused } from '../talk/calls.ts'
import type { Talk } from '../talk/useTalk.ts'
import { follow, type Heard } from './follow.ts'
import { marked, sending, withLine, without } from './lines.ts'

export type TalkView = RouteReply<typeof askForPerson>['talk']

export interface PersonTalk {
  view: TalkView | undefined
  /** A person is asked for, or speaks. */
  isOn: boolean
  isConnected: boolean
  /** What asking for a person was refused with. */
  refusal: string
  /** When asking is worth it again, in milliseconds since 1970. */
  opensAt: number | undefined
  /** Something was said since. */
  isRefusalPast: boolean
  ask(text: string): void
  end(): void
  typing(): void
}

/** Also where the frame is not on https. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const TYPING_MS = 4_000

const isOn = (view: TalkView | undefined) => view?.state === 'waiting' || view?.state === 'person'

/** The talk with a person: follows it where there is one, and carries what the visitor writes, each line once and in order. */
export function usePerson(talk: Talk, isTalking: boolean): PersonTalk {
  const [view, setView] = useState<TalkView>()
  const [wasAsked, setAsked] = useState(false)
  const [isConnected, setConnected] = useState(true)
  const [refusal, setRefusal] = useState<{ code: string; after: string; opensAt?: number }>({ code: '', after: '' })
  const { calls, dispatch, turns } = talk
  const waiting = useRef<{ id: string; text: string }[]>([])
  const isSending = useRef(false)
  const typed = useRef(-TYPING_MS)
  const asked = useRef<string>(undefined)
  const isFollowed = isTalking || wasAsked || turns.some(({ by }) => by !== undefined)

  const hear = useEffectEvent((heard: Heard) => {
    if (heard.event === 'line') dispatch({ type: 'with', change: (all) => withLine(all, heard.data) })
    else if (heard.event === 'state') {
      setView(heard.data)
      void send()
    } else talk.showEarlier()
  })
  useEffect(() => {
    if (!isFollowed) return
    const leaving = new AbortController()
    void follow({
      call: calls.call,
      signal: leaving.signal,
      hear: (heard) => hear(heard),
      connected: setConnected,
    })
    return () => leaving.abort()
  }, [isFollowed, calls])

  const post = (path: string, body: object = {}) =>
    calls.call(`/handover/${path}`, () => ({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }))

  /** Sends what waits, one after the other. What a lost connection kept from coming back is sent again, and counts once. */
  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let line = waiting.current[0]; line; line = waiting.current[0]) {
        const { id, text } = line
        try {
          await post('line', { id, text })
        } catch (error) {
          const { code, wait } = error as Refused
          if (wait > 0) setTimeout(() => void send(), wait * 1000)
          // The stream comes back, and sends it again.
          if (code === 'network' || code === '' || wait > 0) return
          waiting.current.shift()
          if (code === 'nobody_listens') {
            dispatch({ type: 'with', change: (all) => without(all, sending(id, text).id) })
            setView((known) => known && { ...known, state: 'returned' })
            talk.person.current = undefined
            talk.ask(text)
          } else dispatch({ type: 'with', change: (all) => marked(all, id, 'failed') })
          continue
        }
        waiting.current.shift()
      }
    } finally {
      isSending.current = false
    }
  }

  function say(text: string): void {
    const id = newId()
    waiting.current.push({ id, text })
    dispatch({ type: 'with', change: (all) => [...all, sending(id, text)] })
    void send()
  }

  const lastId = turns.at(-1)?.id ?? ''
  const takes = isOn(view)
  useEffect(() => {
    talk.person.current = takes
      ? (question) => {
          say(question)
          return true
        }
      : undefined
  })

  // A person was asked for or came meanwhile, and what they said may stand below: what the bot was asked here goes to them.
  const refused = turns.findLast(({ code }) => code === 'person_speaks')
  const redirect = useEffectEvent((question: string, id: string) => {
    dispatch({ type: 'with', change: (all) => without(all, id) })
    say(question)
  })
  useEffect(() => {
    if (refused) redirect(refused.question, refused.id)
  }, [refused])

  return {
    view,
    isOn: takes,
    isConnected,
    refusal: refusal.code,
    opensAt: refusal.opensAt,
    isRefusalPast: refusal.after !== lastId,
    ask(text) {
      setRefusal({ code: '', after: lastId })
      // The same until it is known to be taken.
      asked.current ??= newId()
      post('ask', { id: asked.current, text }).then(
        async (reply) => {
          asked.current = undefined
          setView(((await reply.json()) as RouteReply<typeof askForPerson>).talk)
          setAsked(true)
        },
        (error: unknown) => {
          const { code, wait } = error as Refused
          setRefusal({
            code: code || 'network',
            after: lastId,
            ...(wait > 0 && { opensAt: Date.now() + wait * 1000 }),
          })
        },
      )
    },
    end: () => void post('end').catch(() => setConnected(false)),
    typing() {
      if (!takes || performance.now() - typed.current < TYPING_MS) return
      typed.current = performance.now()
      post('typing').catch(() => undefined)
    },
  }
}
