import { useEffect, useState } from 'react'

/** False until so many milliseconds have passed; what is quick enough needs no spinner. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
