import { Button } from 'antd'
import { lazy, Suspense, useMemo, useRef, useState, type FormEvent } from 'react'
import { useListDocumentsQuery } from '../../../api/documents.ts'
import { goldenApi } from '../../../api/golden.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { useRetentionQuery } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useMedia } from '../../../ui/useMedia.ts'
import type { Intended } from '../history/PublishDialog.tsx'
import { Preview } from '../preview/Preview.tsx'
import { PreviewDialog } from '../preview/PreviewDialog.tsx'
import { texts as previewTexts } from '../preview/texts.ts'
import { Appearance } from './Appearance.tsx'
import { Behavior } from './Behavior.tsx'
import type { Draft } from './draft.ts'
import { Knowledge } from './Knowledge.tsx'
import { MeanwhileNote } from './Meanwhile.tsx'
import { Opening } from './Opening.tsx'
import { FIELDS, problemsOf, summaryOf, type Problems } from './problems.ts'
import { Security } from './Security.tsx'
import { texts } from './texts.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSave } from './useSave.ts'
import { useTyped } from './useTyped.ts'
import './form.css'

// Whoever saves before leaving never sees it.
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'))
// Whoever has no golden questions never sees it.
const PublishDialog = lazy(() => import('../history/PublishDialog.tsx'))

/** A draft, and the version that visitors saw, when it was decided to publish it. */
interface Looked {
  savedAt: string
  version: number
}

interface Props {
  /** What is saved, or what a new widget begins with. */
  initial: Draft
  /** The one that is edited. */
  widget?: WidgetView
  onSaved: (saved: WidgetView) => void
}

export function BuilderForm({ initial, widget, onSaved }: Props) {
  const { typed, base, isDirty, basis, meanwhile, ...form } = useTyped(initial, widget)
  const [wasTried, setTried] = useState(false)
  const [intended, setIntended] = useState<Intended & { looked: Looked }>()
  const dispatch = useAppDispatch()
  const [isPreviewing, setPreviewing] = useState(false)
  const isPhone = useMedia('(max-width: 767px)')
  const element = useRef<HTMLFormElement>(null)
  const asked = useRef<HTMLDivElement>(null)
  const { create, saveDraft, publish, error, forget, isSaving, isPublishing } = useSave(form.refused)
  const draft = useWithoutDeleted(typed)
  const { data: retention } = useRetentionQuery()
  const problems: Problems = wasTried ? problemsOf(draft, retention?.longestDays) : {}
  const isReadOnly = widget?.readOnly ?? false
  const { question, release } = useLeaveGuard(isDirty)
  const change = (some: Partial<Draft>) => {
    forget()
    form.change(some)
  }
  const isWhole = () => {
    const found = problemsOf(draft, retention?.longestDays)
    const wrong = FIELDS.find((field) => found[field] !== undefined)
    setTried(true)
    if (wrong === undefined) return true
    element.current?.querySelector<HTMLElement>(`[name="${wrong}"]:not(:disabled)`)?.focus()
    return false
  }
  const isUpToDate = () => {
    if (meanwhile) asked.current?.focus()
    return !meanwhile
  }
  const choose = (how: () => void, next: () => HTMLElement | null | undefined) => {
    forget()
    how()
    // The pressed button is gone with its notice.
    requestAnimationFrame(() => next()?.focus())
  }
  const kept = (saved: WidgetView) => {
    setTried(false)
    form.saved(saved)
    release()
    onSaved(saved)
  }
  const isBusy = isSaving || isPublishing || isReadOnly
  const saveAsDraft = async (): Promise<WidgetView | undefined> => {
    if (!widget || isBusy || !isUpToDate() || !isWhole()) return undefined
    const saved = isDirty ? await saveDraft(widget.id, draft, basis) : widget
    if (saved) kept(saved)
    return saved
  }
  const publishIt = async (id: string, looked: Looked) => {
    const published = await publish(id, looked)
    setIntended(undefined)
    if (published) kept(published)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!widget) {
      if (isBusy || !isWhole()) return
      const created = await create(draft, base)
      if (created) kept(created)
      return
    }
    const saved = await saveAsDraft()
    if (!saved) return
    if (!saved.draft) {
      dispatch(toasted(texts.asVisitorsSee))
      return
    }
    const { prompt, documentIds, savedAt } = saved.draft
    const looked = { savedAt, version: saved.version }
    const { data } = await dispatch(
      goldenApi.endpoints.goldenQuestions.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    // Golden questions are a help and no gate: where they cannot be read, publishing goes on.
    if (!data?.questions.some(({ widgetId }) => widgetId === widget.id)) await publishIt(widget.id, looked)
    else setIntended({ looked, change: { widget: { widgetId: widget.id, prompt, documentIds } } })
  }

  const part = { draft, problems, onChange: change }
  const hasProblems = Object.keys(problems).length > 0
  const said = hasProblems ? summaryOf(problems) : error
  return (
    <div className="b-two">
      <form ref={element} noValidate aria-busy={isSaving || isPublishing} onSubmit={(event) => void submit(event)}>
        {isReadOnly && (
          <Note tone="warn" title={texts.readOnly}>
            <p>{texts.readOnlyText}</p>
            <LinkButton size="small" to="/subscription-usage">
              {texts.plans}
            </LinkButton>
          </Note>
        )}
        <Behavior {...part} />
        <Knowledge {...part} />
        <Opening {...part} />
        <Appearance {...part} />
        <Security {...part} />
        <div className="b-save">
          {meanwhile && !isSaving && !isPublishing ? (
            <div ref={asked} className="b-said" tabIndex={-1}>
              <MeanwhileNote
                {...{ meanwhile, base, typed }}
                onKeepMine={() => choose(form.keepMine, () => element.current?.querySelector('[type=submit]'))}
                onDropMine={() => choose(form.dropMine, () => document.querySelector('main h1[tabindex]'))}
              />
            </div>
          ) : (
            said !== undefined && (
              <div className="b-said">
                <Note tone="bad">
                  <p>{said}</p>
                </Note>
              </div>
            )
          )}
          <p className="small muted" role="status">
            {isDirty || !widget ? texts.unsaved : widget.draft ? texts.draftSaved : texts.saved}
          </p>
          {isPhone ? (
            <Button icon={<Icon name="eye" />} onClick={() => setPreviewing(true)}>
              {texts.preview}
            </Button>
          ) : (
            <LinkButton to="/widgets">{texts.cancel}</LinkButton>
          )}
          {widget && (
            <Button disabled={isBusy || !isDirty} onClick={() => void saveAsDraft()}>
              {texts.saveDraft}
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            loading={isSaving || isPublishing}
            disabled={isReadOnly || (widget && !isDirty && !widget.draft)}
          >
            {isSaving || isPublishing ? texts.saving : widget ? texts.publish : texts.create}
          </Button>
        </div>
      </form>
      {!isPhone && (
        <aside className="b-see" aria-label={previewTexts.title}>
          <Preview draft={draft} widgetId={widget?.id} />
        </aside>
      )}
      {isPhone && isPreviewing && (
        <PreviewDialog draft={draft} widgetId={widget?.id} onClose={() => setPreviewing(false)} />
      )}
      {intended && widget && (
        <Suspense>
          <PublishDialog
            intended={intended}
            isBusy={isPublishing}
            onClose={() => setIntended(undefined)}
            onConfirm={() => void publishIt(widget.id, intended.looked)}
          />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <LeaveDialog {...question} />
        </Suspense>
      )}
    </div>
  )
}

/** Documents that are deleted meanwhile leave the choice by themselves. */
function useWithoutDeleted(draft: Draft): Draft {
  const { data } = useListDocumentsQuery()
  return useMemo(() => {
    if (!data) return draft
    const there = new Set(data.filter(({ status }) => status !== 'deleted').map(({ id }) => id))
    if (draft.documentIds.every((id) => there.has(id))) return draft
    return { ...draft, documentIds: draft.documentIds.filter((id) => there.has(id)) }
  }, [data, draft])
}
