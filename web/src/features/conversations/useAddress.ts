import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { read, write, type Address } from './address.ts'

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
