import { useEffect, useRef, useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { widgetsApi } from '../../../api/widgets.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { cut, openImage, type Part } from './image.ts'
import { texts } from './texts.ts'

/** Opens, crops and uploads an avatar. */
export function useAvatar(onDone: (url: string) => void) {
  const dispatch = useAppDispatch()
  /** The picture that is being cropped. */
  const [opened, setOpened] = useState<string>()
  /** Share that was sent; undefined while nothing is on its way. */
  const [sent, setSent] = useState<number>()
  const [error, setError] = useState<string>()
  const [isDone, setDone] = useState(false)
  const running = useRef<{ abort(): void }>(undefined)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      running.current?.abort()
    }
  }, [])
  useEffect(() => () => void (opened && URL.revokeObjectURL(opened)), [opened])

  const fail = (sentence: string) => {
    setError(`${texts.failed}. ${sentence}`)
    dispatch(toasted({ title: texts.failed, description: sentence, variant: 'destructive' }))
  }
  const open = async (file: Blob) => {
    setError(undefined)
    setDone(false)
    const address = await openImage(file)
    if (address === undefined) fail(texts.notAnImage)
    else setOpened(address)
  }
  const use = async (part: Part) => {
    if (opened === undefined) return
    setSent(0)
    try {
      const image = await cut(opened, part)
      if (!isThere.current) return
      setOpened(undefined)
      const call = dispatch(
        widgetsApi.endpoints.uploadAvatar.initiate({ image, onProgress: setSent }, { track: false }),
      )
      running.current = call
      onDone(await call.unwrap())
      setDone(true)
    } catch (failure) {
      // Whoever has left gave it up.
      if (!isThere.current) return
      setOpened(undefined)
      fail(sentenceOf(failure))
    } finally {
      setSent(undefined)
    }
  }
  return { opened, sent, error, isDone, open, use, close: () => setOpened(undefined), clear: () => setDone(false) }
}

/** The title says already that it failed. */
function sentenceOf(failure: unknown): string {
  const { error, code } = asFailure(failure)
  if (code === 'network') return texts.offline
  return error.replace(`${texts.failed}. `, '') || texts.failedText
}
