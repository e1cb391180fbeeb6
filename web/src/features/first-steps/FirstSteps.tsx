import { useLocation } from 'react-router'
import { useListDocumentsQuery } from '../../api/documents.ts'
import { useDismissFirstStepsMutation, useFirstStepsQuery } from '../../api/first-steps.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useListWidgetsQuery } from '../../api/workspace.ts'
import { toasted } from '../../ui/toasts/toasts.ts'
import { StepCard } from './StepCard.tsx'
import { StepLine } from './StepLine.tsx'
import { formOn, nextOf, stepsOf } from './steps.ts'
import { texts } from './texts.ts'
import './first-steps.css'

/** Leads a first-time owner, until all is done or it is put away; both are remembered with the account. */
export default function FirstSteps() {
  const form = formOn(useLocation().pathname)
  const { data: steps } = useFirstStepsQuery()
  const isOver = steps === undefined || steps.dismissed || form === undefined
  const { data: documents } = useListDocumentsQuery(undefined, { skip: isOver })
  const { data: widgets } = useListWidgetsQuery(undefined, { skip: isOver })
  const dispatch = useAppDispatch()
  const [dismiss] = useDismissFirstStepsMutation()
  if (isOver || documents === undefined || widgets === undefined) return null

  const readyDocuments = documents.filter(({ status }) => status === 'ready').length
  const list = stepsOf({ readyDocuments, widgetIds: widgets.map(({ id }) => id), steps })
  const putAway = () => {
    dismiss()
      .unwrap()
      .catch(() => dispatch(toasted({ ...texts.notDismissed, variant: 'destructive' })))
    // The button is gone with the list; whoever used the keyboard goes on at the page.
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
  }
  const next = nextOf(list)
  const props = { steps: list, next, host: steps.seen?.host ?? '', onDismiss: putAway }
  return (
    <>
      {form === 'card' ? <StepCard {...props} /> : <StepLine {...props} />}
      <p className="sr" role="status">
        {texts.title}: {texts.done(list.filter(({ isDone }) => isDone).length, list.length)}
      </p>
    </>
  )
}
