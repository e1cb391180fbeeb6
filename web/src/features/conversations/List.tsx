import { Button } from 'antd'
import { useState } from 'react'
import {
  useConversationsQuery,
  type ConversationKey,
  type ConversationView,
  type Wanted,
} from '../../api/conversations.ts'
import { useTalksQuery } from '../../api/handover.ts'
import { useMay } from '../../api/hooks.ts'
import { sentenceOf } from '../../api/failure.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { Centered } from '../../ui/Centered.tsx'
import { addedOn } from '../../ui/format/date.ts'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { OlderPages, type LogPage } from '../../ui/OlderPages.tsx'
import { useAfter } from '../../ui/useAfter.ts'
import { isSame } from './address.ts'
import { Row } from './Row.tsx'
import { texts } from './texts.ts'

interface Props {
  wanted: Wanted
  widgets: readonly WidgetView[]
  isNarrowed: boolean
  isOpen: (one: ConversationView) => boolean
  onOpen: (one: ConversationView) => void
  onShowAll: () => void
}

/** The conversations that fit, a page at a time; each page is loaded again by itself when something is new. */
export function List(props: Props) {
  return (
    <div className="inbox-pages">
      <OlderPages>{(page) => <Page {...props} {...page} />}</OlderPages>
    </div>
  )
}

const NONE: readonly ConversationKey[] = []

function Page({ wanted, cursor, older, ...props }: Props & LogPage) {
  const { data, error, isFetching, refetch } = useConversationsQuery(
    { ...wanted, ...(cursor !== undefined && { cursor }) },
    { refetchOnMountOrArgChange: true },
  )
  const { talks } = useTalksQuery(undefined, {
    selectFromResult: (talking) => ({ talks: talking.data?.talks ?? NONE }),
  })
  const [now] = useState(() => new Date())
  if (error !== undefined && data === undefined) {
    const { title, text, action } = texts.failed
    const words = { title, text: sentenceOf(error, text), action }
    return <NotLoaded {...words} isFetching={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Skeletons />
  const { conversations, next, lookedBackTo } = data
  // What stands above it as a talk is no second one; what somebody looks for is found here all the same.
  const shown = props.isNarrowed
    ? conversations
    : conversations.filter((one) => !talks.some((talk) => isSame(talk, one)))
  if (cursor === undefined && conversations.length === 0 && next === null) return <Nothing {...props} />
  return (
    <>
      {shown.length > 0 && (
        <ul className="inbox-rows card" aria-label={texts.list}>
          {shown.map((one) => (
            <Row
              key={`${one.widgetId} ${one.session}`}
              conversation={one}
              widgetName={
                props.widgets.length > 1
                  ? (props.widgets.find(({ id }) => id === one.widgetId)?.name ?? texts.goneWidget)
                  : undefined
              }
              now={now}
              isOpen={props.isOpen(one)}
              onOpen={() => props.onOpen(one)}
            />
          ))}
        </ul>
      )}
      {older(next, (onOlder) => (
        <div className="inbox-more">
          {lookedBackTo !== null && (
            <p className="small muted" role="status">
              {texts.lookedBack(addedOn(new Date(lookedBackTo), now))}
            </p>
          )}
          <Button onClick={onOlder}>{lookedBackTo === null ? texts.more : texts.lookOn}</Button>
        </div>
      ))}
    </>
  )
}

function Nothing({ isNarrowed, onShowAll }: Pick<Props, 'isNarrowed' | 'onShowAll'>) {
  const isEditor = useMay('editor')
  const { nothingFits, empty } = texts
  return isNarrowed ? (
    <Centered
      picture={<GlyphStack />}
      title={nothingFits.title}
      text={nothingFits.text}
      action={<Button onClick={onShowAll}>{nothingFits.action}</Button>}
    />
  ) : (
    <Centered
      picture={<GlyphStack />}
      title={empty.title}
      text={empty.text}
      action={
        isEditor && (
          <LinkButton type="primary" to="/widgets">
            {empty.action}
          </LinkButton>
        )
      }
    />
  )
}

/** The shape of what follows; nothing for the first 200 ms. */
function Skeletons() {
  const late = useAfter(200)
  return (
    <div role="group" aria-busy="true" aria-label={texts.loading} className="card inbox-rows">
      {late && [1, 2, 3, 4].map((key) => <div key={key} className="inbox-bones" />)}
    </div>
  )
}
