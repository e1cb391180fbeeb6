import { useEffect, useEffectEvent } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { useSiteWidgetsQuery } from '../../../api/site-widgets.ts'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { Wait } from '../../../ui/Wait.tsx'
import { wordPressTexts } from '../texts.ts'
import { NoWidgets } from './NoWidgets.tsx'
import type { ReturnSite } from './site.ts'
import type { Choice } from './useConnect.ts'
import { WidgetList } from './WidgetList.tsx'

const { choose: words } = wordPressTexts

interface Props {
  site: ReturnSite
  onDone: (choice: Choice) => void
}

/** Which of the owner's widgets the site gets. Where the plan has none for it, nothing is chosen and nothing is given. */
export function ChooseWidget({ site, onDone }: Props) {
  const { data, error, isFetching, refetch } = useSiteWidgetsQuery(site.origin, { refetchOnMountOrArgChange: true })
  const isRefused = data?.isAllowed === false && !isFetching
  const refuse = useEffectEvent(() => {
    if (data) onDone({ notInPlan: { plan: data.plan, plans: data.plans } })
  })
  useEffect(() => {
    if (isRefused) refuse()
  }, [isRefused])

  if (error !== undefined && data === undefined) {
    return (
      <NotLoaded
        {...words.failed}
        text={sentenceOf(error, words.failed.text)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data?.isAllowed) return <Wait words={words.wait} />
  return data.widgets.length === 0 ? (
    <NoWidgets isFetching={isFetching} onLook={() => void refetch()} onSkip={() => onDone({})} />
  ) : (
    <WidgetList site={site} widgets={data.widgets} onDone={onDone} />
  )
}
