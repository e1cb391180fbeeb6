import { lazy, Suspense, useState } from 'react'
import { useListDocumentsQuery } from '../../api/documents.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useCurrentPlanQuery, useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useAfter } from '../../ui/useAfter.ts'
import { leadOf, planNoteOf } from './describe.ts'
import { PlanNote } from './PlanNote.tsx'
import { Refused } from './Refused.tsx'
import { texts } from './texts.ts'
import { useWidgetActions } from './useWidgetActions.ts'
import { useSpent } from './useSpent.ts'
import { WidgetCard } from './WidgetCard.tsx'
import './widgets.css'

// Most visits delete nothing, and a dialog is heavy.
const loadDialog = () => import('./DeleteDialog.tsx')
const DeleteDialog = lazy(loadDialog)
/** Whoever reaches for a card may delete it: the dialog is there before the click. */
const warmUp = () => void loadDialog().catch(() => undefined)

export function Component() {
  const { data: widgets, error, isFetching, refetch } = useListWidgetsQuery()
  const { data: plan } = useCurrentPlanQuery()
  const spentOn = useSpent()
  const dispatch = useAppDispatch()
  const { deleting, remove } = useWidgetActions()
  const [now] = useState(() => new Date())
  const [doomed, setDoomed] = useState<WidgetView>()
  const [wasAsked, setWasAsked] = useState(false)
  const askToDelete = (widget: WidgetView) => {
    setWasAsked(true)
    setDoomed(widget)
  }
  const count = widgets?.length ?? 0
  const note = planNoteOf(widgets ?? [], plan)

  return (
    <div className="wrap">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{leadOf(count, plan)}</p>
        </div>
        {count > 0 && (
          <div className="end">
            <CreateButton />
          </div>
        )}
      </div>
      {error !== undefined && (
        <NotLoaded
          title={texts.loadFailed.title}
          text={asFailure(error).error || texts.loadFailed.text}
          action={texts.loadFailed.action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {note && <PlanNote {...note} />}
      <Refused widgets={widgets ?? []} now={now} />
      {widgets === undefined && error === undefined && <Skeletons />}
      {widgets?.length === 0 && error === undefined && <Empty />}
      {widgets !== undefined && count > 0 && (
        <ul className="w-list" onPointerOver={warmUp} onFocus={warmUp}>
          {widgets.map((widget) => (
            <WidgetCard
              key={widget.id}
              widget={widget}
              spent={spentOn(widget)}
              now={now}
              isDeleting={deleting.has(widget.id)}
              onCopyRefused={() => dispatch(toasted({ ...texts.copyRefused, variant: 'destructive' }))}
              onDelete={askToDelete}
            />
          ))}
        </ul>
      )}
      {wasAsked && (
        <Suspense>
          <DeleteDialog widget={doomed} onClose={() => setDoomed(undefined)} onConfirm={(one) => void remove(one)} />
        </Suspense>
      )}
    </div>
  )
}

function CreateButton() {
  return (
    <LinkButton type="primary" to="/widgets/new" icon={<Icon name="plus" />}>
      {texts.create}
    </LinkButton>
  )
}

/** Leads to a widget, or first to the document it needs. */
function Empty() {
  const { data: documents, isLoading } = useListDocumentsQuery()
  // A button that becomes another one under the pointer would be pressed by mistake.
  if (isLoading) return null
  const hasNone = documents?.every(({ status }) => status === 'deleted') ?? false
  const { title, text, withoutDocuments, upload } = texts.empty
  return (
    <Centered
      picture={<GlyphStack />}
      title={title}
      text={hasNone ? withoutDocuments : text}
      action={
        hasNone ? (
          <LinkButton type="primary" to="/documents/new" icon={<Icon name="plus" />}>
            {upload}
          </LinkButton>
        ) : (
          <CreateButton />
        )
      }
    />
  )
}

/** The shape of what follows; nothing for the first 200 ms. */
function Skeletons() {
  const late = useAfter(200)
  return (
    <div role="group" aria-busy="true" aria-label={texts.loading} className="w-list">
      {late && [1, 2].map((key) => <div key={key} className="w-card card w-bones" />)}
    </div>
  )
}
