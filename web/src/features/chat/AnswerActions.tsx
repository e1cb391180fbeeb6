import { useDispatch } from 'react-redux'
import { IconButton } from '../../ui/IconButton.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useCopy } from '../../ui/useCopy.ts'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

export function AnswerActions({ answer, onRate }: { answer: Answer; onRate: (helpful: boolean) => void }) {
  const dispatch = useDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ ...texts.copyFailed, variant: 'destructive' })))
  const { text, helpful, messageId } = answer
  return (
    <div className="acts">
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? texts.copied : texts.copy}
        onClick={() => void copy(text)}
      />
      {messageId !== undefined && (
        <>
          <IconButton icon="good" label={texts.good} aria-pressed={helpful === true} onClick={() => onRate(true)} />
          <IconButton icon="poor" label={texts.poor} aria-pressed={helpful === false} onClick={() => onRate(false)} />
        </>
      )}
      <span className="sr" role="status">
        {copied ? texts.copied : ''}
      </span>
    </div>
  )
}
