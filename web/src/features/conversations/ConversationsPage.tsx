import { useDeferredValue, useRef } from 'react'
import type { ConversationKey } from '../../api/conversations.ts'
import { useMay } from '../../api/hooks.ts'
import { useListWidgetsQuery } from '../../api/workspace.ts'
import { Centered } from '../../ui/Centered.tsx'
import { GlyphStack } from '../../ui/Glyph.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { isSame, wantedOf } from './address.ts'
import { ExportButton } from './ExportButton.tsx'
import { Filters } from './Filters.tsx'
import { List } from './List.tsx'
import { Sections } from '../../ui/asked/Sections.tsx'
import { texts } from './texts.ts'
import { Thread } from './Thread.tsx'
import { Waiting } from './person/Waiting.tsx'
import { VisitorButton } from './visitor/VisitorButton.tsx'
import { useAddress, useOpenTurn } from './useAddress.ts'
import '@docent/widget-embed/reading.css'
import './conversations.css'

export function Component() {
  const [address, change] = useAddress()
  useOpenTurn(change)
  const { data: widgets } = useListWidgetsQuery()
  const isBeside = useMedia('(min-width: 1024px)')
  const list = useRef<HTMLDivElement>(null)
  // While a word is typed the list of before stays.
  const wanted = useDeferredValue(JSON.stringify(wantedOf(address)))
  const silent = widgets?.filter(({ keepHistory }) => !keepHistory).map(({ name }) => name) ?? []
  const [isEditor, isOwner] = [useMay('editor'), useMay('owner')]
  const { open } = address
  const close = () => {
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-session]') ?? [])]
    const opened = row.find(({ dataset }) => dataset['session'] === open?.session)
    change({ open: undefined }, false)
    opened?.focus()
  }

  return (
    <div className="wrap inbox">
      <title>{texts.documentTitle}</title>
      <Sections />
      <div className={open && !isBeside ? 'head under' : 'head'}>
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>
            {texts.lead} {silent.length > 0 && texts.historyOff(silent)}
          </p>
        </div>
        <div className="end">
          {isEditor && <VisitorButton />}
          {isOwner && <ExportButton wanted={wantedOf(address)} widgets={widgets ?? []} />}
        </div>
      </div>
      <div className={open ? 'inbox-room opened' : 'inbox-room'}>
        <div className="inbox-list" ref={list} hidden={open !== undefined && !isBeside}>
          <Waiting
            isOpen={(one) => isSame(open, one)}
            onOpen={({ widgetId, session }) => change({ open: { widgetId, session } }, false)}
          />
          <Filters address={address} widgets={widgets ?? []} onChange={change} />
          <List
            key={wanted}
            wanted={JSON.parse(wanted)}
            widgets={widgets ?? []}
            isNarrowed={wanted !== '{}'}
            isOpen={(one: ConversationKey) => isSame(open, one)}
            onOpen={({ widgetId, session }) => change({ open: { widgetId, session } }, false)}
            onShowAll={() => change({ show: 'all', widgetId: undefined, search: '' })}
          />
        </div>
        {open ? (
          <Thread
            key={`${open.widgetId} ${open.session}`}
            conversation={open}
            widget={widgets?.find(({ id }) => id === open.widgetId)}
            speaks={address.speaks}
            onSpoken={() => change({ speaks: false })}
            onClose={close}
          />
        ) : (
          isBeside && (
            <div className="card inbox-none">
              <Centered picture={<GlyphStack />} {...texts.choose} />
            </div>
          )
        )}
      </div>
    </div>
  )
}
