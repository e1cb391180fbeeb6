import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAnalyticsQuery, useQuestionWordsQuery, type Analytics } from '../../api/analytics.ts'
import { useMay } from '../../api/hooks.ts'
import { asFailure, sentenceOf } from '../../api/failure.ts'
import { Sections } from '../../ui/asked/Sections.tsx'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Note } from '../../ui/Note.tsx'
import { daysOf, read, todayOf, write, type Address } from './address.ts'
import { Charts } from './charts/Charts.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { Filters } from './Filters.tsx'
import { Lists } from './Lists.tsx'
import { texts } from './texts.ts'
import { Tiles } from './Tiles.tsx'
import './analytics.css'

export function Component() {
  const [params, setParams] = useSearchParams()
  const address = read(params)
  const isEditor = useMay('editor')
  const [today] = useState(() => todayOf(new Date()))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { widgetId, language } = address
  const { data, currentData, error, isFetching, refetch } = useAnalyticsQuery(
    {
      ...daysOf(address.period, today),
      timeZone,
      ...(widgetId !== '' && { widgetId }),
      ...(language !== '' && { language }),
    },
    { refetchOnMountOrArgChange: true },
  )
  const asked = useAsked(data)
  const change = (changes: Partial<Address>) =>
    setParams(write({ ...address, ...changes }), { replace: true, preventScrollReset: true })
  const isRefused = asFailure(error).code === 'analytics_not_in_plan'

  return (
    <div className="wrap analytics">
      <title>{texts.documentTitle}</title>
      <Sections />
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead(timeZone.replaceAll('_', ' '))}</p>
        </div>
        {data && <div className="end">{<ExportMenu analytics={data} asked={asked} />}</div>}
      </div>
      {isRefused ? (
        <Note title={texts.notInPlan}>
          <p>{asFailure(error).error}</p>
          {isEditor && (
            <LinkButton size="small" to="/subscription-usage">
              {texts.plans}
            </LinkButton>
          )}
        </Note>
      ) : (
        <>
          <Filters address={address} analytics={data} onChange={change} />
          {error !== undefined && currentData === undefined ? (
            <NotLoaded
              {...texts.failed}
              text={sentenceOf(error, texts.failed.text)}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          ) : data === undefined ? (
            <Bones />
          ) : (
            <Shown analytics={data} asked={asked} isOld={currentData === undefined} />
          )}
        </>
      )}
    </div>
  )
}

/** While other numbers are fetched, those of before stay, and say so. */
function Shown({ analytics, asked, isOld }: { analytics: Analytics; asked: (string | undefined)[]; isOld: boolean }) {
  const { questions, smallTalk } = analytics.totals
  return (
    <div className={isOld ? 'shown old' : 'shown'} aria-busy={isOld}>
      {questions + smallTalk === 0 ? (
        <div className="card none">
          <Centered picture={<GlyphStack />} {...texts.empty} />
        </div>
      ) : (
        <>
          <Tiles analytics={analytics} />
          <Charts analytics={analytics} />
        </>
      )}
      <div className="figures">
        <Lists analytics={analytics} words={asked} />
      </div>
    </div>
  )
}

/** The words of the questions: chat keeps them, for as long as somebody may read them. */
function useAsked(analytics: Analytics | undefined): (string | undefined)[] {
  const questions = analytics?.questions ?? []
  const ids = questions.flatMap(({ turnIds }) => turnIds).join()
  const { data: words, isError } = useQuestionWordsQuery(ids, { skip: ids === '' })
  return questions.map(({ turnIds }) => {
    const kept = turnIds.map((id) => words?.[id]).find((one) => one !== undefined)
    return kept ?? (words || isError ? texts.top.gone : undefined)
  })
}

function Bones() {
  return (
    <div className="shown" role="status" aria-label={texts.loading}>
      <div className="tiles" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="card analytics-bone" />
        ))}
      </div>
      <div className="card analytics-bone tall" aria-hidden="true" />
    </div>
  )
}
