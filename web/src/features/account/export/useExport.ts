import { useEffect, useRef, useState } from 'react'
import { asFailure, isCallFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { sourceOf } from '../../../api/take-along.ts'
import { texts } from '../texts.ts'
import { entriesOf, type Progress } from './entries.ts'
import { chooseSink } from './sink.ts'

/** `idle` until it is begun; `failed` and `stopped` can be begun again. */
export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; progress: Progress | undefined }
  | { step: 'stopped' }
  /** `missing`: files that it could not hold. */
  | { step: 'done'; missing: number }
  | { step: 'failed'; reason: string }

/** Puts everything into one archive, here in the browser: no server ever holds it. */
export function useExport(bytes: number) {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  // Leaving the page ends it; half an archive is no archive.
  useEffect(() => () => running.current?.abort(), [])

  const begin = async () => {
    const now = new Date()
    const sink = await chooseSink(`docent-export-${now.toISOString().slice(0, 10)}.zip`, bytes)
    if (!sink) return
    const stopping = new AbortController()
    running.current = stopping
    setState({ step: 'running', progress: undefined })
    try {
      const { makeZip } = await import('client-zip')
      const source = dispatch(sourceOf(stopping.signal))
      let missing = 0
      const tell = (progress: Progress) => {
        missing = progress.missing
        if (!stopping.signal.aborted) setState({ step: 'running', progress })
      }
      await sink(makeZip(whileWanted(entriesOf({ source, now, tell }), stopping.signal)), stopping.signal)
      setState({ step: 'done', missing })
    } catch (error) {
      setState(stopping.signal.aborted ? { step: 'stopped' } : { step: 'failed', reason: reasonOf(error) })
    }
  }
  return { state, begin: () => void begin(), stop: () => running.current?.abort() }
}

async function* whileWanted<T>(entries: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const entry of entries) {
    signal.throwIfAborted()
    yield entry
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return texts.takeAlong.noSpace
  if (isCallFailure(error) && error.status !== 0) return asFailure(error).error || texts.takeAlong.broke
  return isCallFailure(error) || error instanceof TypeError ? texts.takeAlong.network : texts.takeAlong.broke
}
