import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useGoldenQuestionsQuery } from '../../../api/golden.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useReturnToVersionMutation, useWidgetVersionsQuery, type WidgetVersion } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { addedOn } from '../../../ui/format/date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { changedIn } from './changed.ts'
import { texts } from './texts.ts'
import './history.css'

const PublishDialog = lazy(() => import('./PublishDialog.tsx'))

/** What visitors saw of a widget, and the way back to it. */
export function History({ widget }: { widget: WidgetView }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data = [], error, refetch } = useWidgetVersionsQuery(widget.id, { skip: !isOpen })
  const { data: golden } = useGoldenQuestionsQuery(undefined, { skip: !isOpen })
  const [back, { isLoading }] = useReturnToVersionMutation()
  const [wanted, setWanted] = useState<WidgetVersion>()
  const [wasAsked, setWasAsked] = useState(false)
  const dispatch = useAppDispatch()
  const [now] = useState(() => new Date())
  const [current] = data
  const isGolden = golden?.questions.some(({ widgetId }) => widgetId === widget.id) ?? false

  const returnTo = async ({ number }: WidgetVersion) => {
    const { error: refusal } = await back({ id: widget.id, version: number })
    setWanted(undefined)
    if (refusal === undefined) {
      dispatch(toasted(texts.returnedTo(number)))
    } else {
      dispatch(toasted({ title: texts.backFailed, description: asFailure(refusal).error, variant: 'destructive' }))
    }
  }
  const ask = (version: WidgetVersion) => {
    // Where nothing has to be answered, one click is enough: the way back from it is another one.
    if (!isGolden) return void returnTo(version)
    setWasAsked(true)
    setWanted(version)
  }

  return (
    <details className="h-panel" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {texts.title}: {texts.version(widget.version)}
        <Icon name="plus" />
      </summary>
      {error !== undefined && (
        <p className="small">
          {texts.failed}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      <ol>
        {data.map((version) => {
          const { number, publishedAt, by, returnedTo, settings } = version
          const isNow = version === current
          const changed = current && !isNow ? changedIn(settings, current.settings) : []
          return (
            <li key={number}>
              <div>
                <p>
                  <b>{texts.version(number)}</b>
                  {isNow && <span className="tag ok">{texts.now}</span>}
                </p>
                <p className="meta">
                  <span className="num">{addedOn(new Date(publishedAt), now)}</span>
                  <span>{texts.by[by]}</span>
                  {returnedTo !== null && <span>{texts.returned(returnedTo)}</span>}
                </p>
                {!isNow && (
                  <p className="small muted">{changed.length > 0 ? texts.differs(changed.join(', ')) : texts.same}</p>
                )}
              </div>
              {!isNow && !widget.readOnly && (
                <Button size="small" disabled={isLoading} onClick={() => ask(version)}>
                  {texts.back}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {wasAsked && (
        <Suspense>
          <PublishDialog
            intended={
              wanted && {
                version: wanted.number,
                change: {
                  widget: {
                    widgetId: widget.id,
                    prompt: wanted.settings.prompt,
                    documentIds: wanted.settings.documentIds,
                  },
                },
              }
            }
            isBusy={isLoading}
            onClose={() => setWanted(undefined)}
            onConfirm={() => wanted && void returnTo(wanted)}
          />
        </Suspense>
      )}
    </details>
  )
}
