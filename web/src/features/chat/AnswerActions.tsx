import { copiedText } from '@docent/widget-embed/copied'
import { useDispatch } from 'react-redux'
import { KeepGolden } from '../../ui/golden/KeepGolden.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { texts as whyTexts } from '../../ui/why/texts.ts'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

interface Props {
  answer: Answer
  isWhyOpen: boolean
  onWhy: () => void
  onRate: (helpful: boolean) => void
}

export function AnswerActions({ answer, isWhyOpen, onWhy, onRate }: Props) {
  const dispatch = useDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ ...texts.copyFailed, variant: 'destructive' })))
  const { text, sources, helpful, messageId, why } = answer
  return (
    <div className="acts">
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? texts.copied : texts.copy}
        onClick={() => void copy(copiedText(text, sources.length))}
      />
      {messageId !== undefined && (
        <>
          <IconButton icon="good" label={texts.good} aria-pressed={helpful === true} onClick={() => onRate(true)} />
          <IconButton icon="poor" label={texts.poor} aria-pressed={helpful === false} onClick={() => onRate(false)} />
        </>
      )}
      {why && (
        <button type="button" className="text-link why-open" aria-expanded={isWhyOpen} onClick={onWhy}>
          {whyTexts.open}
        </button>
      )}
      {answer.support === 'strong' && sources.length > 0 && (
        <KeepGolden question={answer.question} answer={text} widgetId={null} />
      )}
      <span className="sr" role="status">
        {copied ? texts.copied : ''}
      </span>
    </div>
  )
}
