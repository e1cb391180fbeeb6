import { Button } from 'antd'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { ConversationTurnView } from '../../api/conversations.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { KeepGolden } from '../../ui/golden/KeepGolden.tsx'
import { Long } from '../../ui/Long.tsx'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { isQuoted } from '../../ui/quoted.ts'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { texts as whyTexts } from '../../ui/why/texts.ts'
import { MessageAnswers } from './MessageAnswers.tsx'
import { Outcome } from './Outcome.tsx'
import { Passages } from './Passages.tsx'
import { Rating } from './Rating.tsx'
import { texts } from './texts.ts'
import { timeOf } from './time.ts'
import { useWhy } from './useWhy.ts'

// Few look behind an answer.
const WhyPanel = lazy(() => import('../../ui/why/WhyPanel.tsx').then(({ WhyPanel: panel }) => ({ default: panel })))

const AnswerIt = lazy(() => import('./unanswered/AnswerIt.tsx').then((file) => ({ default: file.AnswerIt })))

interface Props {
  turn: ConversationTurnView
  /** What was said before it. */
  before: readonly ConversationTurnView[]
  /** What can be done with a question is done with its widget; without one it is only read. */
  widget: WidgetView | undefined
  /** Whether the plan lets a message that was left be answered here. */
  mayAnswer: boolean
}

const words = texts.thread

/** What a visitor asked, what they were told, and what that rests on. */
export function ThreadTurn({ turn, before, widget, mayAnswer }: Props) {
  const { at, question, answer, outcome, sources, brokenOff, feedback, model, modelFailed, latencyMs, message, line } =
    turn
  const passages = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)
  const writer = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const [isWriting, setIsWriting] = useState(false)
  const { why, isAsking, ask, close } = useWhy(turn, before, widget)
  const openPassages = useCallback(() => {
    if (!passages.current) return
    passages.current.open = true
    passages.current.querySelector<HTMLElement>('summary')?.focus()
  }, [])
  const renderCitation = useCallback(
    (number: number) => (
      <button
        type="button"
        className="cite"
        aria-label={words.source(number, sources[number - 1]?.title ?? '')}
        onClick={openPassages}
      >
        {number}
      </button>
    ),
    [sources, openPassages],
  )
  if (line) {
    return (
      <article className="thread-turn line">
        <p className="small muted">
          {line.by ? line.by.name || words.somebody : words.asked}, <time dateTime={at}>{timeOf(at)}</time>
        </p>
        {line.by ? (
          <p className="line-of-person">
            <Long text={answer} />
          </p>
        ) : (
          <blockquote className="thread-asked">
            <Long text={question} />
          </blockquote>
        )}
      </article>
    )
  }
  if (message) {
    return (
      <article className="thread-turn">
        <p className="small muted">
          {words.left(message.name)}, <time dateTime={at}>{timeOf(at)}</time>
        </p>
        <blockquote className="thread-asked">
          <Long text={question} />
        </blockquote>
        <p className="meta">
          <Outcome of={outcome} />
          <a href={`mailto:${message.email}`}>{message.email}</a>
          {message.page !== '' && <span className="where">{message.page}</span>}
        </p>
        <MessageAnswers turnId={turn.id} message={message} mayAnswer={mayAnswer} />
      </article>
    )
  }
  return (
    <article className="thread-turn">
      <p className="small muted">
        {words.asked}, <time dateTime={at}>{timeOf(at)}</time>
      </p>
      <blockquote className="thread-asked">
        <Long text={question} />
      </blockquote>
      <div className={outcome === 'answered' ? 'words' : 'words unsure'}>
        <span className="sr">{words.answered}: </span>
        <Markdown text={answer} sources={sources.length} renderCitation={renderCitation} />
      </div>
      {modelFailed !== undefined && <p className="small muted">{words.modelFailed(modelFailed)}</p>}
      {brokenOff && <p className="small muted">{words.brokenOff}</p>}
      <p className="meta">
        <Outcome of={outcome} />
        {feedback && <Rating of={feedback} />}
        {model !== null && <span>{isQuoted(model) ? words.quoted : model}</span>}
        {latencyMs !== null && <span className="num">{words.took(latencyMs)}</span>}
      </p>
      {feedback && feedback.comment !== '' && (
        <p className="small">
          <span className="muted">{words.comment}: </span>
          <Long text={feedback.comment} />
        </p>
      )}
      <div className="thread-acts">
        {widget && (
          <Button
            type="link"
            size="small"
            loading={isAsking}
            onClick={(event) => {
              opener.current = event.currentTarget
              void ask()
            }}
          >
            {isAsking ? words.whyAsking : words.why}
          </Button>
        )}
        {widget && outcome === 'answered' && <KeepGolden question={question} answer={answer} widgetId={widget.id} />}
        {widget && !isWriting && (
          <Button type="link" size="small" ref={writer} onClick={() => setIsWriting(true)}>
            {outcome === 'answered' ? words.better : words.answerIt}
          </Button>
        )}
      </div>
      {widget && isWriting && (
        <Suspense>
          <AnswerIt
            turn={turn}
            widgetId={widget.id}
            onClose={() => {
              setIsWriting(false)
              requestAnimationFrame(() => writer.current?.focus())
            }}
          />
        </Suspense>
      )}
      {sources.length > 0 && (
        <details className="thread-passages" ref={passages}>
          <summary>{outcome === 'answered' ? words.passages(sources.length) : words.nearest(sources.length)}</summary>
          <Passages sources={sources} question={question} />
        </details>
      )}
      <SideDrawer label={whyTexts.title} isBeside={false} onClose={close} onClosed={() => opener.current?.focus()}>
        {why && (
          <Suspense>
            <p className="small muted why-again">{words.whyHint}</p>
            <WhyPanel why={why.why} support={why.support} asked={question} onClose={close} />
          </Suspense>
        )}
      </SideDrawer>
    </article>
  )
}
