import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What stands in a form, over what is saved. What is saved meanwhile, here or elsewhere, is taken over unless something typed would be
 * lost.
 */
export function useTypedOver<T>(saved: T) {
  const [typed, setTyped] = useState(saved)
  /** What the typing began from. */
  const [base, setBase] = useState(saved)
  const [heard, setHeard] = useState(saved)
  /** Something else was saved while there was something to lose. */
  const [isBehind, setBehind] = useState(false)
  const isNews = !isSame(saved, heard)
  const mayTake = isSame(typed, base) || isSame(typed, saved)
  if (isNews) setHeard(saved)
  if (mayTake && (isNews || isBehind)) {
    setTyped(saved)
    setBase(saved)
    setBehind(false)
  } else if (isNews) setBehind(!isSame(saved, base))

  /** This was saved here, which the list may not tell yet; what was typed since is another thing. */
  const kept = (sent: T) => {
    setBase(sent)
    setBehind(false)
  }
  return { typed, setTyped, kept }
}
