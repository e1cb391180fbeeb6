import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTalksQuery, type OpenTalk } from '../../api/handover.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepRoom } from '../../ui/keep-room.ts'
import { inOneTab, ring } from './ring.ts'
import { texts } from './texts.ts'
import './handover-alert.css'

const addressOf = ({ widgetId, session }: OpenTalk, more = {}) =>
  `/conversations?${String(new URLSearchParams({ of: widgetId, session, ...more }))}`
/** Who says that they answer finds the field to do so open; who only looks, as by a notification, joins nothing yet. */
const toAnswer = { speak: '' }

/** What stays in place as well, and what is scrolled to, stands below it. */
const roomOfAlert = keepRoom('--alert')

/** On every page, while a visitor waits: a bar, a mark in the title, and once for each a sound and a notification. */
export default function HandoverAlert() {
  const { data } = useTalksQuery()
  const navigate = useNavigate()
  const waiting = data?.talks.filter(({ isAnswered }) => !isAnswered) ?? []
  const told = useRef<Set<string>>(undefined)
  const count = waiting.length

  useEffect(() => {
    if (!data) return
    const known = told.current
    const now = data.talks.filter(({ isAnswered }) => !isAnswered).map((talk) => ({ talk, what: whatOf(talk) }))
    told.current = new Set(now.map(({ what }) => what))
    for (const { talk, what } of now) {
      // What was there when the page was opened is shown, and rings too: nobody may have seen it yet.
      if (known?.has(what)) continue
      void inOneTab(what, () => {
        ring()
        notify(talk, () => void navigate(addressOf(talk)))
      })
    }
  }, [data, navigate])

  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}) `
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title.replace(/^\(\d+\) /, '')
    }
    put()
    // Pages name themselves as they come.
    const seen = new MutationObserver(put)
    seen.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      seen.disconnect()
      document.title = document.title.replace(/^\(\d+\) /, '')
    }
  }, [count])

  const [first] = waiting
  return (
    <div role="status" className="stays-in-sight" ref={roomOfAlert}>
      {first && (
        <p className="wants-person">
          <Icon name="figure" small />
          <span>{texts.bar(count)}</span>
          <Link to={addressOf(first, toAnswer)}>{texts.answer}</Link>
        </p>
      )}
    </div>
  )
}

/** Another state, or another word that is owed, is another thing to tell. */
const whatOf = ({ widgetId, session, state, since, last }: OpenTalk) =>
  `${widgetId} ${session} ${state} ${since} ${last}`

function notify(talk: OpenTalk, open: () => void): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return
  const title = talk.state === 'waiting' ? texts.notification : texts.wrote
  const shown = new Notification(title, { body: talk.last, tag: `docent ${talk.session}` })
  shown.onclick = () => {
    window.focus()
    open()
    shown.close()
  }
}
