import { Button } from 'antd'
import { useState } from 'react'
import { asFailure, sentenceOf } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { usePutAwayMutation, useUnansweredQuery } from '../../../api/unanswered.ts'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { Centered } from '../../../ui/Centered.tsx'
import { GlyphStack } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useAfter } from '../../../ui/useAfter.ts'
import { Group } from './Group.tsx'
import { Results, type Outcome } from './Results.tsx'
import { Sections } from '../../../ui/asked/Sections.tsx'
import { texts } from './texts.ts'
import { useGroupKeys } from './useGroupKeys.ts'
import './unanswered.css'

const words = texts.page

export function Component() {
  const { data, error, isFetching, refetch } = useUnansweredQuery(undefined, { refetchOnMountOrArgChange: true })
  const keys = useGroupKeys(data?.groups ?? [])
  const { data: widgets } = useListWidgetsQuery()
  const dispatch = useAppDispatch()
  const [putAway] = usePutAwayMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const [away, setAway] = useState<readonly string[]>()
  const [now] = useState(() => new Date())
  const takeBack = async (turnIds: readonly string[]) => {
    const { error: refusal } = await putAway({ turnIds: [...turnIds], putAway: false })
    setAway(undefined)
    if (refusal === undefined) return
    const description = asFailure(refusal).error
    dispatch(toasted({ title: texts.group.failed, description, variant: 'destructive' }))
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
      </div>
      {outcome && <Results outcome={outcome} onClose={() => setOutcome(undefined)} />}
      {away && (
        <div className="note info" role="status">
          <Icon name="info" />
          <div>
            <p>
              <b>{texts.group.isAway.title}</b> {texts.group.isAway.description}
            </p>
            <Button size="small" onClick={() => void takeBack(away)}>
              {texts.group.takeBack}
            </Button>
          </div>
        </div>
      )}
      {error !== undefined && data === undefined ? (
        <NotLoaded
          {...words.failed}
          text={sentenceOf(error, words.failed.text)}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeletons />
      ) : data.groups.length > 0 ? (
        <ul className="card-list" aria-label={words.list}>
          {data.groups.map((group, index) => (
            <Group
              key={keys[index]}
              group={group}
              widgets={widgets ?? []}
              now={now}
              onSaved={setOutcome}
              onPutAway={setAway}
            />
          ))}
        </ul>
      ) : outcome || away ? null : (
        <Centered
          picture={<GlyphStack />}
          title={words.empty.title}
          text={words.empty.text}
          action={<LinkButton to="/conversations">{words.empty.action}</LinkButton>}
        />
      )}
      {data !== undefined && data.more > 0 && <p className="small muted">{words.more(data.more)}</p>}
    </div>
  )
}

/** The shape of what follows; nothing for the first 200 ms. */
function Skeletons() {
  const late = useAfter(200)
  return (
    <div role="group" aria-busy="true" aria-label={words.list} className="card-list">
      {late && [1, 2, 3].map((key) => <div key={key} className="card vain-bones" />)}
    </div>
  )
}
