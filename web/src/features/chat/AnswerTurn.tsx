import { Button } from 'antd'
import { useCallback } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { withoutHalfCitation } from '../../ui/markdown/citations.ts'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { Nearest } from './Nearest.tsx'
import type { Open } from './open-source.ts'
import { Sources } from './Sources.tsx'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'

interface Props {
  answer: Answer
  /** What of it stands beside the talk. */
  opened: Open['number'] | undefined
  canRetry: boolean
  onOpen: (number: Open['number']) => void
  onRetry: (answer: Answer) => void
  onRate: (answer: Answer, helpful: boolean) => void
}

export function AnswerTurn({ answer, opened, canRetry, onOpen, onRetry, onRate }: Props) {
  const openNumber = typeof opened === 'number' ? opened : undefined
  return (
    <div className="turn bot" aria-busy={answer.status === 'thinking' || answer.status === 'streaming'}>
      <Mark />
      <div className="say">
        <span className="sr">{texts.assistant}: </span>
        <Words answer={answer} openNumber={openNumber} onOpen={onOpen} />
        {answer.status === 'stopped' && (
          <p className="small muted">{answer.text === '' ? texts.stoppedEmpty : texts.stopped}</p>
        )}
        {answer.status === 'failed' && !answer.isRefused && (
          <Button size="small" disabled={!canRetry} onClick={() => onRetry(answer)}>
            {texts.tryAgain}
          </Button>
        )}
        {answer.status === 'done' && (
          <>
            {answer.support === 'weak' ? (
              <Nearest answer={answer} openNumber={openNumber} onOpen={onOpen} />
            ) : (
              answer.support !== 'none' && <Sources answer={answer} openNumber={openNumber} onOpen={onOpen} />
            )}
            <AnswerActions
              answer={answer}
              isWhyOpen={opened === 'why'}
              onWhy={() => onOpen('why')}
              onRate={(helpful) => onRate(answer, helpful)}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface WordsProps extends Pick<Props, 'answer'> {
  openNumber: number | undefined
  onOpen: (number: number) => void
}

function Words({ answer, openNumber, onOpen }: WordsProps) {
  const { status, text, sources, support } = answer
  const renderCitation = useCallback(
    (number: number) => {
      const source = sources[number - 1]
      return (
        <button
          type="button"
          className={number === openNumber ? 'cite on' : 'cite'}
          aria-label={texts.source(number, source?.title ?? '', source?.page ?? null)}
          aria-pressed={number === openNumber}
          onClick={() => onOpen(number)}
        >
          {number}
        </button>
      )
    },
    [sources, openNumber, onOpen],
  )
  if (status === 'thinking') return <Thinking />
  if (status === 'failed') {
    return (
      <p className="failed">
        <Icon name="fail" />
        {text}
      </p>
    )
  }
  const shown = status === 'done' ? text : withoutHalfCitation(text)
  const voice = status === 'streaming' ? ' writing' : support === undefined || support === 'strong' ? '' : ' unsure'
  return (
    <div className={`words${voice}`}>
      <Markdown text={shown} sources={sources.length} renderCitation={renderCitation} />
    </div>
  )
}

/** Three margin rules read in turn. */
function Thinking() {
  return (
    <p className="thinking">
      <i />
      <i />
      <i />
      {texts.thinking}
    </p>
  )
}
