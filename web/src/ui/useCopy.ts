import { useEffect, useState } from 'react'
import { copyText } from './copy.ts'

const SHOWN_MS = 2_000

/** Copies, and knows for two seconds that it has. */
export function useCopy(onRefused: () => void) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    const done = await copyText(text)
    setCopied(done)
    if (!done) onRefused()
  }
  return { copied, copy }
}
