import { Button } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  useConversationQuery,
  useDeleteConversationMutation,
  useMarkConversationMutation,
  type ConversationKey,
} from '../../api/conversations.ts'
import { asFailure, sentenceOf } from '../../api/failure.ts'
import { useTalkQuery } from '../../api/handover.ts'
import { useAppDispatch, useMay } from '../../api/hooks.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { NoteField } from './NoteField.tsx'
import { PersonPanel } from './person/PersonPanel.tsx'
import { texts } from './texts.ts'
import { ThreadTurn } from './ThreadTurn.tsx'
import { codeIn } from './time.ts'

// Few delete one.
const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })))

interface Props {
  conversation: ConversationKey
  /** Undefined until the widgets are known, or when it is deleted. */
  widget: WidgetView | undefined
  /** Whether it was opened to answer who waits in it; `onSpoken` once that was seen to. */
  speaks?: boolean | undefined
  onSpoken?: () => void
  onClose: () => void
}

const words = texts.thread

/** One conversation, turn by turn. Whoever opens it has read it. */
export function Thread({ conversation, widget, speaks, onSpoken, onClose }: Props) {
  const { data, error, isFetching, refetch } = useConversationQuery(conversation, { refetchOnMountOrArgChange: true })
  const { data: talk } = useTalkQuery(conversation)
  const dispatch = useAppDispatch()
  const isEditor = useMay('editor')
  const [mark] = useMarkConversationMutation()
  const [remove, { isLoading: isRemoving }] = useDeleteConversationMutation()
  const [doomed, setDoomed] = useState<ConversationKey>()
  const [wasAsked, setWasAsked] = useState(false)
  const code = codeIn(conversation.session)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  /** Another one may have been opened while this was said. */
  const close = () => isOpen.current && onClose()
  const told = useRef('')
  const reading = useRef<PromiseLike<unknown>>(undefined)
  const { id: last, at: lastAt } = data?.turns.at(-1) ?? {}
  const isUnread = data?.isRead === false
  const turns = useRef<HTMLDivElement>(null)
  const isTalk = data?.turns.at(-1)?.line !== undefined
  const isMine = talk?.state === 'person' && talk.isYours
  // What is said now stands at the end. The field for answers takes its room from here, so it is looked for again when it comes.
  useEffect(() => {
    if (isTalk) turns.current?.scrollTo({ top: turns.current.scrollHeight })
  }, [isTalk, isMine, last])
  // Whoever came to answer finds where that is done: below a long conversation, or an open page, it would be out of sight.
  const speak = useRef<HTMLDivElement>(null)
  const isAwaited = isTalk && (isMine || talk?.state === 'waiting')
  useEffect(() => {
    if (isAwaited) speak.current?.scrollIntoView({ block: 'nearest' })
  }, [isAwaited])
  useEffect(() => {
    // Once for each new word: marked as unread again, it stays so.
    if (last === undefined || !isUnread || told.current === last) return
    told.current = last
    reading.current = mark({ ...conversation, isRead: true, readTo: lastAt })
  }, [conversation, isUnread, last, lastAt, mark])

  const markUnread = async () => {
    // Whoever is quick must not be overtaken by what opening it has said.
    await reading.current
    const { error: refusal } = await mark({ ...conversation, isRead: false })
    if (refusal === undefined) close()
    else dispatch(toasted({ title: texts.markFailed, description: asFailure(refusal).error, variant: 'destructive' }))
  }
  const removeIt = async () => {
    const { error: refusal } = await remove(conversation)
    setDoomed(undefined)
    if (refusal === undefined) {
      dispatch(toasted({ title: texts.remove.done }))
      close()
    } else {
      const description = asFailure(refusal).error
      dispatch(toasted({ title: texts.remove.failed, description, variant: 'destructive' }))
    }
  }

  return (
    <section className="card thread" aria-label={words.label}>
      <div className="thread-head">
        <IconButton icon="back" label={words.close} onClick={onClose} />
        <div>
          <h2 tabIndex={-1} ref={heading}>
            {widget?.name ?? words.label}
          </h2>
          {data && (
            <p className="small muted num">
              {words.turns(data.turns.length)}
              {code !== undefined && `, ${texts.visitor.code(code)}`}
            </p>
          )}
        </div>
        <span className="end">
          <Button type="text" size="small" onClick={() => void markUnread()}>
            {words.markUnread}
          </Button>
          {isEditor && (
            <Button
              type="text"
              size="small"
              danger
              icon={<Icon name="trash" small />}
              onClick={() => {
                setWasAsked(true)
                setDoomed(conversation)
              }}
            >
              {words.delete}
            </Button>
          )}
        </span>
      </div>
      {error !== undefined && data === undefined && (
        <NotLoaded
          title={texts.failed.title}
          text={sentenceOf(error, texts.failed.text)}
          action={texts.failed.action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {/* It scrolls, so the keyboard must reach it. */}
      <div
        className="thread-turns"
        role="group"
        aria-label={words.said}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={turns}
        aria-busy={data === undefined && error === undefined}
      >
        {data?.turns.map((turn, index) => (
          <ThreadTurn
            key={turn.id}
            turn={turn}
            before={data.turns.slice(0, index)}
            widget={isEditor ? widget : undefined}
            mayAnswer={talk?.mayAnswer === true}
          />
        ))}
      </div>
      <div className="thread-speak" ref={speak}>
        <PersonPanel conversation={conversation} speaks={speaks} onSpoken={onSpoken} />
      </div>
      {data && <NoteField conversation={conversation} note={data.note} />}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            about={doomed}
            words={() => texts.remove}
            isBusy={isRemoving}
            onClose={() => setDoomed(undefined)}
            onConfirm={() => void removeIt()}
          >
            {() => <p>{texts.remove.text}</p>}
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  )
}
