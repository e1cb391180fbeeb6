import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { asFailure, sentenceOf } from '../../api/failure.ts'
import { useGoldenQuestionsQuery, useRemoveGoldenMutation, type GoldenQuestion } from '../../api/golden.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useListWidgetsQuery } from '../../api/workspace.ts'
import { Sections } from '../../ui/asked/Sections.tsx'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { GoldenCard } from './GoldenCard.tsx'
import { GoldenForm } from './GoldenForm.tsx'
import { texts } from './texts.ts'
import { useAsking } from './useAsking.ts'
import '../../ui/golden/golden.css'
import './golden-page.css'

// Few forget one.
const ConfirmDialog = lazy(() => import('../../ui/ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })))

/** Broken ones first, then those that were never asked. */
const weight = ({ last }: GoldenQuestion) => (last === null ? 1 : last.comes ? 2 : 0)

export function Component() {
  const { data, error, isFetching, refetch } = useGoldenQuestionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: widgets = [], isLoading } = useListWidgetsQuery()
  const dispatch = useAppDispatch()
  const [remove, { isLoading: isRemoving }] = useRemoveGoldenMutation()
  const [isWriting, setIsWriting] = useState(false)
  const [doomed, setDoomed] = useState<GoldenQuestion>()
  const [wasAsked, setWasAsked] = useState(false)
  const [now] = useState(() => new Date())
  const { asking, ask } = useAsking()
  const questions = data?.questions.toSorted((a, b) => weight(a) - weight(b)) ?? []

  const forget = async ({ id }: GoldenQuestion) => {
    const { error: refusal } = await remove(id)
    setDoomed(undefined)
    const description = refusal && asFailure(refusal).error
    const failed = { title: texts.remove.failed, description, variant: 'destructive' as const }
    dispatch(toasted(refusal === undefined ? { title: texts.remove.done } : failed))
  }

  return (
    <div className="wrap golden-page">
      <title>{texts.documentTitle}</title>
      <Sections />
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        {!isWriting && questions.length > 0 && (
          <div className="end row">
            <Button loading={asking !== undefined} onClick={() => void ask(questions)}>
              {asking ? texts.asking(asking.done, asking.ids.length) : texts.askAll}
            </Button>
            <Button type="primary" onClick={() => setIsWriting(true)}>
              {texts.add}
            </Button>
          </div>
        )}
      </div>
      {isWriting && !isLoading && (
        <div className="card golden">
          <GoldenForm
            widgets={widgets}
            onCancel={() => setIsWriting(false)}
            onSaved={(saved) => {
              setIsWriting(false)
              void ask([saved])
            }}
          />
        </div>
      )}
      {error !== undefined && data === undefined ? (
        <NotLoaded
          {...texts.failed}
          text={sentenceOf(error, texts.failed.text)}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : questions.length > 0 ? (
        <ul className="golden-list" aria-label={texts.list}>
          {questions.map((golden) => (
            <GoldenCard
              key={golden.id}
              golden={golden}
              widgets={widgets}
              now={now}
              isAsking={asking?.ids.includes(golden.id) ?? false}
              onAsk={() => void ask([golden])}
              onSaved={(saved) => void ask([saved])}
              onForget={() => {
                setWasAsked(true)
                setDoomed(golden)
              }}
            />
          ))}
        </ul>
      ) : (
        data &&
        !isWriting && (
          <Centered
            picture={<GlyphStack />}
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <Button type="primary" onClick={() => setIsWriting(true)}>
                {texts.empty.action}
              </Button>
            }
          />
        )
      )}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            about={doomed}
            words={() => texts.remove}
            isBusy={isRemoving}
            onClose={() => setDoomed(undefined)}
            onConfirm={() => doomed && void forget(doomed)}
          >
            {() => <p>{texts.remove.text}</p>}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}
