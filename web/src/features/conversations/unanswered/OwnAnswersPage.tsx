import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useOwnAnswersQuery, type OwnAnswer } from '../../../api/unanswered.ts'
import { useDeleteDocumentMutation } from '../../../api/documents.ts'
import { asFailure } from '../../../api/failure.ts'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { Centered } from '../../../ui/Centered.tsx'
import { GlyphStack } from '../../../ui/Glyph.tsx'
import { GoldenCheck } from '../../../ui/golden/GoldenCheck.tsx'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { Editor } from './Editor.tsx'
import { OwnAnswerCard } from './OwnAnswerCard.tsx'
import { Sections } from '../../../ui/asked/Sections.tsx'
import { texts } from './texts.ts'
import './unanswered.css'

// Few delete one.
const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

const words = texts.own
/** How often it is looked at what is being made findable, in milliseconds. */
const LOOK_MS = 1_500
const SETTLED: ReadonlySet<OwnAnswer['status']> = new Set(['ready', 'failed', 'stale'])

export function Component() {
  const [isBusy, setIsBusy] = useState(false)
  const { data: widgets } = useListWidgetsQuery()
  const { data, error, isFetching, refetch } = useOwnAnswersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isBusy ? LOOK_MS : 0,
  })
  const someAreBusy = data?.some(({ status }) => !SETTLED.has(status)) ?? false
  if (someAreBusy !== isBusy) setIsBusy(someAreBusy)
  const dispatch = useAppDispatch()
  const [remove, { isLoading: isRemoving }] = useDeleteDocumentMutation()
  const [isWriting, setIsWriting] = useState(false)
  const [doomed, setDoomed] = useState<OwnAnswer>()
  const [wasAsked, setWasAsked] = useState(false)
  const [now] = useState(() => new Date())

  const told = (trouble: string | undefined) =>
    dispatch(
      toasted(
        trouble === undefined
          ? { title: texts.editor.saved }
          : { title: words.againFailed, description: trouble, variant: 'destructive' },
      ),
    )
  const removeIt = async ({ documentId }: OwnAnswer) => {
    const { error: refusal } = await remove(documentId)
    setDoomed(undefined)
    const description = refusal && asFailure(refusal).error
    const failed = { title: words.remove.failed, description, variant: 'destructive' as const }
    dispatch(toasted(refusal === undefined ? { title: words.remove.done } : failed))
  }

  return (
    <div className="wrap vain-page">
      <title>{words.documentTitle}</title>
      <Sections />
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        {!isWriting && (data?.length ?? 0) > 0 && (
          <div className="end">
            <Button type="primary" onClick={() => setIsWriting(true)}>
              {words.write}
            </Button>
          </div>
        )}
      </div>
      {isWriting && (
        <div className="card vain">
          <Editor
            question=""
            onCancel={() => setIsWriting(false)}
            onSaved={({ trouble }) => {
              setIsWriting(false)
              told(trouble)
            }}
          />
        </div>
      )}
      {error !== undefined && data === undefined ? (
        <NotLoaded
          {...words.failed}
          text={sentenceOf(error, words.failed.text)}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data && data.length > 0 ? (
        <ul className="card-list" aria-label={words.list}>
          {data.map((answer) => (
            <OwnAnswerCard
              key={answer.documentId}
              answer={answer}
              widgets={widgets ?? []}
              now={now}
              onSaved={told}
              onDelete={() => {
                setWasAsked(true)
                setDoomed(answer)
              }}
            />
          ))}
        </ul>
      ) : (
        data &&
        !isWriting && (
          <Centered
            picture={<GlyphStack />}
            title={words.empty.title}
            text={words.empty.text}
            action={
              <Button type="primary" onClick={() => setIsWriting(true)}>
                {words.empty.action}
              </Button>
            }
          />
        )
      )}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            about={doomed}
            words={() => words.remove}
            isBusy={isRemoving}
            onClose={() => setDoomed(undefined)}
            onConfirm={() => doomed && void removeIt(doomed)}
          >
            {() => (
              <>
                <p>{words.remove.text}</p>
                {doomed && <GoldenCheck change={{ without: [doomed.documentId] }} />}
              </>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}
