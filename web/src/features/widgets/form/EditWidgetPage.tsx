import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { asFailure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { Wait } from '../../../ui/Wait.tsx'
import { EmbedPanel } from '../embed/EmbedPanel.tsx'
import { texts as embedTexts } from '../embed/texts.ts'
import { DraftNote } from '../history/DraftNote.tsx'
import { History } from '../history/History.tsx'
import { UsedUp } from '../UsedUp.tsx'
import { useSpent } from '../useSpent.ts'
import '../widgets.css'
import { BuilderForm } from './BuilderForm.tsx'
import { draftOf } from './draft.ts'
import { texts } from './texts.ts'

export function Component() {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { data, error, isFetching, refetch } = useListWidgetsQuery()
  useComeback(refetch)
  const id = search.get('id') ?? ''
  const widget = data?.find((one) => one.id === id)
  const away = widget || isFetching ? undefined : whyAway(id, error)
  const { title, description } = away ?? {}
  const [discarded, setDiscarded] = useState(0)
  const [now] = useState(() => new Date())
  const spentOn = useSpent()

  useEffect(() => {
    if (title === undefined) return
    dispatch(toasted({ title, description, variant: 'destructive' }))
    void navigate('/widgets', { replace: true })
  }, [title, description, dispatch, navigate])

  if (!widget) return <Wait words={texts.loading} />
  const isWanted = hash === '#embed'
  return (
    <div className="wrap b-page">
      <title>{texts.editDocumentTitle}</title>
      <BackLink to="/widgets">{texts.back}</BackLink>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{widget.name}</h1>
          <p>{isWanted ? embedTexts.saved : texts.editLead}</p>
        </div>
      </div>
      <UsedUp widgetId={id} spent={spentOn(widget)} now={now} />
      <EmbedPanel key={`embed-${id}`} widget={widget} isWanted={isWanted} />
      <History widget={widget} />
      <DraftNote widget={widget} onDiscarded={() => setDiscarded(discarded + 1)} />
      <BuilderForm
        key={`${id} ${discarded}`}
        initial={draftOf(widget.draft ?? widget)}
        widget={widget}
        onSaved={() => undefined}
      />
    </div>
  )
}

/** A draft that another tab saved is told to nobody: whoever comes back to this one shall see it before typing on. */
function useComeback(reload: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
}

function whyAway(id: string, error: unknown): { title: string; description: string } {
  if (error !== undefined) return { title: texts.listFailed, description: asFailure(error).error || texts.failedText }
  if (id === '') return { title: texts.detailsFailed, description: texts.notFoundText }
  return { title: texts.notFound, description: texts.notFoundText }
}
