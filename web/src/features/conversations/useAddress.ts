import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useConversationOfQuery } from '../../api/conversations.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { read, TURN, write, type Address } from './address.ts'
import { texts } from './texts.ts'

type Change = (changes: Partial<Address>, replace?: boolean) => void

/**
 * What the address of the page says, and how to change it. A change builds on the one before it, though that was not drawn
 * yet, or came while an answer was awaited.
 */
export function useAddress(): [Address, Change] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(read(params))
  useEffect(() => {
    latest.current = read(params)
  }, [params])
  const change: Change = (changes, replace = true) => {
    latest.current = { ...latest.current, ...changes }
    setParams(write(latest.current), { replace, preventScrollReset: true })
  }
  return [read(params), change]
}

/** Other programs know a turn by its id: its conversation is opened in place of the address that names it. */
export function useOpenTurn(change: Change): void {
  const [params] = useSearchParams()
  const dispatch = useAppDispatch()
  const turn = params.get(TURN) ?? ''
  const { data, isError } = useConversationOfQuery(turn, { skip: turn === '' })
  const open = useRef(change)
  useEffect(() => {
    open.current = change
  }, [change])
  const isKnown = turn !== '' && (data !== undefined || isError)
  useEffect(() => {
    if (!isKnown) return
    open.current({ open: data ?? undefined })
    if (!data) dispatch(toasted({ title: texts.turnGone, variant: 'destructive' }))
  }, [isKnown, data, dispatch])
}
