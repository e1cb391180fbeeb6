import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { wordPressTexts } from '../texts.ts'

const { choose: words } = wordPressTexts

interface Props {
  isFetching: boolean
  onLook: () => void
  onSkip: () => void
}

/** A widget is made in another tab; this window looks again when its owner is back. */
export function NoWidgets({ isFetching, onLook, onSkip }: Props) {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    const back = () => look()
    addEventListener('focus', back)
    return () => removeEventListener('focus', back)
  }, [])
  return (
    <>
      <Note title={words.none}>
        <p>{words.noneText}</p>
      </Note>
      <Button type="primary" block size="large" href="/widgets/new" target="_blank" rel="noopener">
        {words.create}
      </Button>
      <p className="swap">
        <button type="button" className="plain-link" disabled={isFetching} onClick={onLook}>
          {words.again}
        </button>
      </p>
      <p className="swap">
        <button type="button" className="plain-link" onClick={onSkip}>
          {words.without}
        </button>
      </p>
    </>
  )
}
